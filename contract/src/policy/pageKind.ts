import {
  autoLabels,
  billWords,
  declarationWords,
  homeLabels,
  homeLetters,
  householdLiability,
  letterWords,
  otherPolicies,
  quoteWords,
  sampleWords,
  umbrellaTitles,
} from "./labels";
import { daysIn } from "./dates";
import { isLetterAlone, labelPhrases, strengthOfFact, type LabelPhrases } from "./match";
import { hasPhrase, keysOf, phraseAt, phrasesOf, type Phrases } from "./phrases";
import { trimSigns } from "./trim";
import { textOf } from "./words";
import type { Fact } from "./fact";
import type { Page } from "./lines";
import type { PolicyKind } from "./types";

/** What the facts of a page are of. `common` holds for the whole policy. */
export type PartName = "home" | "auto" | "both" | "umbrella" | "common" | "none";

type Field = { label: LabelPhrases; low: number; high: number };

const ofHome: readonly Field[] = [
  ...(["dwelling", "otherStructures", "belongings", "livingElsewhere"] as const).map((name) => ({
    label: labelPhrases(homeLabels[name], homeLetters[name]),
    low: 500,
    high: 30_000_000,
  })),
  { label: labelPhrases(householdLiability), low: 25_000, high: 5_000_000 },
];
const injuries = (["injury", "propertyDamage", "uninsuredDrivers"] as const).map((name) => ({
  label: labelPhrases(autoLabels[name]),
  low: 10_000,
  high: 5_000_000,
}));
const ownDamage = (["comprehensiveDeductible", "collisionDeductible"] as const).map((name) => ({
  label: labelPhrases(autoLabels[name]),
  low: 50,
  high: 10_000,
}));
const ofAuto: readonly Field[] = [...injuries, ...ownDamage];
const sample = phrasesOf(sampleWords);
const umbrella = phrasesOf(umbrellaTitles);
const otherPolicy = phrasesOf(otherPolicies);
const quote = phrasesOf(quoteWords);
const bill = phrasesOf(billWords);
const letter = phrasesOf(letterWords);
const declaration = phrasesOf(declarationWords);
const closing = phrasesOf([
  "sincerely",
  "truly your",
  "your truly",
  "atentamente",
  "cordially",
  "faithfully",
  "kind regard",
  "respectfully",
  "cordialmente",
]);
const greeting = phrasesOf(["dear", "estimado", "estimada"]);
const usualPolicy = phrasesOf([
  "homeowner",
  "home policy",
  "auto policy",
  "automobile policy",
  "renter",
  "condominium",
  "personal auto",
  "auto insurance",
  "homeowner policy",
]);

/** How many fields of home and of auto the facts of a page name with an amount that they may have. */
export function countFields(facts: readonly Fact[]): { home: number; auto: number } {
  const count = (fields: readonly Field[]) =>
    fields.filter(({ label, low, high }) =>
      facts.some(
        (fact) =>
          (strengthOfFact(fact, label) >= 2 || isLetterAlone(fact.keys, label.letters[0] ?? "")) &&
          fact.values.some(
            ({ kind, amount }) =>
              kind === "no" ||
              (kind === "percent" && high > 10_000_000) ||
              (kind !== "percent" && amount >= low && amount <= high),
          ),
      ),
    ).length;
  return { home: count(ofHome), auto: count(ofAuto) };
}

/** Whether a page shows an example, or is text of a contract in which amounts are no limits. */
export function isNoDeclaration(page: Page, facts: readonly Fact[]): boolean {
  if (page.lines.slice(0, 6).some(({ words }) => hasPhrase(keysOf(words), sample))) return true;
  const long = page.lines.flatMap(({ cells }) => cells.filter(({ words }) => words.length >= 8));
  const inLong = long.reduce((sum, { words }) => sum + words.length, 0);
  const all = page.lines.reduce((sum, { words }) => sum + words.length, 0);
  const { home, auto } = countFields(facts);
  if (isTitledDeclaration(page)) return false;
  return all > 60 && inLong > all * 0.6 && home + auto < 3;
}

const declarationTitle = phrasesOf(["declaration", "declaracion", "declaracione"]);

/** Whether one of the first lines calls the page declarations, and a later one has a day. */
function isTitledDeclaration({ lines }: Page): boolean {
  const isTitled = lines
    .slice(0, 4)
    .some(({ cells }) =>
      cells.some(({ words }) => words.length <= 8 && hasPhrase(keysOf(words), declarationTitle)),
    );
  return isTitled && lines.some(({ words }) => daysIn(words).length > 0);
}

/** The part that a page is of. */
export function partOf(page: Page, facts: readonly Fact[]): PartName {
  if (isNoDeclaration(page, facts)) return "none";
  const { home, auto } = countFields(facts);
  if (titleHas(page, umbrella, 5) && home < 2 && auto < 4) return "umbrella";
  if (home >= 2 && auto >= 2) return "both";
  if (home >= 2 || (home === 1 && auto === 0)) return "home";
  return auto >= 1 ? "auto" : "common";
}

function titleHas(page: Page, phrases: Phrases, lines = 9): boolean {
  return page.lines
    .slice(0, lines)
    .some(({ cells }) =>
      cells.some(({ words }) => words.length <= 14 && hasPhrase(keysOf(words), phrases)),
    );
}

/** What a file is, by its titles and by how many fields of a policy were found in it. */
export function kindOf(
  pages: readonly Page[],
  parts: readonly PartName[],
  fields: number,
): PolicyKind {
  const [first] = pages;
  if (!first) return "empty";
  const isDeclared = pages.some((page) => titleHas(page, declaration, 14));
  const text = pages.flatMap((page) => page.lines.flatMap(({ words }) => keysOf(words)));
  const isLetter = hasPhrase(text, greeting) && hasPhrase(text, closing);
  if (isLetter && !isDeclared && fields < 6) return "letter";
  const bills = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const to = phraseAt(text, bill, at);
    if (to > at)
      bills.add(
        text
          .slice(at, to)
          .map(({ key }) => key)
          .join(" "),
      );
  }
  if (bills.size >= 3 && fields < 3) return "bill";
  const declared = pages.filter((_, index) => parts[index] !== "none");
  if (
    fields < 4 ||
    parts.every((part) => part === "umbrella" || part === "common" || part === "none")
  ) {
    if (declared.some((page) => titleHas(page, umbrella, 8)) && fields < 4) return "umbrella";
  }
  if (
    declared.some((page) => titleHas(page, otherPolicy, 8) && !titleHas(page, usualPolicy, 8)) &&
    fields < 7
  )
    return "otherPolicy";
  if (declared.some((page) => isQuote(page))) return "quote";
  if (fields >= 2) return "policy";
  if (declared.some((page) => titleHas(page, usualPolicy, 8) && titleHas(page, declaration, 8)))
    return "policy";
  if (isLetter || (hasPhrase(text, letter) && !isDeclared)) return "letter";
  if (bills.size >= 2) return "bill";
  return isDeclared ? "otherPolicy" : "letter";
}

/** A quote says so in its title, and does not call itself declarations. */
function isQuote(page: Page): boolean {
  if (!titleHas(page, quote, 9)) return false;
  const title = page.lines.slice(0, 9).filter(({ words }) => hasPhrase(keysOf(words), quote));
  return (
    !title.every(({ words }) => /not a quote|no quote|this is not/i.test(textOf(words))) &&
    !titleHas(page, phrasesOf(["declaration", "declaracion", "declaracione"]), 6)
  );
}

/** Whether the text of a file is noise, as of fonts without a table of their letters. */
export function isNoise(pages: readonly Page[]): boolean {
  const words = pages
    .flatMap((page) => page.lines.flatMap((line) => line.words))
    .filter(({ text }) => text.length > 2 && !/^[-_.=*|]+$/.test(text));
  if (words.length < 5) return words.length === 0;
  const readable = words.filter(({ text }) =>
    isReadable(trimSigns(text, "(\"'“¿¡#*", '.,:;)/"”*%')),
  );
  return readable.length < words.length * 0.45;
}

const letters = /^[\p{L}'’&/.-]+$/u;
const vowels = /[aeiouyáéíóú]/i;

/** A word with a vowel, an amount, a day or an abbreviation. */
function isReadable(text: string): boolean {
  if (letters.test(text)) return vowels.test(text) || text.length <= 5;
  return /^\$?[\d,./:%-]+$/.test(text) || /^[A-Z\d-]{2,20}$/.test(text);
}
