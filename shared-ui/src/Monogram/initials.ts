import { theme } from "../theme/theme";

/**
 * Two letters that stand for a name: the first ones of two words that matter. Of one word, the first one and the
 * consonant after its first vowel, so that Progressive (PG) and Prudential (PD) differ.
 */
export function initials(name: string): string {
  const words = name.split(/[\s\-/&.,']+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const main = words.filter((word) => !/^(the|of|and|insurance|company|group)$/i.test(word));
  const used = main.length > 0 ? main : words;
  if (used.length === 1) return ofOneWord(used[0] ?? "");
  return used
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}

function ofOneWord(word: string): string {
  const isAcronym = word === word.toUpperCase();
  const [, second] = isAcronym ? [] : (/^.[^aeiouy]*[aeiouy]*([^aeiouy])/iu.exec(word) ?? []);
  return `${[...word][0] ?? ""}${second ?? [...word][1] ?? ""}`.toUpperCase();
}

const { drawMain, drawWarm, drawLeaf, drawSky, drawPlum, drawRose, drawGold } = theme.color;
const tints = [drawMain, drawWarm, drawLeaf, drawSky, drawPlum, drawRose, drawGold];

/** The tint of a name, always the same. */
export function tintOf(name: string): string {
  const hash = [...name].reduce(
    (before, letter) => (before * 5 + (letter.codePointAt(0) ?? 0)) % 997,
    7,
  );
  return tints[hash % tints.length] ?? drawMain;
}
