import { choose, type Candidate } from "./choose";
import { findPhrase, hasPhrase, keysOf, phraseAt, phrasesOf, type Phrases } from "./phrases";
import { placeOf } from "./words";
import type { ReadProperty } from "./types";
import type { Line, Page } from "./lines";

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
