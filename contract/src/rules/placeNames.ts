import { cleanText } from "./cleanText";
import { stateName, usStates } from "./states";

/** Words that a place is written with in more than one way. */
const longWords: Readonly<Record<string, string>> = {
  ...{ st: "saint", ste: "sainte", ft: "fort", mt: "mount", mtn: "mountain" },
  ...{ spgs: "springs", hts: "heights" },
};
const directions: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/**
 * What the spellings of one place's name have in common: the same for "St. Louis" and "SAINT LOUIS",
 * for "Coeur d’Alene" and "Coeur D Alene". Also of the beginning of a name, as it is typed.
 */
export function placeKey(name: string): string {
  const words = cleanText(name)
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, "")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
  return words
    .map((dotted, place) => {
      const word = dotted.replaceAll(".", "");
      // "St" alone may become Stockton.
      const isWhole = place < words.length - 1 || dotted.endsWith(".") || word !== "st";
      const isFirst = place === 0 && words.length > 1;
      return (isWhole && longWords[word]) || (isFirst && directions[word]) || word;
    })
    .join("");
}

/** A text that names a city and maybe its state: "Austin, TX", "St Louis MO", "El Paso, Texas". */
type TypedPlace = { city: string; state: string | null };

/** What a text says of city and state; of a state only where a comma or its code in capitals tells. */
export function readPlace(text: string): TypedPlace {
  const clean = cleanText(text);
  const comma = clean.lastIndexOf(",");
  if (comma > 0) {
    const state = stateOf(clean.slice(comma + 1));
    if (state !== null) return { city: clean.slice(0, comma).trim(), state };
  }
  const [, city = "", code = ""] = /^(.*\S)\s+([A-Z]{2})$/.exec(clean) ?? [];
  return stateName(code) === null ? { city: clean, state: null } : { city, state: code };
}

function stateOf(text: string): string | null {
  const name = cleanText(text).replaceAll(".", "").toLowerCase();
  return (
    usStates.find((each) => each.code.toLowerCase() === name || each.name.toLowerCase() === name)
      ?.code ?? null
  );
}

/** Whether two texts name the same city, however each is spelt; a state behind one counts where `state` is given. */
export function isSameCity(one: string, other: string, state?: string): boolean {
  const read = readPlace(one);
  if (state !== undefined && read.state !== null && read.state !== state) return false;
  return placeKey(read.city) === placeKey(readPlace(other).city);
}
