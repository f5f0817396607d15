import { addressIn, type Address } from "./address";
import { choose, type Candidate } from "./choose";
import { mailingLabels, othersAddress, propertyLabels, sameAs } from "./labels";
import {
  findPhrase,
  hasPhrase,
  keysOf,
  phraseAt,
  phrasesOf,
  type Key,
  type Phrases,
} from "./phrases";
import { placeOf, type Word } from "./words";
import type { ReadProperty } from "./types";
import type { Cell, Line, Page } from "./lines";

const propertyPhrases = phrasesOf(propertyLabels);
const mailing = phrasesOf(mailingLabels);
const others = phrasesOf(othersAddress);
const same = phrasesOf(sameAs);
const ifOther = phrasesOf([
  "if different",
  "if other than",
  "if not",
  "unless otherwise",
  "si es diferente",
  "si es otra",
]);
/** Labels that are words of every day: only as the whole label. */
const plainLabels = new Set([
  "home",
  "property",
  "location",
  "premise",
  "house",
  "residence",
  "ubicacion",
]);

/** The address of the insured home. */
export function readAddress(
  pages: readonly Page[],
): Pick<ReadProperty, "address1" | "city" | "state" | "zip"> {
  const blocks = pages.flatMap((page) => blocksOf(page, propertyPhrases, true));
  const direct = blocks.flatMap((block) => addressIn(block.lines) ?? []);
  const isSame = blocks.some(
    ({ lines, isSame: isSaid, isIfOther }) =>
      isSaid || isIfOther || phraseAt(keysOf(lines[0] ?? []), same, 0) > 0,
  );
  const mails =
    isSame && direct.length === 0
      ? pages.flatMap((page) =>
          blocksOf(page, mailing, false).flatMap(({ lines }) => addressIn(lines) ?? []),
        )
      : [];
  return agreed(direct.length > 0 ? direct : mails) ?? {};
}

/** One address, if all are of the same place. */
function agreed(addresses: readonly Address[]): Address | null {
  const [first] = addresses;
  if (!first) return null;
  const key = ({ address1, zip }: Address) =>
    `${address1.value.toLowerCase().replace(/[^a-z\d]/g, "")} ${zip.value}`;
  return addresses.every((address) => key(address) === key(first)) ? first : null;
}

/** With `isIfOther` the address is only there if it is not that of the insured. */
type Block = { lines: Word[][]; isSame?: true; isIfOther?: boolean };

/** What stands beside and below each label of an address. */
function blocksOf(page: Page, labels: Phrases, isProperty: boolean): Block[] {
  return page.lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at): Block[] => {
      const parts = partsOf(cell);
      return parts.flatMap((words): Block[] => {
        const keys = keysOf(words);
        const start = labelStart(keys, labels);
        const end = phraseAt(keys, labels, start);
        if (end === start) return [];
        const labelEnd = (keys[end - 1]?.word ?? 0) + 1;
        const hasColon = /[:—–-]$/.test(words[labelEnd - 1]?.text ?? "");
        const isPlain = end - start === 1 && plainLabels.has(keys[start]?.key ?? "");
        const behind = words.slice(labelEnd);
        const isIfOther = hasPhrase(keysOf(behind).slice(0, 4), ifOther);
        const rest = isIfOther
          ? []
          : behind.filter(({ text }, i) => i > 0 || !/^[:—–-]$/.test(text));
        if (hasPhrase(keys.slice(0, end), others)) return [];
        if (isProperty && saysSame(rest)) return [{ lines: [], isSame: true }];
        if (
          isPlain &&
          isProperty &&
          !hasColon &&
          rest.length > 0 &&
          !/^\d/.test(rest[0]?.text ?? "")
        )
          return [];
        const isLabelOnly =
          rest.length === 0 || (!hasColon && !/\d/.test(rest.map(({ text }) => text).join("")));
        return [
          {
            isIfOther,
            lines:
              isLabelOnly && !startsSame(rest)
                ? blockAround(page, line, index, cell, at)
                : goingOn(page, index, cell, rest),
          },
        ];
      });
    }),
  );
}

/** Where a label begins: behind "Item 2." and words like "the". */
function labelStart(keys: readonly Key[], labels: Phrases): number {
  const item = keys[0]?.key === "item" && /^\d+$/.test(keys[1]?.key ?? "") ? 2 : 0;
  const isArticle = /^(?:the|your|of)$/.test(keys[item]?.key ?? "");
  return isArticle && phraseAt(keys, labels, item) === item ? item + 1 : item;
}

/** "… is located at the above mailing address". */
const saysSame = (words: readonly Word[]) =>
  hasPhrase(keysOf(words), same) && !words.some(({ text }) => /\d/.test(text));
const startsSame = (words: readonly Word[]) => phraseAt(keysOf(words), same, 0) > 0;

/** The parts of a cell that may begin with a label: behind each sentence's end. */
function partsOf(cell: Cell): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    parts.at(-1)?.push(word);
    if (/;$|[a-z]{4}\.$|\d{5}\.$/.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** A text that begins in the label's cell, with the lines below it. */
function goingOn(page: Page, index: number, cell: Cell, rest: readonly Word[]): Word[][] {
  const [first] = rest;
  return first ? [[...rest], ...below(page, index, [cell.x, first.x], cell.size)] : [];
}

/** The cell beside a label that stands alone, or what is below it. */
function blockAround(page: Page, line: Line, index: number, cell: Cell, at: number): Word[][] {
  const right = line.cells[at + 1];
  const isLabel =
    right &&
    (hasPhrase(keysOf(right.words), others) || phraseAt(keysOf(right.words), mailing, 0) > 0);
  const isText =
    right &&
    !isLabel &&
    !/:$/.test(right.words[0]?.text ?? "") &&
    (/\d/.test(right.words.map(({ text }) => text).join("")) ||
      startsSame(right.words) ||
      right.words.length > 1);
  const under = below(page, index, [cell.x], cell.size);
  const beside =
    isText && right ? [[...right.words], ...below(page, index, [right.x], cell.size)] : [];
  const isBeside = beside.length > 0 && (addressIn(beside) !== null || startsSame(beside[0] ?? []));
  return isBeside ? beside : under;
}

/** The cells below that begin at one of the places, up to five lines. */
function below(page: Page, index: number, starts: readonly number[], size: number): Word[][] {
  const found: Word[][] = [];
  let y = page.lines[index]?.y ?? 0;
  for (const line of page.lines.slice(index + 1, index + 12)) {
    if (line.y - y > size * (found.length === 0 ? 3 : 2.2) || found.length >= 5) break;
    const cell = line.cells.find(({ x }) =>
      starts.some((start) => x > start - 9 && x < start + 16),
    );
    if (!cell) continue;
    y = line.y;
    found.push([...cell.words]);
  }
  return found;
}

const built = phrasesOf([
  "year built",
  "yr built",
  "built in",
  "built",
  "year of construction",
  "ano de construccion",
  "construida en",
  "construido en",
  "construction year",
  "year constructed",
  "constructed",
  "yr blt",
  "year blt",
  "construido",
  "construida",
]);
const area = phrasesOf([
  "living area",
  "square feet",
  "square footage",
  "sq ft",
  "sqft",
  "finished area",
  "heated area",
  "total living area",
  "area habitable",
  "pies cuadrados",
  "superficie habitable",
  "square foot",
  "sq feet",
  "finished square feet",
  "dwelling area",
  "superficie",
  "pie cuadrado",
  "living space",
  "home size",
]);
/** "Year" alone is the one of the building only beside other facts of it. */
const year = phrasesOf(["year", "yr", "ano"]);
const buildingFacts = phrasesOf([
  "construction",
  "construccion",
  "protection class",
  "family",
  "occupancy",
  "number of family",
]);
const areaUnits = phrasesOf([
  "square feet",
  "sq ft",
  "sqft",
  "square foot",
  "sq feet",
  "pies cuadrados",
  "pie cuadrado",
]);
const otherArea = phrasesOf(["garage", "lot", "deck", "porch", "basement", "distance", "hydrant"]);
const otherYear = phrasesOf([
  "roof",
  "replaced",
  "updated",
  "heating",
  "plumbing",
  "wiring",
  "installed",
  "installation",
  "renovated",
  "techo",
]);

/** The year in which the home was built, and its living area in square feet. */
export function readBuilding(
  pages: readonly Page[],
): Pick<ReadProperty, "yearBuilt" | "livingArea"> {
  const years = pages.flatMap((page) =>
    page.lines.flatMap((line, index) => [
      ...numbersNear(page, line, index, built, otherYear, yearOf),
      ...(hasPhrase(keysOf(line.words), buildingFacts)
        ? numbersNear(page, line, index, year, otherYear, yearOf)
        : []),
    ]),
  );
  const areas = pages.flatMap((page) =>
    page.lines.flatMap((line, index) => [
      ...numbersNear(page, line, index, area, otherArea, areaOf),
      ...areasBefore(page, line, index),
    ]),
  );
  const yearBuilt = choose(years);
  const livingArea = choose(areas);
  // "Year built / sq ft   1987 / 2,905": both labels read the first number.
  const isYear = livingArea?.value === yearBuilt?.value;
  return { ...(yearBuilt && { yearBuilt }), ...(livingArea && !isYear && { livingArea }) };
}

const yearOf = (text: string) => {
  const year = /^[(]?((?:1[789]|20)\d\d)[).,;/]*$/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
};
const areaOf = (text: string) => {
  const number = /^[(]?(\d{1,2},\d{3}|\d{3,5})[).,;]*$/.exec(text)?.[1]?.replace(",", "");
  const value = Number(number ?? 0);
  return value >= 200 && value <= 30_000 ? value : null;
};

/** Numbers behind a label on its line, or below it. */
function numbersNear(
  page: Page,
  line: Line,
  index: number,
  label: Phrases,
  not: Phrases,
  read: (text: string) => number | null,
): Candidate<number>[] {
  const found: Candidate<number>[] = [];
  const keys = keysOf(line.words);
  for (let match = findPhrase(keys, label); match; match = findPhrase(keys, label, match.to)) {
    const firstWord = keys[match.from]?.word ?? 0;
    const lastWord = keys[match.to - 1]?.word ?? 0;
    if (hasPhrase(keys.slice(Math.max(0, match.from - 2), match.from), not)) continue;
    const cell = line.cells.find(({ words }) => words.includes(line.words[firstWord]!));
    const behind = line.words.slice(lastWord + 1, lastWord + 5);
    const at = behind.findIndex(({ text }) => read(text) !== null);
    const value = at >= 0 ? read(behind[at]!.text) : null;
    if (value !== null && !/[;]$/.test(line.words[lastWord]?.text ?? "")) {
      const isUnit = phraseAt(keys, areaUnits, match.from) === match.to;
      const isBefore =
        isUnit &&
        areaOf(line.words[firstWord - 1]?.text ?? "") !== null &&
        cell?.words[0] !== line.words[firstWord];
      if (!isBefore)
        found.push({
          value,
          score: match.to - match.from > 1 ? 5 : 4,
          places: [placeOf([...line.words.slice(firstWord, lastWord + 1), behind[at]!])],
        });
      continue;
    }
    const under =
      cell &&
      page.lines
        .slice(index + 1, index + 3)
        .flatMap(({ cells }) => cells)
        .find((each) => each.x < cell.right && each.right > cell.x);
    const below2 = under && read(under.words[0]?.text ?? "");
    if (under && below2)
      found.push({
        value: below2,
        score: 3,
        places: [placeOf([...(cell?.words ?? []), under.words[0]!])],
      });
  }
  return found;
}

/** Numbers in front of their unit: `1,905 sq. ft.`, also where it is on the next line. */
function areasBefore(page: Page, line: Line, index: number): Candidate<number>[] {
  return line.words.flatMap((word, at): Candidate<number>[] => {
    const value = areaOf(word.text);
    if (value === null || /[;]$/.test(word.text)) return [];
    const cell = line.cells.find(({ words }) => words.includes(word));
    const isLast = cell?.words.at(-1) === word;
    const next = isLast
      ? page.lines[index + 1]?.cells.find(({ x }) => Math.abs(x - (cell?.x ?? 0)) < 5)?.words
      : line.words.slice(at + 1, at + 4);
    const unit = keysOf((next ?? []).slice(0, 3));
    if (
      phraseAt(unit, areaUnits, 0) === 0 ||
      hasPhrase(keysOf(line.words.slice(Math.max(0, at - 2), at)), otherArea)
    )
      return [];
    return [{ value, score: 4, places: [placeOf([word, ...(next ?? []).slice(0, 2)])] }];
  });
}
