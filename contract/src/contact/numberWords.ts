/** The words of a digit, in its place. */
const unitWords = [
  "zero oh nought cero",
  "one uno una",
  "two dos",
  "three tres",
  "four cuatro",
  "five cinco",
  "six seis",
  "seven siete",
  "eight ocho",
  "nine niner nueve",
];
/** The words from ten on. */
const teenWords = [
  "ten diez",
  "eleven once",
  "twelve doce",
  "thirteen trece",
  "fourteen catorce",
  "fifteen quince",
  "sixteen dieciseis",
  "seventeen diecisiete",
  "eighteen dieciocho",
  "nineteen diecinueve",
];
/** The words of twenty to twenty-nine that are one word. */
const twentyWords = [
  "",
  "veintiuno veintiun",
  "veintidos",
  "veintitres",
  "veinticuatro",
  "veinticinco",
  "veintiseis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
/** The words of the tens from twenty on. */
const tenWords = [
  "twenty veinte",
  "thirty treinta",
  "forty cuarenta",
  "fifty cincuenta",
  "sixty sesenta",
  "seventy setenta",
  "eighty ochenta",
  "ninety noventa",
];
/** The words of the hundreds. */
const hundredWords = [
  "cien ciento",
  "doscientos doscientas",
  "trescientos trescientas",
  "cuatrocientos cuatrocientas",
  "quinientos quinientas",
  "seiscientos seiscientas",
  "setecientos setecientas",
  "ochocientos ochocientas",
  "novecientos novecientas",
];

const numbered = (words: readonly string[], first: number) =>
  new Map(
    words.flatMap((same, index) => same.split(" ").map((word) => [word, String(index + first)])),
  );
const units = numbered(unitWords, 0);
const belowHundred = new Map([...numbered(teenWords, 10), ...numbered(twentyWords, 20)]);
const tens = numbered(tenWords, 2);
const hundreds = numbered(hundredWords, 1);
const repeats = new Map([
  ["double", 2],
  ["doble", 2],
  ["triple", 3],
]);

/** The words at a place, one at a time, each with what stands before it. */
type Words = (offset: number) => { text: string; gap: string } | undefined;

/** Digits, and of how many words they were read. */
type Said = { digits: string; count: number };

/**
 * The digits of the number that begins at a place of a text: "five", "fifty-five", "noventa y nueve",
 * "five hundred twelve", "double five" and "fiveonetwo". Looks at five words at most.
 */
export function numberInWords(words: Words): Said | undefined {
  const word = words(0)?.text ?? "";
  const times = repeats.get(word);
  if (times !== undefined) {
    const digit = follows(words, 1) && units.get(words(1)?.text ?? "");
    return digit ? { digits: digit.repeat(times), count: 2 } : undefined;
  }
  return hundredsAt(words, word) ?? smallNumber(words, 0) ?? gluedDigits(word);
}

function hundredsAt(words: Words, word: string): Said | undefined {
  const inEnglish = units.has(word) && follows(words, 1) && words(1)?.text === "hundred";
  const digit = inEnglish ? units.get(word) : hundreds.get(word);
  if (digit === undefined) return undefined;
  const count = inEnglish ? 2 : 1;
  const rest = follows(words, count) ? smallNumber(words, count) : undefined;
  return rest
    ? { digits: digit + rest.digits.padStart(2, "0"), count: count + rest.count }
    : { digits: `${digit}00`, count };
}

/** A number below a hundred. */
function smallNumber(words: Words, at: number): Said | undefined {
  const word = words(at)?.text ?? "";
  const digits = units.get(word) ?? belowHundred.get(word);
  if (digits !== undefined) return { digits, count: 1 };
  const ten = tens.get(word);
  if (ten === undefined) return undefined;
  const withY = follows(words, at + 1) && words(at + 1)?.text === "y" ? 1 : 0;
  const unit = follows(words, at + withY + 1)
    ? units.get(words(at + withY + 1)?.text ?? "")
    : undefined;
  return unit === undefined || unit === "0"
    ? { digits: `${ten}0`, count: 1 }
    : { digits: ten + unit, count: withY + 2 };
}

function follows(words: Words, at: number): boolean {
  return /^[\s-]+$/.test(words(at)?.gap ?? "");
}

/** The digits of a word that is made of digits' words only. */
function gluedDigits(word: string): Said | undefined {
  let digits = "";
  let index = 0;
  while (index < word.length) {
    const length = [6, 5, 4, 3, 2].find((each) => units.has(word.slice(index, index + each)));
    if (length === undefined) return undefined;
    digits += units.get(word.slice(index, index + length)) ?? "";
    index += length;
  }
  return digits.length > 1 ? { digits, count: 1 } : undefined;
}
