import { lookalikes } from "./lookalikes";

/** A part of a text, from the first character to before the last. */
export type Part = { from: number; to: number };

/** One plain character, and the part of the written text that it was read from. */
type Read = Part & { char: string; isCapital: boolean };

/** Letters in a row or digits in a row. `gap` is what stands between it and the piece before. */
export type Piece = {
  text: string;
  gap: string;
  isNumber: boolean;
  isCapital: boolean;
  /** Its first character, and the one behind its last, among the characters of the text. */
  start: number;
  end: number;
};

/** A written text, read once: plain characters, and the pieces that they make. */
export type ReadText = {
  chars: readonly Read[];
  pieces: readonly Piece[];
};

/** Reads a text: one shape of each letter and digit, nothing that cannot be seen. */
export function readText(text: string): ReadText {
  const chars = charsOf(text);
  return { chars, pieces: piecesOf(chars) };
}

/** The part of the written text between two of its plain characters. */
export function writtenPart({ chars }: ReadText, start: number, end: number): Part {
  return { from: chars[start]?.from ?? 0, to: chars[end - 1]?.to ?? 0 };
}

/** Where the characters around one end: the next blank or the end of the text, for each of them. */
export function endsOfRuns({ chars }: ReadText): number[] {
  const ends = new Array<number>(chars.length).fill(chars.length);
  let end = chars.length;
  for (let index = chars.length - 1; index >= 0; index -= 1) {
    if (isBlank(chars[index]?.char ?? " ")) end = index;
    ends[index] = end;
  }
  return ends;
}

const isBlank = (char: string) => /^\s$/.test(char);

function charsOf(text: string): Read[] {
  const chars: Read[] = [];
  const known = new Map<string, string[]>();
  let from = 0;
  for (const written of text) {
    const to = from + written.length;
    const shapes = known.get(written) ?? [...plain(written)];
    known.set(written, shapes);
    const isCapital = written !== written.toLowerCase();
    for (const char of shapes) chars.push({ char, from, to, isCapital });
    from = to;
  }
  return chars;
}

function piecesOf(chars: readonly Read[]): Piece[] {
  const pieces: Piece[] = [];
  let gap = "";
  let isOpen = false;
  for (const [index, { char, isCapital }] of chars.entries()) {
    const isNumber = /^\d$/.test(char);
    if (!isNumber && !/^\p{L}$/u.test(char)) {
      gap += char;
      isOpen = false;
      continue;
    }
    const last = pieces.at(-1);
    if (isOpen && last?.isNumber === isNumber) {
      last.text += char;
      last.end = index + 1;
    } else {
      pieces.push({ text: char, gap, isNumber, isCapital, start: index, end: index + 1 });
    }
    gap = "";
    isOpen = true;
  }
  return pieces;
}

// Blank letters, and control characters that are no white space, are not seen either.
const unseen = /^(?:[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]|(?!\s)\p{Cc})$/u;

/** What a character looks like, in small plain letters and digits; nothing where nobody sees it. */
function plain(written: string): string {
  if (/^[ -~]$/.test(written)) return written.toLowerCase().replace("`", "'");
  if (unseen.test(written)) return "";
  if (/^\p{Nd}$/u.test(written)) return digitOf(written);
  if (/^\p{Pd}$/u.test(written)) return "-";
  const shapes = [...written.normalize("NFKD").replace(/\p{M}/gu, "")];
  // A whole sentence in one character is no part of a detail.
  if (shapes.length > 4) return " ";
  const shape = shapes.map(lookalike).join("");
  return /^\(?\d{1,2}[).,]?$/.test(shape) ? shape.replace(/\D/g, "") : shape;
}

function lookalike(char: string): string {
  const small = char.toLowerCase();
  return lookalikes.get(char) ?? lookalikes.get(small) ?? small;
}

/** The value of a decimal digit of any script: a script's ten digits follow each other from zero. */
function digitOf(written: string): string {
  const shape = written.normalize("NFKC");
  if (/^\d$/.test(shape)) return shape;
  const code = written.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
