import { cleanText, plainDigits, splitAtDigits } from "./cleanText";

/** Twelve digits stay exact as numbers, and fit a field. */
export const largestNumber = 999_999_999_999;

/** What a text says as a whole number. */
export type NumberReading =
  | { kind: "empty" }
  /** One number. `fraction` is what stood from its point on, which counts for nothing. */
  | { kind: "number"; value: number; fraction: string }
  /** It may be one of these, the likeliest first: whoever wrote it is asked. */
  | { kind: "doubt"; readings: readonly number[] }
  /** It is not plainly one number. */
  | { kind: "unreadable" };

const unreadable: NumberReading = { kind: "unreadable" };

/** Words that multiply. Those of one or two letters only right behind the digits. */
const multipliers = new Set(
  (
    "k kk m mm mn b bn e h cr mil mill mio mln thou thousand thousands tsd mille grand hundred hundreds " +
    "million millions millon millones billion billions lakh lakhs lac crore crores dozen"
  ).split(" "),
);

const dashBehind = /^[\s.,]*[-\u2010-\u2015\u2212]/;
const signBehind = /^\s*(?:[*^:]|\/\s*$)|^\p{No}/u;
const fractions = /[\u00bc-\u00be\u2044\u2150-\u215f\u2189%\u2030]/;

/** Where thousands are grouped: by commas, blanks or apostrophes of one kind. */
const grouped = /^[1-9]\d{0,2}(?:(,)\d{3}(?:,\d{3})*|( )\d{3}(?: \d{3})*|(')\d{3}(?:'\d{3})*)$/;

const joined = (text: string) => Number(text.replace(/\D/g, ""));

/**
 * The whole number that a text says, however people write it: `$1,800.00`, `1 800`, `USD 1800`,
 * `１８００`. Letters and signs around the number count for nothing, a point ends it. Nothing is left
 * out from between digits so that both sides join: `150-175`, `150k`, `1e3` are unreadable, and
 * `12,50` or `1.800` are asked about.
 */
export function readNumber(text: string): NumberReading {
  const plain = cleanText(plainDigits(text)).replace(/[’‘ʼ]/g, "'").replace(/\s/g, " ");
  const split = splitAtDigits(plain);
  if (split === null) {
    return /^[.,]$/.test(plain) || fractions.test(plain) ? unreadable : { kind: "empty" };
  }
  const reading = isAround(split.before, split.after) ? coreReading(split.core) : unreadable;
  if (numbersOf(reading).some((each) => each > largestNumber)) return unreadable;
  const isEnded =
    reading.kind === "number" && reading.fraction === "" && split.after.startsWith(".");
  return isEnded ? { ...reading, fraction: "." } : reading;
}

function numbersOf(reading: NumberReading): readonly number[] {
  if (reading.kind === "number") return [reading.value];
  return reading.kind === "doubt" ? reading.readings : [];
}

/**
 * A year as a field keeps it: the digits of a text that holds one number, without the letters and signs
 * around it. What has digits apart from each other stays as it is, for the rules to refuse.
 *
 * @example readYear("built 1996") // "1996"
 */
export function readYear(text: string): string {
  const { core = "" } = splitAtDigits(plainDigits(text)) ?? {};
  return /^\d*$/.test(core) ? core : text;
}

/** Whether what stands around the digits says nothing of the amount. */
function isAround(before: string, after: string): boolean {
  if (/[.,/]$/.test(before) || fractions.test(before) || fractions.test(after)) return false;
  if (dashBehind.test(after) || signBehind.test(after)) return false;
  const words = plainWords(after);
  const [next = ""] = /^\s*\p{L}/u.test(after) ? words : [];
  return !isMultiplier(next) && !words.some((word) => word.length > 2 && isMultiplier(word));
}

const isMultiplier = (word: string) =>
  multipliers.has(word) || multipliers.has(word.replace(/usd$/, ""));

const plainWords = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** What the text from the first digit to the last says. */
function coreReading(core: string): NumberReading {
  const [whole = "", ...rest] = core.split(".");
  if (/^\d+$/.test(core) || grouped.test(core)) {
    return { kind: "number", value: joined(core), fraction: "" };
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(core)) return doubt(joined(core), Number(whole));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(core))
    return doubt(joined(core.split(",")[0] ?? ""));
  if (
    rest.length === 1 &&
    /^\d+$/.test(rest[0] ?? "") &&
    (/^\d+$/.test(whole) || grouped.test(whole))
  ) {
    return { kind: "number", value: joined(whole), fraction: `.${rest[0]}` };
  }
  const [, beforeComma = ""] = /^(.*),\d{1,2}$/.exec(core) ?? [];
  if (/^[1-9]\d*$/.test(beforeComma) || (beforeComma.includes(",") && grouped.test(beforeComma))) {
    return doubt(joined(beforeComma), joined(core));
  }
  if (grouped.test(beforeComma)) return doubt(joined(beforeComma));
  if (/^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(core)) return doubt(joined(core));
  return unreadable;
}

const doubt = (...readings: number[]): NumberReading => ({ kind: "doubt", readings });
