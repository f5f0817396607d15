import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { withoutEnd, type Part } from "./plainText";

const gap = String.raw`[ .\-/()[\]·•~*|_]{0,4}`;

/** What may be a number of the United States: 3, 3 and 4 digits, with any signs between them. */
const national = new RegExp(
  String.raw`(?<!\d[.,]?|\$ ?)(?:\+? ?1${gap})?[([]?[2-9]\d{2}${gap}[2-9]\d{2}${gap}\d{2}[ .-]?\d{2}(?!\d)`,
  "gu",
);
/** The same, digit by digit: "5 1 2 5 5 5 0 1 9 9". */
const spaced = /(?<!\d[ .,-]?)[2-9](?:[ .-]\d){9}(?![ .-]?\d)/gu;
/** What may be a number of another country, with its prefix. */
const international = /(?<![\p{L}\d+])(?:\+|00|011[ .-]?) ?(?=[1-9])[\d ().-]{7,24}/gu;
/** Seven digits count only where something says that they are a telephone's. */
const local =
  /(?<!\p{L})(?:call|text|dial|phone|cell|mobile|tel|telephone|whats ?app|ll[aá]m[ea]\p{L}{0,4}|marque|tel[eé]fono|celular|m[oó]vil|(?:my|mi) (?:number|n[uú]mero)(?: is| es)?)[^\p{L}\d]{0,3}(?:(?:me|us|at|al|on|is|es|a)[^\p{L}\d]{1,3}){0,3}([2-9]\d{2}[-.]?(?!0000)\d{4})(?![-.\d])/giu;
const extension = /^[ ,]{0,2}(?:x|ext(?:ensi[oó]n)?\.?)[ .:#]{0,2}\d{1,6}(?!\d)/iu;

/** Telephone numbers as people write them, where nothing says that the number is of a policy or the like. */
export function phoneNumbers(text: string): Part[] {
  return [
    ...[...text.matchAll(national), ...text.matchAll(spaced)].flatMap((match) =>
      isTelephone(match[0]) && !isPartOfWord(text, match)
        ? [partOf(text, match[0], match.index)]
        : [],
    ),
    ...[...text.matchAll(international)].flatMap(({ 0: written, index }) => {
      const prefix = /^(?:\+|00|011[ .-]?) ?/.exec(written)?.[0].length ?? 0;
      const number = withoutEnd(written.slice(prefix), /\D/);
      const [found] = findPhoneNumbersInText(`+${number}`, "US");
      // Longer ones are none of another kind, also where the country writes them otherwise now.
      const isLong = /^(?:\D*\d){10,15}\D*$/.test(number);
      const length = found ? found.endsAt - 1 : isLong ? number.length : 0;
      return length > 0 ? [{ from: index, to: index + prefix + length }] : [];
    }),
    ...[...text.matchAll(local)].map(({ 0: written, 1: number = "", index }) =>
      partOf(text, number, index + written.length - number.length),
    ),
  ].filter((part) => !isNumbered(text, part));
}

function isTelephone(written: string): boolean {
  const digits = written.split(/\D+/).filter(Boolean);
  const groups = digits[0] === "1" ? digits.slice(1) : digits;
  // Limits and deductibles: 250/500/1000.
  const isRound = groups.length === 3 && groups.every((group) => Number(group) % 25 === 0);
  return !isRound && findPhoneNumbersInText(groups.join("-"), "US").length > 0;
}

/** Whether bare digits belong to a word, as in the number of a car or a policy. */
function isPartOfWord(text: string, { 0: written, index }: RegExpExecArray): boolean {
  const after = text.slice(index + written.length, index + written.length + 20);
  if (!/^\d+$/.test(written) || extension.test(after)) return false;
  return /\p{L}$/u.test(text.slice(Math.max(0, index - 1), index)) || /^\p{L}/u.test(after);
}

function partOf(text: string, written: string, from: number): Part {
  const end = from + written.length;
  return { from, to: end + (extension.exec(text.slice(end, end + 24))?.[0].length ?? 0) };
}

const wordsOf = (list: string) => new Set(list.split(/\s+/));

/** A number behind one of these is theirs. */
const numbered = wordsOf(
  `policy policies póliza pólizas poliza polizas license licence licenses licencia licencias lic
  claim claims reclamo reclamos reclamación siniestro siniestros vin vins`,
);
/** Behind one of these, digits without a sign between them. */
const numberedAlike = wordsOf(
  `npn loan préstamo prestamo parcel permit permiso serial account cuenta order pedido reference ref
  referencia case caso`,
);
/** What may stand between such a word and its number. */
const between = wordsOf(
  `no num núm nr number numbers numero número números id code código is was are es era son from of in
  with de del la el con the and or y o s ' # : - ( = º n`,
);

/** Whether the words right before a number say what it is the number of: "claim no. 512…", "póliza: 512…". */
function isNumbered(text: string, { from, to }: Part): boolean {
  const isBare = /^\d+$/.test(text.slice(from, to));
  const words =
    text.slice(Math.max(0, from - 80), from).match(/\p{L}+\.?|\d+|[^\p{L}\d\s]/gu) ?? [];
  for (const [index, written] of [...words.entries()].reverse()) {
    const word = written.toLowerCase();
    if (numbered.has(word) || (isBare && numberedAlike.has(word))) return true;
    const isBetween =
      between.has(word.replace(/\.$/, "")) ||
      // Digits, a state's two letters, the name of a company.
      /^(?:\d+|\p{Lu}\p{L}+)$/u.test(
        written.replace(/^(?:Call|Text|Phone|Cell|Mobile|Tel|Cel)$/, ""),
      ) ||
      (word === "," && /^\d+$/.test(words[index - 1] ?? ""));
    if (!isBetween) return word === "lic." || word === "pol.";
  }
  return false;
}
