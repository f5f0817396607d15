/**
 * How a build fails.
 *
 * - `transport`: its entry did not come, or not what was released
 * - `chunk`: a screen's code did not come
 * - `start`: it came and could not be started
 * - `render`: a screen threw while it rendered, or in an effect
 * - `unhandled`: something threw later, with nobody to catch it
 */
export const failureKinds = ["transport", "chunk", "start", "render", "unhandled"] as const;
export type FailureKind = (typeof failureKinds)[number];

/** For whom a build runs: everybody, some visitors, or those whose stable build failed. */
export type FigureChannel = "stable" | "canary" | "last-good";

/**
 * How fast a build is for people, and the upper bounds of the groups in which that is counted; one
 * group more holds what lies above. `lcp` and `inp` are milliseconds, `cls` is thousandths.
 */
export const vitalBounds = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1_000],
  cls: [10, 25, 50, 100, 150, 250, 500],
} as const;
export type Vital = keyof typeof vitalBounds;

/** The group that a value counts in. */
export function vitalGroup(vital: Vital, value: number): number {
  const group = vitalBounds[vital].findIndex((bound) => value <= bound);
  return group === -1 ? vitalBounds[vital].length : group;
}

/** What tabs told of one build in some days. */
export type BuildFigures = {
  remote: string;
  version: string;
  channel: FigureChannel;
  loads: number;
  failures: Record<FailureKind, number>;
  /** How many values lie in each group of `vitalBounds`. */
  vitals: Record<Vital, number[]>;
};
