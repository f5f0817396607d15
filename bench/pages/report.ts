/** The middle of some figures; the mean of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** The median of the ratios of figures that were measured together. */
export function pairedRatio(own: readonly number[], other: readonly number[]): number {
  return median(own.map((value, place) => value / (other[place] ?? 0)));
}

/** Prints a table of text: the first column to the left, figures to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  console.log(`\n${line(head)}\n${line(head.map((_, column) => (column === 0 ? "---" : "---:")))}`);
  for (const row of rows) console.log(line(row));
}

/** Measures something. Where that fails, says so and lets the rest go on. */
export async function orSay(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.log(`\n**Not measured: ${what}.** ${String(error).split("\n")[0]}`);
    process.exitCode = 1;
  }
}
