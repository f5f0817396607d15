import { factsOf, headOf } from "./facts";
import { countFields, partOf, type PartName } from "./pageKind";
import { hasPhrase, keysOf, phrasesOf } from "./phrases";
import type { Fact } from "./fact";
import type { Page } from "./lines";

/** A page with what it says and what part of the policy it is of. */
export type PagePart = { page: Page; facts: Fact[]; part: PartName };

/** A page that has both home and auto is cut where the titles of its parts stand. */
export function partsOfPage(page: Page): PagePart[] {
  const facts = factsOf(page);
  const part = partOf(page, facts);
  if (part !== "both") return [{ page, facts, part }];
  const cuts = page.lines.flatMap((line, index) => {
    const [only] = line.segments;
    const title = only && headOf(only.label);
    if (!title || only.values.length > 0 || title.length > 8 || line.cells.length > 2) return [];
    const keys = keysOf(title);
    const isHome = hasPhrase(keys, homeTitle);
    const isAuto = hasPhrase(keys, autoTitle);
    return isHome !== isAuto ? [{ index, isHome }] : [];
  });
  const changes = cuts.filter((cut, at) => at === 0 || cut.isHome !== cuts[at - 1]?.isHome);
  if (changes.length < 2) return sideBySide(page, facts);
  const starts = [0, ...changes.slice(1).map(({ index }) => index), page.lines.length];
  return starts.slice(0, -1).map((from, at) => {
    const to = starts[at + 1] ?? page.lines.length;
    const lines = page.lines.map((line, index) =>
      index >= from && index < to ? line : { ...line, words: [], cells: [], segments: [] },
    );
    const own = facts.filter(({ line }) => line >= from && line < to);
    return {
      page: { ...page, lines: lines.filter(({ words }) => words.length > 0) },
      facts: own,
      part: changes[at]?.isHome ? "home" : "auto",
    };
  });
}

/** Home and auto in tables side by side: what either may name is of the one whose labels begin there. */
function sideBySide(page: Page, facts: Fact[]): PagePart[] {
  const of = (count: (one: readonly Fact[]) => number) =>
    facts.filter((fact) => count([fact]) > 0).map(({ x }) => x);
  const homes = of((one) => countFields(one).home);
  const autos = of((one) => countFields(one).auto);
  const away = (xs: readonly number[], x: number) =>
    Math.min(...xs.map((each) => Math.abs(each - x)));
  const isApart = homes.every((x) => away(autos, x) > 80);
  if (!isApart) return [{ page, facts, part: "both" }];
  const isOfAuto = ({ x }: Fact) => away(autos, x) < 10;
  const isOfHome = ({ x }: Fact) => away(homes, x) < 10;
  return [
    { page, facts: facts.filter((fact) => !isOfAuto(fact)), part: "home" },
    { page, facts: facts.filter((fact) => !isOfHome(fact)), part: "auto" },
  ];
}

/** Titles of what is of a home. */
export const homeTitle = phrasesOf([
  "homeowner",
  "home",
  "dwelling",
  "property",
  "renter",
  "condo",
  "condominium",
  "section i",
  "vivienda",
]);
/** Titles of what is of vehicles. */
export const autoTitle = phrasesOf([
  "auto",
  "automobile",
  "vehicle",
  "car",
  "automovil",
  "vehiculo",
]);
