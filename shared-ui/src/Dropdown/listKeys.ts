type Line = { label: string; disabled?: boolean };

/**
 * Where a key moves to in a list. Disabled lines are stopped at too, so that their reason is read;
 * the ends do not wrap.
 */
export function nextLine(lines: readonly Line[], at: number, key: string): number {
  const last = lines.length - 1;
  if (key === "Home") return Math.min(0, last);
  if (key === "End") return last;
  if (key === "ArrowUp") return at < 0 ? last : Math.max(0, at - 1);
  return Math.min(last, at + 1);
}

/** The next line whose label starts with `text`, looking on from `at` and round; -1 if none does. */
export function startingWith(lines: readonly Line[], text: string, at: number): number {
  const wanted = text.toLowerCase();
  // A longer text refines what is already found; a single letter goes on to the next.
  const from = text.length > 1 ? Math.max(0, at) : at + 1;
  for (let step = 0; step < lines.length; step += 1) {
    const index = (from + step) % lines.length;
    if (lines[index]?.label.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
