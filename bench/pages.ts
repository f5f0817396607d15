import { join } from "node:path";
import { chromium } from "@playwright/test";
import { DEMO_PASSWORD } from "@quotehaven/api";
import type { CustomerRoleNumber } from "@quotehaven/contract/schemas";
import { launch, type Browser } from "puppeteer-core";
import { launchOptions } from "../e2e/browser";
import { Api } from "../e2e/people/Api";
import { ownAddress } from "../e2e/people/details";
import { leadToPay } from "../e2e/people/leadToPay";
import { withBundle, type Bundle } from "./bundle/withBundle";
import { measurePolicy } from "./policy";
import { withProduct } from "./product";
import { atLeast, atMost, linesOf, median, type Line } from "./targets";
import { openNext, visit, type Visitor, type Visit } from "./visit";

/** A screen, who looks at it, and a link of its menu. */
type Screen = { path: string; visitor: Visitor; link?: string };
/** Visits of a screen in turn: of the product, and of the same screens as one bundle. */
type Visits = { product: Visit[]; bundle: Visit[]; prerendered: Visit[] };

const landings = ["/", "/agent"];
const publicPages = [...landings, "/your-number/1", "/auth/register/1"];
const deepLinks = ["/profile/application", "/profile/my-quotes", "/agent/profile/leads/all"];

/** First visits of screens on slow 4G with a processor four times slower, `times` of each. */
export function measurePages(times: number): Promise<Line[]> {
  return linesOf("pages", () =>
    withProduct({}, ({ origin: product }, folder) =>
      withBundle(join(folder, "bundle"), product, async (bundle) => {
        const executablePath = launchOptions.executablePath ?? chromium.executablePath();
        const browser = await launch({ executablePath, args: launchOptions.args });
        try {
          const screens = await screensFor(product);
          const visits = new Map<string, Visits>();
          const next: number[] = [];
          for (const screen of screens) {
            const { path, visitor, link } = screen;
            visits.set(path, await visitInTurn(browser, product, bundle, screen, times));
            if (link) next.push(await openNext(browser, product + path, link, visitor));
          }
          const what = "The next screen inside an area";
          return [
            ...judged(visits),
            atMost(what, 100, "ms", Math.max(...next)),
            ...(await measurePolicy(product, times)),
          ];
        } finally {
          await browser.close();
        }
      }),
    ),
  );
}

async function screensFor(origin: string): Promise<Screen[]> {
  const signedIn = async (type: CustomerRoleNumber, name: string) => {
    const api = new Api(origin, ownAddress());
    await api.logIn(type, { email: `${name}@example.com`, password: DEMO_PASSWORD });
    return api;
  };
  const agent = await signedIn(2, "abe.allzips");
  const consumer = await signedIn(1, "sue.submitted");
  const nobody = { sid: null, role: null };
  return [
    ...publicPages.map((path) => ({ path, visitor: nobody })),
    { path: "/profile/application", visitor: await signedIn(1, "sam.saved") },
    { path: "/profile/my-quotes", visitor: consumer, link: "/profile/application" },
    { path: "/agent/profile/leads/all", visitor: agent, link: "/agent/profile/results" },
    { path: `/payment?leadId=${await leadToPay(agent)}`, visitor: agent },
  ];
}

async function visitInTurn(
  browser: Browser,
  product: string,
  { bundle, prerendered, needs }: Bundle,
  { path, visitor }: Screen,
  times: number,
): Promise<Visits> {
  const visits: Visits = { product: [], bundle: [], prerendered: [] };
  for (let turn = 0; turn < times; turn += 1) {
    visits.product.push(await visit(browser, product + path, visitor));
    if (![...landings, ...deepLinks].includes(path)) continue;
    const seen = await visit(browser, bundle + path, visitor);
    needs.set(path, seen.scripts);
    visits.bundle.push(seen);
    visits.prerendered.push(await visit(browser, prerendered + path, visitor));
  }
  return visits;
}

function judged(visits: ReadonlyMap<string, Visits>): Line[] {
  const all = [...visits.keys()];
  /** Of these screens, the highest figure of the product, or the highest ratio to another way. */
  const worst = (
    paths: readonly string[],
    figure: Exclude<keyof Visit, "scripts">,
    other?: "bundle" | "prerendered",
  ) =>
    Math.max(
      ...paths.map((path) => {
        const ways = visits.get(path) ?? { product: [], bundle: [], prerendered: [] };
        const others = other ? ways[other] : [];
        return median(ways.product.map((own, turn) => own[figure] / (others[turn]?.[figure] ?? 1)));
      }),
    );
  const scores = publicPages.map((path) =>
    median((visits.get(path)?.product ?? []).map(({ score }) => score)),
  );
  const first = worst(landings, "firstPaint", "bundle");
  const largest = worst(landings, "largestPaint", "bundle");
  const usable = worst(landings, "usable", "prerendered");
  const deep = worst(deepLinks, "largestPaint", "prerendered");
  return [
    atMost("Landing, first paint, against one bundle", 0.3, "×", first),
    atMost("Landing, largest paint, against one bundle", 0.3, "×", largest),
    atMost("Landing, usable, against one bundle, prerendered", 1.15, "×", usable),
    atMost("Landing, script before it is usable", 240, "KB", worst(landings, "script")),
    atLeast("Public page, performance by Lighthouse", 95, "of 100", Math.min(...scores)),
    atMost("Public page, blocked after its first paint", 200, "ms", worst(publicPages, "blocked")),
    atMost("Deep link, largest paint, against one bundle", 1.1, "×", deep),
    atMost("Round trips to a screen's first paint", 2, "trips", worst(all, "trips")),
    atMost("Longest task while a screen opens", 200, "ms", worst(all, "longestTask")),
    atMost("Layout shift", 0.02, "CLS", worst(all, "layoutShift")),
    atMost("A remote's own script", 55, "KB", worst(all, "ownScript")),
  ];
}
