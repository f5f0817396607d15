/** Which values are the lowest, or the highest; none where all that are known are equal. */
export function extremes(
  values: readonly (number | null)[],
  which: "lowest" | "highest",
): boolean[] {
  const known = values.filter((value) => value !== null);
  const extreme = which === "lowest" ? Math.min(...known) : Math.max(...known);
  return values.map((value) => new Set(known).size > 1 && value === extreme);
}
