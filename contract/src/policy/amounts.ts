import { usStates } from "../rules/states";
import { makes } from "./labels";
import { plainWords } from "./phrases";
import { trimSigns } from "./trim";
import type { Word } from "./words";

/** Something that stands in place of a limit, a deductible or a price. */
export type Value = {
  kind: "money" | "percent" | "pair" | "triple" | "yes" | "no" | "blank";
  /** Whole dollars, percent, or the first of a pair. */
  amount: number;
  /** The other numbers of a pair or triple, in whole dollars. */
  more: readonly number[];
  /** Cents that are not 0. */
  cents: number;
  hasSign: boolean;
  /** Printed with its cents, also if they are 0. */
  hasFraction: boolean;
  /** Behind a plus or minus: what is added or taken off, not what it is. */
  isChange: boolean;
  /** By the day or the month. */
  isRate: boolean;
  /** First word and the one behind the last. */
  from: number;
  to: number;
};

// prettier-ignore
const numberWords: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90, un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5,
  diez: 10, quince: 15, veinte: 20, veinticinco: 25, treinta: 30, cuarenta: 40, cincuenta: 50,
  sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200,
  trescientos: 300, quinientos: 500,
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  mil: 1_000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
};

const plainNumber = /^([-+]?)(\$?)([-+]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?([a-z]{0,8})(-?)$/i;
const units =
  /^(?:days?|months?|mos?|mes|meses|miles|mi|sq|sqft|square|feet|ft|pies|hours?|years?|yrs?|anos|families|family|payments?|pagos|dias?|stories|story)$/i;
const makeNames = new Set([...makes].map((make) => plainWords(make)[0] ?? ""));
const modelYear = /^(?:19[89]|20[0-3])\d$/;
const stateCodes = new Set(usStates.map(({ code }) => code));
const rates = /^(?:day|d[ií]a|month|mo|mes|payment|pago|installment)$/i;

/** The number that one word is, in dollars and cents; null if it is none. */
function numberOf(word: string): {
  dollars: number;
  cents: number;
  hasSign: boolean;
  hasFraction: boolean;
  isChange: boolean;
} | null {
  const bare = trimSigns(word, "([=*", ")],;:*.†");
  const match = plainNumber.exec(repaired(bare));
  if (!match) return null;
  const [
    ,
    before = "",
    sign = "",
    behind = "",
    digits = "",
    fraction = "",
    suffix = "",
    minus = "",
  ] = match;
  const whole = Number(digits.replaceAll(",", ""));
  const scale = scaleOf(suffix, whole, sign !== "");
  if (scale === null || whole > 1e9) return null;
  const value = scale === 1 ? whole : Math.round((whole + Number(fraction || 0)) * scale);
  return {
    dollars: value,
    cents: scale === 1 ? Math.round(Number(fraction || 0) * 100) : 0,
    hasSign: sign !== "",
    hasFraction: fraction.length === 3,
    isChange: before + behind + minus !== "",
  };
}

/** A number of which a scan took digits for letters; only where a sign or a comma shows that it is one. */
function repaired(text: string): string {
  if (!/[OoIl]/.test(text) || !/\d/.test(text) || !/^[-+]?\$?[\dOoIl.,]+$/.test(text)) return text;
  if (!/^[-+]?\$/.test(text) && !text.includes(",")) return text;
  return text.replace(/[Oo]/g, "0").replace(/[Il]/g, "1");
}

/** `M` is a thousand behind limits (`100M`), and a million in `$1M`. */
function scaleOf(suffix: string, whole: number, hasSign: boolean): number | null {
  switch (suffix.toLowerCase()) {
    case "":
    case "usd":
      return 1;
    case "k":
    case "mil":
      return 1_000;
    case "m":
      return whole < 10 && hasSign ? 1_000_000 : 1_000;
    case "mm":
    case "million":
      return 1_000_000;
    default:
      return null;
  }
}

/** Two or three limits in one word: `100/300`, `$100,000/$300,000`, `100/300/50`. */
function limitsIn(word: string): number[] | null {
  const bare = trimSigns(word, "([=", ")],;:*.");
  const parts = bare.split("/");
  if (parts.length < 2 || parts.length > 3) return null;
  const numbers = parts.map((part) => numberOf(part));
  if (numbers.some((number) => number === null || number.cents > 0)) return null;
  const dollars = numbers.map((number) => number?.dollars ?? 0);
  // Days: 04/18/2026.
  if (parts.length === 3 && (parts[2]?.length === 4 || /^0\d$/.test(parts[0] ?? ""))) return null;
  const isShort = dollars.every((amount) => amount < 1_000);
  return isShort ? dollars.map((amount) => amount * 1_000) : dollars;
}

/** The values among words, in their order. Words of a day or an identification are none. */
export function valuesIn(words: readonly Word[]): Value[] {
  const values: Value[] = [];
  let at = 0;
  while (at < words.length) {
    const value = valueAt(words, at);
    if (value) values.push(value);
    at = value ? value.to : at + 1;
  }
  return values;
}

/** What a value has that is not said. */
export const base = {
  more: [],
  cents: 0,
  hasSign: false,
  hasFraction: false,
  isChange: false,
  isRate: false,
};

function valueAt(words: readonly Word[], from: number): Value | null {
  const text = words[from]?.text ?? "";
  const next = words[from + 1]?.text ?? "";
  if (!/[\d$–—-]/.test(text)) return spelledAt(words, from);
  if (/^[-–—]+$/.test(text)) return { ...base, kind: "blank", amount: 0, from, to: from + 1 };
  if (/^[([]?\$$/.test(text) && /^[\dOI]/.test(next))
    return moneyAt(words, from, from + 1, "$" + next);
  const percent = percentAt(words, from);
  if (percent) return percent;
  const limits = limitsIn(text);
  if (limits) {
    const [amount = 0, ...more] = limits;
    const kind = more.length === 1 ? "pair" : "triple";
    return { ...base, kind, amount, more, hasSign: text.includes("$"), from, to: from + 1 };
  }
  return moneyAt(words, from, from, text) ?? spelledAt(words, from);
}

function percentAt(words: readonly Word[], from: number): Value | null {
  const text = words[from]?.text ?? "";
  const next = words[from + 1]?.text ?? "";
  const match = /^[(=]?(\d{1,3}(?:\.\d+)?)(%?)[)/,.;:]*$/.exec(text);
  if (!match) return null;
  const isPercent = match[2] === "%" || /^(?:%|percent|pct|por$)/i.test(next);
  if (!isPercent || (next === "por" && words[from + 2]?.text !== "ciento")) return null;
  const to = match[2] === "%" ? from + 1 : from + (next === "por" ? 3 : 2);
  return { ...base, kind: "percent", amount: Number(match[1]), from, to };
}

function moneyAt(words: readonly Word[], from: number, last: number, text: string): Value | null {
  const number = numberOf(text);
  if (!number) return null;
  const next = words[last + 1]?.text ?? "";
  const [nextWord = ""] = plainWords(next);
  const scale = /^(?:thousand|mil|million|millon)$/.test(nextWord) ? (scales[nextWord] ?? 1) : 1;
  const dollars =
    number.dollars * scale + (scale > 1 ? Math.round((number.cents * scale) / 100) : 0);
  const to = last + (scale > 1 ? 2 : 1);
  const isPlain = !number.hasSign && !text.includes(",") && !number.hasFraction && scale === 1;
  const before = words[from - 1]?.text ?? "";
  const isZip = /^\d{5}$/.test(text) && stateCodes.has(before.replace(/[.,]/g, ""));
  const isModelYear = modelYear.test(text) && makeNames.has(nextWord);
  if (isPlain && (dollars < 100 || isZip || isModelYear || /^(?:[#:]|box)$/i.test(before)))
    return null;
  if (!number.hasSign && units.test(next.replace(/[.,;)]/g, ""))) return null;
  return {
    ...base,
    kind: "money",
    amount: dollars,
    cents: scale > 1 ? 0 : number.cents,
    hasSign: number.hasSign,
    hasFraction: number.hasFraction,
    isChange: number.isChange || before === "+" || (before === "-" && from === 1),
    isRate: isRateAt(words, to),
    from,
    to,
  };
}

/** Whether what follows makes it a rate: `per day`, `a month`, `each day`. */
function isRateAt(words: readonly Word[], at: number): boolean {
  const [first = "", second = "", third = ""] = words
    .slice(at, at + 3)
    .map(({ text }) => text.toLowerCase());
  if (first.startsWith("/day") || first.startsWith("/mo")) return true;
  const plain = (text: string) => (text.split("/")[0] ?? "").replace(/[.,;)]/g, "");
  if (first === "/") return rates.test(plain(second));
  return (
    /^(?:per|a|each|por|al|cada|every)$/.test(first) &&
    (rates.test(plain(second)) || (rates.test(plain(third)) && second === "each"))
  );
}

/** An amount in words: `One hundred thousand dollars`. */
function spelledAt(words: readonly Word[], from: number): Value | null {
  let total = 0;
  let group = 0;
  let to = from;
  while (to < words.length) {
    const parts = plainText(words[to]?.text ?? "");
    const known = parts.filter((part) => part !== "and" && part !== "y");
    if (known.length === 0 && to === from) return null;
    if (parts.length === 0 || !known.every((part) => part in numberWords || part in scales)) break;
    for (const part of known) {
      const scale = scales[part];
      if (scale === undefined) group += numberWords[part] ?? 0;
      else if (scale === 100) group = (group || 1) * 100;
      else {
        total += (group || 1) * scale;
        group = 0;
      }
    }
    to += 1;
  }
  const amount = total + group;
  if (to === from || amount < 100) return null;
  // A scale alone is no amount.
  if (to === from + 1 && plainText(words[from]?.text ?? "").every((part) => part in scales))
    return null;
  return { ...base, kind: "money", amount, hasSign: true, from, to };
}

const plainText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
