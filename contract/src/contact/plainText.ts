/** A part of a text, from the first character to before the last. */
export type Part = { from: number; to: number };

/** A text in plain characters, and where each of them stands in the text as it was written. */
type PlainText = { text: string; places: readonly Part[] };

// Format characters, and the circle around an emoji's digit, are not seen.
const unseen = /^[\p{Cf}\p{Me}\ufe0f]$/u;

/**
 * One shape of each character (NFKC): digits of any script as 0 to 9, any dash as "-", any blank as a
 * space. Characters that nobody sees are left out.
 */
export function plainText(written: string): PlainText {
  let text = "";
  const places: Part[] = [];
  let from = 0;
  for (const char of written) {
    const place = { from, to: from + char.length };
    const plain = plainCharacter(char);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    text += plain;
    from = place.to;
  }
  return { text, places };
}

/** The part of the written text between two of its plain characters. */
export function writtenPart({ places }: PlainText, { from, to }: Part): Part {
  return { from: places[from]?.from ?? 0, to: places[to - 1]?.to ?? 0 };
}

function plainCharacter(char: string): string {
  if (/^[\n -~]$/.test(char)) return char;
  if (unseen.test(char)) return "";
  if (/^[\p{Pd}\u2212]$/u.test(char)) return "-";
  if (/^\p{Zs}$/u.test(char)) return " ";
  if (/^\p{Nd}$/u.test(char)) return digitOf(char);
  if (/^[\u3002\uff61]$/.test(char)) return ".";
  return char.normalize("NFKC");
}

/** The value of a digit of any script: a script's ten digits follow each other from zero. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return /^\d$/.test(char.normalize("NFKC")) ? char.normalize("NFKC") : String(value);
}

/** A text without the characters of a kind at its end. */
export function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}
