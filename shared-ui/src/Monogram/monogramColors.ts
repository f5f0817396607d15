import { brand } from "../theme/brand";

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

/** Always the same colour for the same name. */
export function monogramColor(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return brand.monograms[hash % brand.monograms.length] ?? brand.colors.light.accent;
}
