/** A line of the table. */
export type Line = [what: string, target: string, measured: string, verdict: string];

const verdictOf = (isMet: boolean) => (isMet ? "met" : "**missed**");

/** A figure that must not be higher. @throws where it is none */
export const atMost = (what: string, most: number, unit: string, measured: number): Line => [
  what,
  `at most ${most} ${unit}`,
  shown(measured, unit),
  verdictOf(measured <= most),
];

/** A figure that must not be lower. @throws where it is none */
export const atLeast = (what: string, least: number, unit: string, measured: number): Line => [
  what,
  `at least ${least} ${unit}`,
  shown(measured, unit),
  verdictOf(measured >= least),
];

/** A figure without a target. @throws where it is none */
export const printed = (what: string, unit: string, measured: number): Line => [
  what,
  "printed",
  shown(measured, unit),
  "",
];

function shown(measured: number, unit: string): string {
  if (!Number.isFinite(measured)) throw new Error(`${measured} is no figure.`);
  return `${measured.toFixed(measured < 0.1 ? 3 : measured < 10 ? 2 : 0)} ${unit}`;
}

/** What `measure` gives; where it fails, a line that says why, so that the rest of the table goes on. */
export async function linesOf(what: string, measure: () => Promise<Line[]>): Promise<Line[]> {
  try {
    return await measure();
  } catch (error) {
    process.exitCode = 1;
    return [[what, "", `not measured: ${String(error).split("\n")[0]}`, ""]];
  }
}

/** The value that `percent` of all values do not exceed. @throws where there are none */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}

/** The value in the middle. @throws where there are none */
export const median = (values: readonly number[]) => percentile(values, 50);
