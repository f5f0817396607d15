import { median, pairedRatio } from "./report";
import type { Way } from "./sites";
import type { Visit } from "./visitPage";

/** A number that was measured on a screen, in each turn, each way. */
export type Figures = Record<Way, number[]>;
type Screens = Record<string, Figures>;

/** All that was measured: of each visit's figure by screen, and of opening the next screen. */
export type Found = { visits: Record<string, Record<Way, Visit[]>>; next: Screens };

type Target = {
  what: string;
  of: keyof Visit | "next";
  /** The screens that it is about; without it, the worst of all. */
  screens?: readonly string[];
  most: number;
  /** Whose figure it is a ratio to; without it, the figure itself is judged. */
  against?: "bundle" | "prerendered";
  /** Whether only a remote has such a figure. */
  isOfRemotes?: boolean;
  digits?: number;
};

const landings = ["landing", "agents' landing"];
const deepLinks = ["application", "quotes", "leads", "payment"];

const targets: readonly Target[] = [
  { what: "first paint, ms", of: "firstPaint", screens: landings, most: 0.3, against: "bundle" },
  {
    what: "largest paint, ms",
    of: "largestPaint",
    screens: landings,
    most: 0.3,
    against: "bundle",
  },
  { what: "usable, ms", of: "usable", screens: landings, most: 1.15, against: "prerendered" },
  { what: "script before it is usable, KB", of: "script", screens: landings, most: 240 },
  {
    what: "largest paint, ms",
    of: "largestPaint",
    screens: deepLinks,
    most: 1.15,
    against: "prerendered",
  },
  { what: "round trips to its first paint", of: "trips", most: 2 },
  { what: "the next screen, ms", of: "next", most: 100 },
  { what: "longest task, ms", of: "longestTask", most: 200 },
  { what: "layout shift", of: "shift", most: 0.02, digits: 3 },
  { what: "the remote's own script, KB", of: "ownScript", most: 50, isOfRemotes: true },
];

/** The head of the table that `judged` fills. */
export const targetHead = ["what", "target", "product", "bundle", "×", "prerendered", "×", ""];

/** A row for each target and screen; without screens of its own, a target has one, of the screen with the highest figure. */
export function judged(found: Found): string[][] {
  return targets.flatMap((target) => {
    const all = Object.entries(target.of === "next" ? found.next : figuresOf(found, target.of));
    const { screens } = target;
    const chosen = screens
      ? all.filter(([name]) => screens.includes(name))
      : all
          .toSorted(([, one], [, other]) => median(other.remotes) - median(one.remotes))
          .slice(0, 1);
    return chosen.map(([screen, figures]) => rowOf(target, screen, figures));
  });
}

function figuresOf({ visits }: Found, figure: keyof Visit): Screens {
  const screens = Object.entries(visits).map(([screen, { remotes, bundle, prerendered }]) => {
    const values = (all: Visit[]) => all.map((visit) => visit[figure]);
    const figures: Figures = {
      remotes: values(remotes),
      bundle: values(bundle),
      prerendered: values(prerendered),
    };
    return [screen, figures] as const;
  });
  return Object.fromEntries(screens);
}

/** Nothing where it is a ratio to 0. */
const shownRatio = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : "–");

function rowOf(
  { what, most, against, screens, isOfRemotes, digits = 0 }: Target,
  screen: string,
  figures: Figures,
): string[] {
  const { remotes } = figures;
  const measured = against ? pairedRatio(remotes, figures[against]) : median(remotes);
  const others = (["bundle", "prerendered"] as const).flatMap((way) => [
    median(figures[way]).toFixed(digits),
    shownRatio(pairedRatio(remotes, figures[way])),
  ]);
  return [
    `${screens ? "" : "worst: "}${screen}: ${what}`,
    against ? `${most} × ${against}` : `${most}`,
    median(remotes).toFixed(digits),
    ...(isOfRemotes ? ["–", "–", "–", "–"] : others),
    measured <= most ? "met" : "**missed**",
  ];
}
