import type { Browser } from "@playwright/test";
import { fetchedAgain } from "./fetchedAgain";
import { releasedRemote, strangeFiles, type Again, type Released } from "./released";
import { median, orSay, printTable, ratioOf } from "./report";
import type { Screen } from "./screens";
import type { Sites, Way } from "./sites";
import { nobody, openContext, visit, type Conditions, type Figure, type Reader } from "./visitPage";

const measured = ["landing", "leads", releasedRemote];
const compared = ["remotes", "webpack"] as const;

/**
 * Visits screens, releases one remote anew, and visits them in the same browser again. The rival
 * releases the same change in its own way: built as a whole, by webpack.
 */
export async function measureReleases(
  browser: Browser,
  at: { sites: Sites; screens: readonly Screen[]; people: ReadonlyMap<string, Reader> },
  conditions: Conditions,
  times: number,
): Promise<Released[]> {
  const chosen = at.screens.filter(({ name }) => measured.includes(name));
  if (chosen.length === 0) return [];
  console.log(
    `\n## Again, after a release of ${releasedRemote}, ${conditions.name}; ${times} each`,
  );
  const found: Released[] = [];
  for (const screen of chosen) {
    await orSay(`${screen.name} after a release`, async () => {
      const released: Released = { screen: screen.name, remotes: [], webpack: [] };
      for (let turn = 0; turn < times; turn += 1) {
        for (const way of compared) {
          released[way].push(await visitAround(browser, { ...at, screen, way }, conditions));
        }
      }
      found.push(released);
    });
  }
  print(found);
  return found;
}

async function visitAround(
  browser: Browser,
  at: { sites: Sites; screen: Screen; people: ReadonlyMap<string, Reader>; way: Way },
  conditions: Conditions,
): Promise<Again> {
  const { path, usable, as } = at.screen;
  const reader = at.people.get(as?.email ?? "") ?? nobody;
  const destination = { origin: at.sites.origins[at.way], path, usable, reader };
  const release = at.sites.release[at.way];
  const context = await openContext(browser, destination);
  try {
    const before = await visit(context, destination, conditions);
    await release(true);
    return { ...(await visit(context, destination, conditions)), before };
  } finally {
    await release(false);
    await context.close();
  }
}

const rows: [label: string, of: Figure][] = [
  ["first paint, ms", "firstPaint"],
  ["largest paint, ms", "largestPaint"],
  ["usable, ms", "usable"],
];

function print(found: readonly Released[]): void {
  const again = ({ before, fetched }: Again) => fetchedAgain(before.fetched, fetched).length;
  printTable(
    ["", "remotes", "webpack", "ratio"],
    found.flatMap((each) => {
      const of = (way: "remotes" | "webpack", figure: Figure) =>
        each[way].map((own) => own[figure]);
      return [
        ...rows.map(([label, figure]) => [
          `${each.screen}: ${label}`,
          median(of("remotes", figure)).toFixed(0),
          median(of("webpack", figure)).toFixed(0),
          ratioOf(of("remotes", figure), of("webpack", figure)),
        ]),
        [
          `${each.screen}: files fetched again`,
          median(each.remotes.map(again)).toFixed(0),
          median(each.webpack.map(again)).toFixed(0),
          "",
        ],
        [
          `${each.screen}: of other apps than ${releasedRemote}`,
          `${strangeFiles(each).length}`,
          "",
          "",
        ],
      ];
    }),
  );
}
