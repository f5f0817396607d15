/** The initials of a name: the first of up to two words that matter. */
export function initials(name: string): string {
  const words = name.split(/[\s\-/&.,']+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const main = words.filter((word) => !/^(the|of|and|insurance|company|group)$/i.test(word));
  const used = main.length > 0 ? main : words;
  if (used.length === 1) return (used[0] ?? "").slice(0, 2).toUpperCase();
  return used
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}
