/** Which values are the lowest; none where all that are known are equal. */
export function lowestOf(values: readonly (number | null)[]): boolean[] {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  return values.map((value) => new Set(known).size > 1 && value === lowest);
}
