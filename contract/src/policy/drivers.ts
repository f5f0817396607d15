import { autoExtras, autoLabels, driverLabels, excludedDrivers } from "./labels";
import {
  hasPhrase,
  keysOf,
  keysOfText,
  phraseAt,
  phrasesOf,
  plainWords,
  type Key,
} from "./phrases";
import { placeOf, textOf, type Word } from "./words";
import type { Found, Place } from "./types";
import type { Cell } from "./cells";
import type { Line, Page } from "./lines";

const drivers = phrasesOf(driverLabels);
const additional = phrasesOf([
  "additional driver",
  "other driver",
  "additional operator",
  "conductor adicional",
  "otro conductor",
]);
const excluded = phrasesOf(excludedDrivers);
const nobody = phrasesOf(["none", "ninguno", "no"]);
const heads = new Set(
  plainWords(
    "name nombre date birth dob license licence status age sex gender marital relation relationship type driver number no estado fecha nacimiento information rated points licencia edad sexo operator state edo civil id",
  ),
);
const nameHeads = /^(?:driver )?(?:name|nombre)$/i;
const particles = /^(?:de|del|la|las|los|da|di|van|von|der|y|e)$/;
/** Titles of other parts of a page are written like names. */
const noNames = phrasesOf([
  ...Object.values(autoLabels).flatMap(({ is }): readonly string[] => is),
  ...Object.values(autoExtras).flatMap(({ is }): readonly string[] => is),
  "coverage",
  "vehicle",
  "discount",
  "policy",
  "premium",
  "protect",
  "lienholder",
  "endorsement",
  "household",
  "cobertura",
  "vehiculo",
  "poliza",
  "descuento",
]);
const mostDrivers = 8;

/** How many drivers are named, without those that are excluded. */
export function readDrivers(pages: readonly Page[]): Found<number> | undefined {
  const counts = pages.flatMap((page) =>
    page.lines.flatMap((line, index) =>
      line.cells.flatMap((cell, at) => countAt(page, line, index, cell, at)),
    ),
  );
  const numbered = pages.flatMap((page) => page.lines.flatMap(numberedDrivers));
  if (numbered.length > 0) {
    const kept = numbered.filter(({ isIn }) => isIn);
    const value = new Set(kept.map(({ number }) => number)).size;
    return value > 0 ? { value, places: kept.map(({ place }) => place) } : undefined;
  }
  const known = counts.filter(({ value }) => value > 0 && value <= mostDrivers);
  const [first] = known.toSorted((a, b) => b.value - a.value);
  return first;
}

/** `Driver 1  Odile Marchetti`: each driver with a number of its own. */
function numberedDrivers(line: Line): { number: number; isIn: boolean; place: Place }[] {
  return line.cells.flatMap((cell, at) => {
    const keys = keysOf(cell.words);
    const end = phraseAt(keys, drivers, 0);
    const number = Number(keys[end]?.key);
    // "Drivers: 1 A 2 B" is a list.
    if (/[s:]$/i.test(cell.words[(keys[end]?.word ?? 1) - 1]?.text ?? "")) return [];
    const rest = cell.words.slice((keys[end]?.word ?? 0) + 1);
    const name = rest.length > 0 ? rest : (line.cells[at + 1]?.words ?? []);
    if (end === 0 || !(number >= 1 && number <= mostDrivers) || !isName(textOf(name))) return [];
    const isIn = !hasPhrase(keysOf([...name, ...(line.cells[at + 2]?.words ?? [])]), excluded);
    return [{ number, isIn, place: placeOf([...cell.words, ...name]) }];
  });
}

function countAt(page: Page, line: Line, index: number, cell: Cell, at: number): Found<number>[] {
  const keys = keysOf(cell.words);
  const others = phraseAt(keys, additional, 0);
  const start = /^(?:the|your)$/.test(keys[0]?.key ?? "") ? 1 : 0;
  const end = others || phraseAt(keys, drivers, start);
  if (end === start) return [];
  const labelEnd = (keys[end - 1]?.word ?? 0) + 1;
  const colon = cell.words.slice(0, labelEnd + 3).findIndex(({ text }) => text.endsWith(":"));
  const labelWords = Math.max(labelEnd, colon + 1);
  const rest = cell.words.slice(labelWords);
  const hasColon = /:$/.test(cell.words[labelWords - 1]?.text ?? "");
  const own = hasColon || rest.length === 0 ? rest : isNumbered(rest) ? rest : null;
  if (own === null) return [];
  const sentence = own.findIndex(({ text }) => /^\p{L}{3,}\.$/u.test(text));
  const beside = sentence >= 0 ? own.slice(0, sentence + 1) : [...own, ...besideOf(line, at, own)];
  const place = { places: [placeOf([...cell.words, ...beside])] };
  if (others)
    return hasPhrase(keysOf(beside), nobody) ? [{ value: 1, ...place }] : withNamed(beside, place);
  const named = namesIn(wrapped(page, line, index, cell, beside));
  const under = own.length === 0 && named === 1 ? line.cells[at + 1] : undefined;
  // The first of a list stands beside its label, the others below it.
  const more = under ? rowsBelow(page, index, under) : 0;
  if (named > 0) return [{ value: named + more, ...place }];
  const rows = rowsBelow(page, index, cell);
  return rows > 0 ? [{ value: rows, places: [placeOf(cell.words)] }] : [];
}

function withNamed(words: readonly Word[], place: Pick<Found<number>, "places">): Found<number>[] {
  const names = namesIn(words);
  return names > 0 ? [{ value: names + 1, ...place }] : [];
}

const isNumber = (text: string) => /^\d{1,2}[.)]?$/.test(text);
const isNumbered = (words: readonly Word[]) => /^0?1[.)]?$/.test(words[0]?.text ?? "");

/** The cells to the right up to the next label; behind names, only further names. */
function besideOf(line: Line, at: number, own: readonly Word[]): Word[] {
  const words: Word[] = [];
  for (const cell of line.cells.slice(at + 1)) {
    const isNext = own.length === 0 || isNumber(cell.words[0]?.text ?? "");
    if (!isNext) break;
    if (cell.words.some(({ text }) => text.endsWith(":")) || isHeadRow(keysOf(cell.words))) break;
    words.push(...cell.words);
  }
  return words;
}

/** A list that goes on at the beginning of the next line. */
function wrapped(
  page: Page,
  line: Line,
  index: number,
  cell: Cell,
  words: readonly Word[],
): readonly Word[] {
  const below = page.lines[index + 1];
  if (!below || below.y - line.y > cell.size * 1.6 || !/[,;&-]$/.test(words.at(-1)?.text ?? ""))
    return words;
  const next = below.cells.find(
    ({ x }) => Math.abs(x - cell.x) < 4 || Math.abs(x - (words[0]?.x ?? 0)) < 4,
  );
  return next ? [...words, ...next.words] : words;
}

/** How many people a list names: `A; B`, `A, B and C`, `1 A 2 B`, `LAST, FIRST`. */
function namesIn(words: readonly Word[]): number {
  const text = textOf(words).replace(/\([^()]*(?:\)|$)/g, (inner) =>
    /exclu/i.test(inner) ? " excluded " : " ",
  );
  const parts = text
    .split(/[;,/|]|\s(?:and|y|&)\s|(?:^|\s)\d{1,2}[.):]?(?=\s)/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const people = parts.filter(
    (part) => isName(part) && !hasPhrase(keysOf([{ ...words[0]!, text: part }]), excluded),
  );
  const single = parts.filter((part) => /^[\p{L}'-]+$/u.test(part));
  const isUnsure = parts.some(
    (part) => /\p{L}/u.test(part) && !isName(part) && !single.includes(part),
  );
  if (isUnsure) return 0;
  if (people.length === 0 && single.length >= 2 && single.length % 2 === 0)
    return single.length / 2;
  return people.length;
}

function isName(text: string): boolean {
  const words = text
    .split(/\s+/)
    .filter((word) => !/^(?:excluded|licensed|rated|insured|driver)$/i.test(word));
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || particles.test(word)) &&
    !hasPhrase(keysOfText(text), noNames)
  );
}

const isHeadRow = (keys: readonly Key[]) =>
  keys.length > 0 && keys.every(({ key }) => heads.has(key));

/** The rows of a table of drivers below its title. */
function rowsBelow(page: Page, index: number, title: Cell): number {
  let count = 0;
  let y = page.lines[index]?.y ?? 0;
  let pitch = title.size * 2;
  for (const line of page.lines.slice(index + 1, index + 14)) {
    if (line.y - y > (count === 0 ? title.size * 3 : pitch * 1.5)) break;
    const cells = line.cells.filter(({ x }) => x >= title.x - 8);
    const first = cells.find(({ words }) => !/^#?\d{1,2}[.)]?$/.test(textOf(words)));
    if (!first || first.x > title.x + 150) continue;
    if (count > 0) pitch = Math.min(pitch, line.y - y);
    y = line.y;
    // Names stand in two columns: how many there are is not to be told by the rows.
    if (line.cells.filter(({ words }) => nameHeads.test(textOf(words))).length > 1) return 0;
    if (isHeadRow(keysOf(first.words))) continue;
    const name = textOf(first.words)
      .replace(/^#?\d{1,2}[.)]?\s+/, "")
      .replace(/\s[–—-]\s.*$/, "")
      .replace(/,/g, " ");
    if (!isName(name)) break;
    if (!hasPhrase(keysOf(line.words), excluded)) count += 1;
  }
  return count;
}
