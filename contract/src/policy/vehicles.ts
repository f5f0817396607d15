import { bodies, makes } from "./labels";
import { keysOf, phraseAt, phrasesOf, plainWords } from "./phrases";
import { placeOf, textOf, type Word } from "./words";
import type { Found } from "./types";
import type { Cell } from "./cells";
import type { Line, Page } from "./lines";

/** A vehicle with the place where it is named first. */
export type NamedVehicle = Found<string> & { page: number; y: number };

const makePhrases = phrasesOf([...makes]);
const bodyPhrases = phrasesOf(bodies);
const columnNames = new Set([
  "year",
  "make",
  "model",
  "ano",
  "marca",
  "modelo",
  "yr",
  "trade",
  "name",
]);
const stops = new Set(
  "vin use uso usage usages garaged garaging serial id identification driver drivers operator principal assigned lienholder loss miles annual pleasure commute work territory rated symbol total deducible deductible vehicle class located and with is coverage coverages covered owned financed leased for was will conductor limit limits premiums car auto veh vehiculo limite".split(
    " ",
  ),
);
const gone = /\b(?:deleted|removed|replaced|sold|eliminado|dropped)\b/i;
const longestName = 8;

/** "2023 Nissan Rogue SV (replaces 2012 Nissan Versa S)". */
const isReplaced = (before: Word | undefined) =>
  /^\(?(?:replaces|replacing|formerly|previously|was|reemplaza)$/i.test(before?.text ?? "");

/** The vehicles that some pages name, by year, make and model as printed, without the body. */
export function readVehicles(pages: readonly Page[]): NamedVehicle[] {
  const named = pages.flatMap((page) =>
    page.lines.flatMap((line, index) =>
      gone.test(textOf(line.words)) ? [] : namesIn(page, line, index),
    ),
  );
  const kept: NamedVehicle[] = [];
  for (const vehicle of named) {
    const same = kept.findIndex((other) => isSame(other.value, vehicle.value));
    const before = kept[same];
    if (!before) kept.push(vehicle);
    else if (vehicle.value.length > before.value.length)
      kept[same] = { ...vehicle, page: before.page, y: before.y };
  }
  return kept;
}

const plain = (name: string) => plainWords(name).join("");
const isSame = (a: string, b: string) =>
  plain(a).startsWith(plain(b)) || plain(b).startsWith(plain(a));

function namesIn(page: Page, line: Line, index: number): NamedVehicle[] {
  const names: NamedVehicle[] = [];
  for (let at = 0; at < line.words.length; at += 1) {
    const year = line.words[at];
    if (!year || !isYear(year) || isReplaced(line.words[at - 1])) continue;
    const all = nameAt(page, line, index, at);
    if (!all) continue;
    // "Tesla Model" goes on somewhere else.
    if (isTitle(all.at(-1)!)) continue;
    names.push({
      value: textOf(all)
        .replace(/[(),;:]|\.$/g, "")
        .replace(/\s+/g, " ")
        .trim(),
      places: [placeOf(all)],
      page: line.page,
      y: line.y,
    });
  }
  return names;
}

/** A name with what of it stands on the next line, or in the next cell where that is all there is. */
function nameAt(page: Page, line: Line, index: number, at: number): Word[] | null {
  const name = nameFrom(line, at, false);
  if (!name) return null;
  if (name.hasModel) return [...name.words, ...continuation(page, line, index, name.words)];
  const model = modelBelow(page, line, index, name.words);
  if (model.length > 0) return [...name.words, ...model];
  const crossing = nameFrom(line, at, true);
  return crossing?.hasModel
    ? [...crossing.words, ...continuation(page, line, index, crossing.words)]
    : null;
}

const isYear = ({ text }: Word) => /^\(?(?:19[89]|20[0-3])\d[,:]?$/.test(text);

/** Whether a text names a vehicle by its year and make. */
export function namesVehicle(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const next = keysOf(words.slice(at + 1, at + 4));
    return isYear(word) && phraseAt(next, makePhrases, 0) > 0;
  });
}

const isTitle = ({ text }: Word) => columnNames.has(plainWords(text).join(" "));

/** Year, make and model from the word at which the year stands; null where no make follows. */
function nameFrom(
  line: Line,
  at: number,
  isCrossing: boolean,
): { words: Word[]; hasModel: boolean } | null {
  const rest = line.words
    .slice(at + 1)
    .filter((word, index, all) => !isTitle(word) || /^tesl/i.test(all[index - 1]?.text ?? ""));
  const keys = keysOf(rest.slice(0, 3));
  const makeEnd = phraseAt(keys, makePhrases, 0);
  if (makeEnd === 0) return null;
  const makeWords = (keys[makeEnd - 1]?.word ?? 0) + 1;
  const words = [line.words[at]!, ...rest.slice(0, makeWords)];
  let hasModel = false;
  // Only where the make has a cell of its own is the model in the next one.
  const makeCell = line.cells[cellIn(line, words.at(-1)!)];
  const mayCross = isCrossing || makeCell?.words.length === makeWords;
  for (const word of rest.slice(makeWords)) {
    const last = words.at(-1)!;
    const isNextCell = cellIn(line, word) !== cellIn(line, last);
    if (isYear(word)) break;
    if (isNextCell && (hasModel || !mayCross || !isModelWord(word.text))) break;
    if (words.length >= longestName) break;
    if (/^[|·•]$/.test(word.text) || isStop(word, line, hasModel)) break;
    words.push(word);
    hasModel = true;
    if (/[,;:.)]$/.test(word.text)) break;
  }
  return { words, hasModel };
}

/** What a model may begin with, and no limit or price. */
const isModelWord = (text: string) => /^(?:[A-Za-z][\w-]*|\d{1,4}[A-Za-z]{0,3})$/.test(text);

/** The model below year and make, in the head of a column. */
function modelBelow(page: Page, line: Line, index: number, words: readonly Word[]): Word[] {
  const cell = line.cells[cellIn(line, words.at(-1)!)];
  const below = page.lines[index + 1];
  if (!cell || !below || below.y - line.y > cell.size * 1.6) return [];
  const next = below.cells.find((each) => each.x < cell.right && each.right > cell.x);
  const isModel =
    next !== undefined &&
    next.words.length <= 4 &&
    !next.words.some(isYear) &&
    next.words.every((word) => /^[A-Za-z\d][\w/.-]*$/.test(word.text) && !isStopWord(word.text));
  return isModel ? next.words.filter((word) => !isStop(word, below, true)) : [];
}

const cellIn = ({ cells }: Line, word: Word) =>
  cells.findIndex(({ words }) => words.includes(word));

const isStopWord = (text: string) => stops.has(text.toLowerCase().replace(/[^a-z]/g, ""));

function isStop(word: Word, line: Line, hasModel: boolean): boolean {
  const { text } = word;
  if (isStopWord(text) || /^premium:$/i.test(text) || /^[([$#–—-]/.test(text)) return true;
  if (
    /^[A-HJ-NPR-Z\d]{11,17}$/.test(text) ||
    /^\d{5,}$/.test(text) ||
    /^\d[\d,]*\.\d\d$/.test(text)
  )
    return true;
  const at = line.words.indexOf(word);
  const keys = keysOf(line.words.slice(at, at + 3));
  return hasModel && phraseAt(keys, bodyPhrases, 0) > 0;
}

/** The rest of a name that did not fit into its column; the row's other cells may stand between its lines. */
function continuation(page: Page, line: Line, index: number, words: readonly Word[]): Word[] {
  const cell = line.cells[cellIn(line, words.at(-1)!)];
  if (!cell || cell.words.at(-1) !== words.at(-1)) return [];
  const isBeside = line.cells.length >= 4;
  for (const [at, below] of page.lines.slice(index + 1, index + 3).entries()) {
    if (below.y - line.y > cell.size * 1.45) return [];
    const isRow = isTitle(words.at(-1)!)
      ? true
      : at === 0
        ? isBeside && below.cells.length <= line.cells.length / 2
        : line.cells.length <= 2;
    const next = below.cells.find((each) => Math.abs(each.x - cell.x) < 4);
    if (isRow && next) return isRest(next, cell) ? [...next.words] : [];
  }
  return [];
}

function isRest(next: Cell, cell: Cell): boolean {
  return (
    next.words.length <= 2 &&
    next.right < cell.right + 10 &&
    next.words.every(
      (word) =>
        (/^[A-Za-z][\w-]*$/.test(word.text) ||
          (/^\w$/.test(word.text) && isTitle(cell.words.at(-1)!))) &&
        word.text.length < 11 &&
        !isStopWord(word.text),
    ) &&
    phraseAt(keysOf(next.words), bodyPhrases, 0) === 0
  );
}
