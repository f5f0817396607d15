import { cleanText, plainDigits } from "./cleanText";
import { limits } from "./constants";

/** A day of the calendar; month and day count from 1. */
type CalendarDate = { year: number; month: number; day: number };

const monthFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;

/** Names of months in English and Spanish, whole and short, in the order of the year. */
const months = [
  "jan january ene enero",
  "feb february febrero",
  "mar march marzo",
  "apr april abr abril",
  "may mayo",
  "jun june junio",
  "jul july julio",
  "aug august ago agosto",
  "sep sept september set septiembre setiembre",
  "oct october octubre",
  "nov november noviembre",
  "dec december dic diciembre",
].map((names) => names.split(" "));

/** Words that say nothing which the numbers and the month do not. */
const fillers = new Set(
  (
    "st nd rd th of the on de del el dia monday tuesday wednesday thursday friday saturday sunday mon tue " +
    "tues wed thu thur thurs fri sat sun lunes martes miercoles jueves viernes sabado domingo"
  ).split(" "),
);

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  if (year < limits.firstYear || year > limits.lastCalendarYear) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/**
 * The day a text names: month/day/year with slashes, dashes or dots (one kind throughout), year first,
 * or with its month as an English or Spanish word. Null for anything else: for days that do not exist,
 * outside 1900 to 2099, for a day before its month in numbers, and for a year of two digits.
 *
 * @example parseDate("02/29/2024") // { year: 2024, month: 2, day: 29 }
 * @example parseDate("5 de enero de 1990") // { year: 1990, month: 1, day: 5 }
 */
export function parseDate(text: string): CalendarDate | null {
  const plain = cleanText(plainDigits(text)).replace(/[\u2010-\u2015\u2212]/g, "-");
  const numbers = plain
    .replace(/\s?([/.-])\s?/g, "$1")
    .replace(/^(\d{4}-\d{2}-\d{2})T[\d:.]+Z?$/, "$1");
  const month = monthFirst.exec(numbers);
  if (month) return calendarDate(Number(month[4]), Number(month[1]), Number(month[3]));
  const year = yearFirst.exec(numbers);
  return year
    ? calendarDate(Number(year[1]), Number(year[3]), Number(year[4]))
    : dateInWords(plain);
}

/** A day whose month is a word: `January 5th, 1990`, `5-Jan-1990`, `viernes, 5 de enero de 1990`. */
function dateInWords(text: string): CalendarDate | null {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (plain.length > 60 || !/^[a-z\d\s,.º/-]+$/.test(plain)) return null;
  const words = (plain.match(/[a-z]+/g) ?? []).filter((word) => !fillers.has(word));
  const numbers = plain.match(/\d+/g) ?? [];
  const [name = ""] = words;
  const [year = ""] = numbers.filter((number) => number.length === 4);
  const [day = ""] = numbers.filter((number) => number.length <= 2);
  const isWhole = words.length === 1 && numbers.length === 2 && year !== "" && day !== "";
  if (!isWhole) return null;
  return calendarDate(
    Number(year),
    months.findIndex((names) => names.includes(name)) + 1,
    Number(day),
  );
}
