import { parseDate } from "../rules/readDate";
import { twoDigits } from "../rules/numbers";
import { trimSigns } from "./trim";
import type { Word } from "./words";

/** A day among words, as YYYY-MM-DD. */
export type Day = { day: string; from: number; to: number };

const monthNames =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|set|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|sept|october|november|december)\.?,?$/i;
const shortYear = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/;

/** The days among words: in numbers, ISO, with years of two digits, or with the month as a word. */
export function daysIn(words: readonly Word[]): Day[] {
  const days: Day[] = [];
  const parts = splitRanges(words);
  let at = 0;
  while (at < parts.length) {
    const found = dayAt(parts, at);
    if (found) {
      days.push({
        day: found.day,
        from: parts[at]?.word ?? 0,
        to: (parts[found.to - 1]?.word ?? 0) + 1,
      });
    }
    at = found ? found.to : at + 1;
  }
  return days;
}

type Part = { text: string; word: number };

/** Two days that a dash joins, as parts of their own. */
function splitRanges(words: readonly Word[]): Part[] {
  return words.flatMap(({ text }, word) => {
    const range = /^([\d/.]{6,10})[-–—]([\d/.]{6,10})$/.exec(text);
    return (range ? [range[1] ?? "", range[2] ?? ""] : [text]).map((part) => ({
      text: part,
      word,
    }));
  });
}

function dayAt(parts: readonly Part[], at: number): { day: string; to: number } | null {
  const text = (index: number) => parts[index]?.text ?? "";
  const bare = trimSigns(text(at), "(", "),;:.");
  if (/^\d/.test(bare) && /[/.-]/.test(bare)) {
    const day = parsed(withCentury(repaired(bare)));
    if (day) return { day, to: at + 1 };
  }
  const lengths = startsWords(parts, at);
  for (const length of lengths) {
    const texts = parts.slice(at, at + length).map((part) => part.text);
    const phrase = trimSigns(texts.join(" "), "", "),;:.");
    const day = parsed(phrase);
    if (day) return { day, to: at + length };
  }
  return null;
}

/** How many parts a day in words may have that begins there. */
function startsWords(parts: readonly Part[], at: number): number[] {
  const text = (index: number) => parts[index]?.text ?? "";
  if (monthNames.test(text(at))) return [3, 2];
  if (/^\d{1,2}(?:st|nd|rd|th)?$/i.test(text(at))) {
    if (monthNames.test(text(at + 1))) return [3];
    if (/^(?:de|of)$/i.test(text(at + 1)) && monthNames.test(text(at + 2))) return [5, 4];
  }
  return [];
}

/** Digits that a scan took for letters. */
function repaired(text: string): string {
  if (!/^[\dOIl]{1,4}[/-][\dOIl]{1,2}[/-][\dOIl]{2,4}$/.test(text)) return text;
  return text.replace(/O/g, "0").replace(/[Il]/g, "1");
}

function withCentury(text: string): string {
  const match = shortYear.exec(text);
  return match ? `${match[1]}/${match[3]}/20${match[4]}` : text;
}

function parsed(text: string): string | null {
  const date = parseDate(text);
  if (!date || date.year < 1990) return null;
  return `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)}`;
}

/** Whole months from a day to another, or null where they are not the same day of their months. */
export function monthsBetween(from: string, to: string): number | null {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = to.split("-").map(Number);
  if (Math.abs(day - endDay) > 3 && !(day >= 28 && endDay >= 28) && !(day === 1 && endDay >= 28))
    return null;
  return (endYear - year) * 12 + endMonth - month + (day === 1 && endDay >= 28 ? 1 : 0);
}
