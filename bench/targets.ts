/** One line of what was measured: a figure, and what it was to be. */
export type Judged = {
  what: string;
  target: string;
  measured: string;
  /** Null where nothing was promised. */
  isMet: boolean | null;
  /** How it was measured, in a few words. */
  how: string;
};

/** A figure that is to be at least so much. */
export function atLeast(least: number, measured: number, unit: string) {
  return {
    target: `at least ${least} ${unit}`,
    measured: `${measured.toFixed(2)} ${unit}`,
    isMet: measured >= least,
  };
}

/** A figure that is to be at most so much. */
export function atMost(most: number, measured: number, unit: string, digits = 1) {
  return {
    target: `at most ${most} ${unit}`.trim(),
    measured: `${measured.toFixed(digits)} ${unit}`.trim(),
    isMet: measured <= most,
  };
}

/** A figure without a target. */
export function onlyWatched(measured: string) {
  return { target: "–", measured, isMet: null };
}

/** Prints lines as a table; what was missed is said as loudly as what was met. */
export function printJudged(lines: readonly Judged[]): void {
  const head = ["what", "target", "measured", "", "how"];
  const rows = lines.map(({ what, target, measured, isMet, how }) => [
    what,
    target,
    measured,
    isMet === null ? "" : isMet ? "met" : "**missed**",
    how,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log(`\n${line(head)}\n${line(widths.map((width) => "-".repeat(width)))}`);
  for (const row of rows) console.log(line(row));
}
