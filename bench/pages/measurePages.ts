import { chromium, type Browser } from "@playwright/test";
import { DEMO_PASSWORD } from "@quotehaven/api";
import { launchOptions } from "../../e2e/browser";
import { Api } from "../../e2e/people/Api";
import { leadToPay } from "../../e2e/people/leadToPay";
import { openNext } from "./nextScreen";
import { judged, targetHead, type Found } from "./pageTargets";
import { orSay, printTable } from "./report";
import { payingAgent, screensNamed, screensOf, type Screen } from "./screens";
import { startSites, ways, type Origins, type Way } from "./sites";
import { visit, type Conditions, type Destination } from "./visitPage";

const slow4G: Conditions = { latencyMs: 150, downBytesPerSecond: 200_000, cpuSlowdown: 4 };
const slowProcessor: Conditions = { latencyMs: 0, downBytesPerSecond: -1, cpuSlowdown: 4 };

type At = { browser: Browser; origins: Origins; people: ReadonlyMap<string, Api> };

/**
 * Prints the targets of pages: of the released remotes, and of the same screens as one ordinary bundle, client-rendered,
 * and prerendered with preload tags. All are served alike with the same data; visits take turns. Ratios are medians of pairs.
 *
 * @param times visits of each screen, each way
 * @param wanted how the names of screens begin
 * @throws where no screen has such a name
 */
export async function measurePages(times: number, wanted: string): Promise<void> {
  // A wrong name is refused before anything starts.
  screensNamed(wanted, screensOf(0));
  const { origins, close } = await startSites();
  const browser = await chromium.launch(launchOptions);
  try {
    const people = await signedIn(origins.remotes);
    const at = { browser, origins, people };
    const found: Found = { visits: {}, next: {} };
    for (const screen of screensNamed(wanted, screensOf(await payableLead(people)))) {
      await orSay(screen.name, async () => {
        found.visits[screen.name] = await takeTurns(times, at, screen, (destination) =>
          visit(browser, destination, slow4G),
        );
      });
      const { name, next } = screen;
      if (!next) continue;
      await orSay(`${name} → ${next}`, async () => {
        found.next[`${name} → ${next}`] = await takeTurns(times, at, screen, (from) =>
          openNext(browser, from, next, slowProcessor),
        );
      });
    }
    console.log(`\nSlow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower, ${times} first visits`);
    printTable(targetHead, judged(found));
  } finally {
    await browser.close();
    await close();
  }
}

/** Measures a screen each way in turn; each turn begins with another way. */
async function takeTurns<Measured>(
  times: number,
  { origins, people }: At,
  { path, usable, as }: Screen,
  measure: (destination: Destination) => Promise<Measured>,
): Promise<Record<Way, Measured[]>> {
  const measured: Record<Way, Measured[]> = { remotes: [], bundle: [], prerendered: [] };
  const reader = people.get(as?.email ?? "") ?? { sid: null, role: null };
  for (let turn = 0; turn < times; turn += 1) {
    for (const [place] of ways.entries()) {
      const way = ways[(place + turn) % ways.length] ?? "remotes";
      measured[way].push(await measure({ origin: origins[way], path, usable, reader }));
    }
  }
  return measured;
}

/** A session of each demo person who looks at a screen, by address. */
async function signedIn(origin: string): Promise<Map<string, Api>> {
  const people = new Map<string, Api>();
  for (const { as } of screensOf(0)) {
    if (!as || people.has(as.email)) continue;
    const api = new Api(origin, "127.0.0.1");
    await api.logIn(as.type, { email: as.email, password: DEMO_PASSWORD });
    people.set(as.email, api);
  }
  return people;
}

function payableLead(people: ReadonlyMap<string, Api>): Promise<number> {
  const agent = people.get(payingAgent);
  if (!agent) throw new Error(`Nobody signed in as ${payingAgent}.`);
  return leadToPay(agent);
}
