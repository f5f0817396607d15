import type { Word } from "./words";

/** A plain word for comparison, and the index of the word that it is in. */
export type Key = { key: string; word: number };

/** Words that a phrase begins with, to the phrases, longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Where a phrase was found among keys. `to` is behind its last one. */
export type Match = { from: number; to: number };

/** Letters and signs that a poor scan takes for each other. */
const misread: readonly (readonly [string, string])[] = [
  ["1", "l"],
  ["1", "i"],
  ["l", "i"],
  ["i", "l"],
  ["0", "o"],
  ["c", "e"],
  ["e", "c"],
  ["rn", "m"],
  ["5", "s"],
  ["8", "b"],
];

const known = new Set<string>();

/** The text in plain words: lower case, without accents and without the plural's s. */
export function plainWords(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("(s)", "s");
  return (plain.match(/[a-z\d]+/g) ?? []).map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  return word.slice(0, word.endsWith("sses") ? -2 : -1);
}

/** Phrases ready for {@link findPhrase}. */
export function phrasesOf(texts: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const text of texts) {
    const words = plainWords(text);
    const [first = ""] = words;
    for (const word of words) known.add(word);
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  return byFirst;
}

const corrected = new Map<string, string>();

/** The word as it is known, where a scan misread letters of it. */
function correct(key: string): string {
  if (known.has(key) || key.length < 5 || /^\d+$/.test(key)) return key;
  const before = corrected.get(key);
  if (before !== undefined) return before;
  const better = correction(key) ?? key;
  if (corrected.size < 5_000) corrected.set(key, better);
  return better;
}

function correction(key: string): string | undefined {
  for (const [wrong, right] of misread) {
    if (!key.includes(wrong)) continue;
    const all = key.replaceAll(wrong, right);
    if (known.has(all)) return all;
    for (let at = key.indexOf(wrong); at >= 0; at = key.indexOf(wrong, at + 1)) {
      const once = key.slice(0, at) + right + key.slice(at + wrong.length);
      if (known.has(once)) return once;
    }
  }
  return undefined;
}

const keysOfWord = new WeakMap<Word, readonly string[]>();

/** The keys of some words. */
export function keysOf(words: readonly Word[]): Key[] {
  return words.flatMap((each, word) => {
    const known = keysOfWord.get(each) ?? plainWords(each.text).map(correct);
    keysOfWord.set(each, known);
    return known.map((key) => ({ key, word }));
  });
}

/** The first and longest of the phrases among the keys. */
export function findPhrase(keys: readonly Key[], phrases: Phrases, start = 0): Match | null {
  for (let from = start; from < keys.length; from += 1) {
    const to = phraseAt(keys, phrases, from);
    if (to > from) return { from, to };
  }
  return null;
}

/** Where the longest phrase that begins there ends; `from` where none does. */
export function phraseAt(keys: readonly Key[], phrases: Phrases, from: number): number {
  for (const phrase of phrases.get(keys[from]?.key ?? "") ?? []) {
    if (phrase.every((word, index) => keys[from + index]?.key === word))
      return from + phrase.length;
  }
  return from;
}

/** Whether one of the phrases is among the keys. */
export function hasPhrase(keys: readonly Key[], phrases: Phrases): boolean {
  return findPhrase(keys, phrases) !== null;
}

/** Whether one of the phrases is in the text. */
export function textHas(text: string, phrases: Phrases): boolean {
  return hasPhrase(keysOfText(text), phrases);
}

/** The keys of a text. */
export function keysOfText(text: string): Key[] {
  return plainWords(text).map((key, word) => ({ key: correct(key), word }));
}
