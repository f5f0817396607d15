/** Blanks, control and format characters, and letters that show nothing. Tags are parts of flags. */
const unseen = /[\s\p{Cc}\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;
const tag = /[\u{e0020}-\u{e007f}]/u;

/** A text of which nobody sees anything, also where its signs belong to others: a lone variation selector. */
const nothing = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const isUnseen = (character: string) => unseen.test(character) && !tag.test(character);

/**
 * A text as it is kept: composed (NFC), without the blanks and invisible characters that came with it
 * at its ends; empty where nobody can see anything of it.
 *
 * @example cleanText("\u00a0maya@example.com\u200b") // "maya@example.com"
 */
export function cleanText(text: string): string {
  if (nothing.test(text)) return "";
  const characters = [...text.normalize("NFC")];
  let start = 0;
  while (isUnseen(characters[start] ?? "")) start += 1;
  let end = characters.length;
  while (end > start && isUnseen(characters[end - 1] ?? "")) end -= 1;
  return characters.slice(start, end).join("");
}

const joined =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}" +
  "\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}";

/** A joiner where spelling needs it: between letters of scripts that join them. */
const spelledJoiner = new RegExp(`(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`, "gu");

// Control and format characters, line breaks, and letters that show nothing.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text holds, inside, characters that nobody sees; joiners that its spelling needs are none. */
export function hasHidden(text: string): boolean {
  return hidden.test(cleanText(text).replace(spelledJoiner, ""));
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Each script has its digits in a row, from zero to nine. */
function digitOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

/**
 * A text with the digits of every script as 0 to 9, and signs of full width as usual ones.
 *
 * @example plainDigits("５１２") // "512"
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff0f\uff1a-\uff20]/g, (sign) => sign.normalize("NFKC"))
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",");
}

/** A text in three: before its first digit, from there to its last one, and behind. Null without a digit. */
export function splitAtDigits(
  text: string,
): { before: string; core: string; after: string } | null {
  const first = text.search(/\d/);
  if (first < 0) return null;
  let end = text.length;
  while (!/\d/.test(text[end - 1] ?? "")) end -= 1;
  return { before: text.slice(0, first), core: text.slice(first, end), after: text.slice(end) };
}
