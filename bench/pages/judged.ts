import { atMost, type Judged } from "../targets";
import type { Answered } from "./interactions";
import { strangeFiles, type Released } from "./released";
import { median, pairedRatio } from "./report";
import type { Figure } from "./visitPage";
import type { Visits } from "./Visits";

/** All that was measured. */
export type Found = {
  visits: { network: string; screen: string; visits: Visits[] }[];
  releases: Released[];
  interactions: Answered[];
};

const judgedNetwork = "slow 4G";
const landings = ["landing", "agents' landing"];
const deepLinks = ["application", "quotes", "leads", "payment"];

/** What was to be, for each screen that was measured; ratios are to webpack's app. */
export function judged({ visits, releases, interactions }: Found): Judged[] {
  const slow = visits.filter(({ network }) => network === judgedNetwork);
  const ratio = (figure: Figure, most: number, names: (name: string) => boolean) =>
    slow
      .filter(({ screen }) => names(screen))
      .map(({ screen, visits: own }) => ({
        what: `${screen}: ${words[figure]}`,
        ...atMost(
          most,
          pairedRatio(valuesOf(own, "remotes", figure), valuesOf(own, "webpack", figure)),
          "×",
          2,
        ),
        how: "first visit, median of pairs",
      }));
  const isLanding = (name: string) => landings.includes(name);
  return [
    ...ratio("firstPaint", 0.3, isLanding),
    ...ratio("largestPaint", 0.3, isLanding),
    ...ratio("largestPaint", 1.15, (name) => deepLinks.includes(name)),
    ...slow
      .filter(({ screen }) => isLanding(screen))
      .map(({ screen, visits: own }) => ({
        what: `${screen}: script before it is usable`,
        ...atMost(240, median(valuesOf(own, "remotes", "scriptBytes")) / 1000, "KB"),
        how: "first visit, brotli",
      })),
    ...releases.flatMap(afterRelease),
    ...interactions.flatMap(({ name, pictures, tasks }) => [
      { what: `${name}: delay`, ...atMost(100, median(pictures), "ms", 0), how: "median" },
      { what: `${name}: longest task`, ...atMost(200, Math.max(...tasks), "ms", 0), how: "worst" },
    ]),
    ...worst(visits, "longestTask", { most: 200, unit: "ms", digits: 0 }),
    ...worst(visits, "shift", { most: 0.02, unit: "", digits: 3 }),
  ];
}

const words: Partial<Record<Figure, string>> = {
  firstPaint: "first paint",
  largestPaint: "largest paint",
  longestTask: "longest task",
  shift: "layout shift",
};

function valuesOf(visits: readonly Visits[], way: "remotes" | "webpack", figure: Figure): number[] {
  return visits.map((each) => each[way].first[figure]);
}

function afterRelease(released: Released): Judged[] {
  const { screen, remotes, webpack } = released;
  const usable = pairedRatio(
    remotes.map((each) => each.usable),
    webpack.map((each) => each.usable),
  );
  return [
    {
      what: `${screen}: fetched again of what was not released`,
      ...atMost(0, strangeFiles(released).length, "files", 0),
      how: "second visit, after a release",
    },
    {
      what: `${screen}: usable after a release`,
      ...atMost(1, usable, "×", 2),
      how: "second visit, median of pairs",
    },
  ];
}

/** The worst of all our visits, with where it was. */
function worst(
  visits: Found["visits"],
  figure: Figure,
  { most, unit, digits }: { most: number; unit: string; digits: number },
): Judged[] {
  const all = visits.flatMap(({ network, screen, visits: own }) =>
    own
      .flatMap(({ remotes }) => [remotes.first, remotes.repeated])
      .map((visit) => ({ value: visit[figure], where: `${screen}, ${network}` })),
  );
  const [first] = all.toSorted((one, other) => other.value - one.value);
  if (!first) return [];
  return [
    {
      what: `any screen: ${words[figure]}`,
      ...atMost(most, first.value, unit, digits),
      how: `worst: ${first.where}`,
    },
  ];
}
