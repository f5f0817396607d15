import { stateCode, usStates } from "../rules/states";
import { trimSigns } from "./trim";
import { placeOf, textOf, type Word } from "./words";
import type { Found } from "./types";

/** An address, with the words that each part of it is of. */
export type Address = {
  address1: Found<string>;
  city: Found<string>;
  state: Found<string>;
  zip: Found<string>;
};

const codes = new Set(usStates.map(({ code }) => code));
const suffixes =
  /^(?:st|street|rd|road|ave|avenue|av|dr|drive|ln|lane|ct|court|cir|circle|blvd|boulevard|way|pl|place|ter|terr|terrace|trl|trail|pkwy|parkway|hwy|highway|loop|row|path|bend|run|sq|square|plaza|plz|pike|pass|cove|cv|glen|hollow|ridge|crossing|xing|landing|point|pt|walk|alley|crescent|cres|calle|camino|mesa|commons|close|route|rte|bnd|hl|hill|view|vista|creek|spur|park|knoll|green|grove|manor|mews|heights|hts|gardens|gdns|estates|spring|springs|meadow|meadows|oval|turnpike|tpke|extension|ext|bluff|chase|trace|fork)[.,]?$/i;
const unitWords =
  /^(?:apt|unit|lot|ste|suite|#|no|bldg|fl|apto|apartment|spc|space|trlr|piso|unidad)[.]?$/i;

/** The address in some lines of words: a street that begins with its number, city, state and ZIP code. */
export function addressIn(lines: readonly (readonly Word[])[]): Address | null {
  const words = lines.flat();
  for (let at = 1; at < words.length; at += 1) {
    const zip = /^(\d{5})(?:-\d{4})?[.,;)]?$/.exec(words[at]?.text ?? "")?.[1];
    const state = zip === undefined ? null : stateBefore(words, at);
    if (zip === undefined || !state) continue;
    const street = streetBefore(lines, words, state.from);
    if (!street) continue;
    const found = <Value>(value: Value, of: readonly Word[]) => ({ value, places: [placeOf(of)] });
    return {
      address1: found(trimmed(street.street), street.street),
      city: found(trimmed(street.city), street.city),
      state: found(state.code, words.slice(state.from, at)),
      zip: found(zip, [words[at]!]),
    };
  }
  return null;
}

const trimmed = (words: readonly Word[]) => trimSigns(textOf(words), "", ",;").replace(/\s,/g, ",");

/** The state whose code or name ends before a word. */
function stateBefore(words: readonly Word[], at: number): { code: string; from: number } | null {
  const one = (words[at - 1]?.text ?? "").replace(/[.,]/g, "");
  if (codes.has(one.toUpperCase()) && one.length === 2)
    return { code: one.toUpperCase(), from: at - 1 };
  for (const length of [1, 2]) {
    const name = textOf(words.slice(Math.max(0, at - length), at)).replace(/[.,]/g, "");
    const code = stateCode(
      name.replace(
        /\b(\p{L})(\p{L}*)/gu,
        (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase(),
      ),
    );
    if (code) return { code, from: at - length };
  }
  return null;
}

/** Street and city in front of the state. */
function streetBefore(
  lines: readonly (readonly Word[])[],
  words: readonly Word[],
  end: number,
): { street: Word[]; city: Word[] } | null {
  const start = numberBefore(words, end);
  if (start < 0) return null;
  const part = words.slice(start, end);
  if (part.length < 3 || part.length > 14) return null;
  const cut = cityStart(lines, part);
  if (cut <= 1 || cut >= part.length) return null;
  const city = part.slice(cut, countyAt(part, cut));
  if (city.length > 4 || !city.every(({ text }) => /^\p{L}[\p{L}.'’-]*,?$/u.test(text)))
    return null;
  return { street: part.slice(0, cut), city };
}

/** Where a county begins behind the city; the end where there is none. */
function countyAt(part: readonly Word[], city: number): number {
  const comma = part.findIndex(({ text }, at) => at >= city && text.endsWith(","));
  return comma >= 0 && comma < part.length - 1 ? comma + 1 : part.length;
}

/** Where the number of the house stands: the first in the last lines that is followed by a name. */
function numberBefore(words: readonly Word[], end: number): number {
  for (let at = Math.max(0, end - 14); at < end - 2; at += 1) {
    const next = words[at + 1]?.text ?? "";
    const isNumber = /^(?:\d{1,6}[A-Za-z]?|\d{1,5}-\d{1,5}|[NSEW]\d{1,5})$/.test(
      words[at]?.text ?? "",
    );
    const isAfterUnit =
      unitWords.test(words[at - 1]?.text ?? "") ||
      /^(?:box|road|route|highway|hwy|rd|lot)$/i.test(words[at - 1]?.text ?? "");
    if (isNumber && !isAfterUnit && /^[\p{L}\d]/u.test(next)) return at;
  }
  return -1;
}

/** Where the city begins: behind the last comma, on a line of its own, or behind the street's last word. */
function cityStart(lines: readonly (readonly Word[])[], part: readonly Word[]): number {
  const commas = part.flatMap(({ text }, index) =>
    text.endsWith(",") && index < part.length - 1 ? [index + 1] : [],
  );
  const lastComma = commas.at(-1);
  const [first] = commas;
  const lineBegins = part.findIndex((word, at) => at > 1 && isFirstOfLine(lines, word));
  // "Pueblo, Pueblo, CO": a county between the city and the state.
  const hasCounty = first !== undefined && lineBegins > 1 && first > lineBegins;
  if (hasCounty && !unitWords.test(part[lineBegins]?.text ?? "")) return lineBegins;
  if (lastComma !== undefined) {
    const after = part.slice(lastComma);
    const isUnit = unitWords.test(after[0]?.text ?? "");
    if (!isUnit) return lastComma;
    return lastComma + Math.min(2, after.length - 1);
  }
  const lastWord = part.at(-1);
  const ownLine = lines.find((line) => lastWord && line.includes(lastWord));
  const lineStart = ownLine ? part.findIndex((word) => word === ownLine[0]) : -1;
  if (lineStart > 1) return lineStart;
  return afterStreet(part);
}

const isFirstOfLine = (lines: readonly (readonly Word[])[], word: Word) =>
  lines.some(([begin]) => begin === word);

function afterStreet(part: readonly Word[]): number {
  let cut = -1;
  for (let at = 2; at < part.length - 1; at += 1) {
    const text = part[at]?.text ?? "";
    if (suffixes.test(text) && (cut < 0 || at === cut)) cut = at + 1;
    else if (cut === at && unitWords.test(text)) cut = Math.min(at + 2, part.length - 1);
    else if (cut === at && /^#\w+$/.test(text)) cut = at + 1;
  }
  return cut;
}
