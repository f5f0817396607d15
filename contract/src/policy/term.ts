import { choose, type Candidate } from "./choose";
import { daysIn, monthsBetween } from "./dates";
import {
  effectiveLabels,
  expiryLabels,
  monthWords,
  notTotal,
  otherDays,
  previousTerm,
  termLabels,
  totalLabels,
  wholePrice,
} from "./labels";
import { isFillerKey, type Cell, type Line, type Page } from "./lines";
import {
  findPhrase,
  hasPhrase,
  keysOf,
  phraseAt,
  phrasesOf,
  textHas,
  type Key,
  type Match,
} from "./phrases";
import { namesVehicle } from "./vehicles";
import { placeOf, textOf, type Word } from "./words";
import type { Fact, FactValue } from "./facts";
import type { Found, PolicyPrice, PolicyTerm } from "./types";

const effective = phrasesOf(effectiveLabels);
const expiry = phrasesOf(expiryLabels);
const term = phrasesOf(termLabels);
const other = phrasesOf(otherDays);
const previous = phrasesOf(previousTerm);
const declared = phrasesOf(["declaration effective"]);

const ends = phrasesOf([
  "to",
  "until",
  "hasta",
  "through",
  "thru",
  "expiration",
  "expire",
  "expiry",
]);

/** A day with how well its label says that it begins or ends the term. */
type DayRead = {
  day: string;
  isStart: boolean;
  begins: number;
  ends: number;
  order: number;
  words: readonly Word[];
  /** "Declarations effective": of a change, unless a second day follows. */
  isDeclared: boolean;
};

/** The days on which a policy begins and ends. */
export function readDays(pages: readonly Page[]): Pick<PolicyTerm, "effectiveOn" | "expiresOn"> {
  const days = pages.flatMap((page) => daysOfPage(page));
  const pair = choose(days.flatMap((from) => days.flatMap((to) => pairOf(from, to))));
  if (pair) {
    const [begin, end] = pair.value.split(" ");
    const [first, second] = pair.places;
    return {
      effectiveOn: { value: begin ?? "", places: first ? [first] : [] },
      expiresOn: { value: end ?? "", places: second ? [second] : [] },
    };
  }
  const start = choose(
    days.filter(({ isStart }) => isStart).map((each) => candidate(each, each.begins)),
  );
  return start ? { effectiveOn: start } : {};
}

const candidate = ({ day, words }: DayRead, score: number): Candidate<string> => ({
  value: day,
  score,
  places: [placeOf(words)],
});

/** Words in front of a day that are its label. */
const LABEL_WORDS = 8;
/** How well a day is said to be of the term by the other one of its range alone. */
const RANGE = 1.5;
const lengths = new Set([3, 6, 12]);

function pairOf(from: DayRead, to: DayRead): Candidate<string>[] {
  const months = monthsBetween(from.day, to.day);
  if (months === null || !lengths.has(months)) return [];
  const score = from.begins + to.ends + (to.order === from.order + 1 ? 1 : 0);
  if (from.begins < 0 || to.ends < 0 || score < 3) return [];
  return [
    { value: `${from.day} ${to.day}`, score, places: [placeOf(from.words), placeOf(to.words)] },
  ];
}

function daysOfPage(page: Page): DayRead[] {
  const days: DayRead[] = [];
  page.lines.forEach((line, index) => {
    line.cells.forEach((cell, at) => {
      const words = withRest(page, line, index, cell);
      const found = daysIn(words);
      found.forEach((each, number) => {
        const before = words.slice(found[number - 1]?.to ?? 0, each.from);
        const isFirst = number === 0;
        const label = labelOf(page, index, line, cell, at, before, isFirst);
        const last = days.at(-1);
        // "06/03/2026 – 06/03/2027" without a label is a term all the same.
        const isRange =
          !isFirst &&
          last !== undefined &&
          (last.begins === 0 || last.isDeclared) &&
          /^(?:[-–—→]|to|al|a|through|thru|hasta)?$/i.test(textOf(before).trim());
        if (isRange) last.begins = RANGE;
        const follows = !isFirst && last && last.begins > 0;
        days.push({
          day: each.day,
          isStart: isFirst && scoreOf(label, [effective]) > 0 && !hasPhrase(label, ends),
          begins: isFirst
            ? scoreOf(label, [effective, term])
            : Math.min(scoreOf(keysOf(before), [effective]), 3),
          ends: follows
            ? Math.max(last.begins, scoreOf(keysOf(before), [expiry]))
            : scoreOf(label, [expiry, term]),
          order: days.length,
          isDeclared: hasPhrase(label, declared) && !hasPhrase(label, previous),
          words: words.slice(each.from, each.to),
        });
      });
    });
  });
  return days;
}

/** A cell with the one below it, where a day goes on there. */
function withRest(page: Page, line: Line, index: number, cell: Cell): readonly Word[] {
  const below = page.lines[index + 1];
  if (!below || below.y - line.y > cell.size * 1.6) return cell.words;
  const [only] = below.cells;
  const isYear = below.cells.length === 1 && /^(?:19|20)\d\d$/.test(textOf(only?.words ?? []));
  const next = isYear ? only : below.cells.find(({ x }) => Math.abs(x - cell.x) < 4);
  const days = daysIn(cell.words);
  const isOpen =
    (isYear || /^(?:\p{L}+\.?|-|–)$/u.test(cell.words.at(-1)?.text ?? "")) && cell.words.length > 2;
  if (!next || !isOpen || (days.length === 0 && !/\d/.test(textOf(cell.words)))) return cell.words;
  const joined = [...cell.words, ...next.words];
  return daysIn(joined).length > days.length ? joined : cell.words;
}

/** The words that say what a day is: in front of it, in the cell to its left, or above it. */
function labelOf(
  page: Page,
  index: number,
  line: Line,
  cell: Cell,
  at: number,
  before: readonly Word[],
  isFirst: boolean,
): Key[] {
  // A sentence may say much in front of it that is not of the day.
  const near = before.slice(-LABEL_WORDS);
  if (before.length > 0 && !keysOf(before).every(({ key }) => isFillerKey(key) && key !== "to"))
    return keysOf(near);
  if (!isFirst) return keysOf(near);
  const left = at > 0 ? line.cells[at - 1] : undefined;
  if (left && daysIn(left.words).length === 0 && left.words.length <= 8) {
    const keys = keysOf(left.words);
    if (
      hasPhrase(keys, effective) ||
      hasPhrase(keys, expiry) ||
      hasPhrase(keys, term) ||
      hasPhrase(keys, other)
    )
      return keys;
  }
  for (const over of [page.lines[index - 1], page.lines[index - 2]]) {
    const label = over?.cells.find((each) => each.x < cell.right && each.right > cell.x);
    if (!over || !label || line.y - over.y > cell.size * 4) continue;
    if (daysIn(label.words).length === 0) return keysOf(label.words);
  }
  return [];
}

function scoreOf(keys: readonly Key[], good: readonly ReturnType<typeof phrasesOf>[]): number {
  if (hasPhrase(keys, other) || hasPhrase(keys, previous))
    return isExpiry(keys) && good.includes(expiry) ? 3 : -5;
  return good.some((phrases) => hasPhrase(keys, phrases)) ? 3 : 0;
}

/** "Expiring term" is over; an expiration date is not. */
const isExpiry = (keys: readonly Key[]) => hasPhrase(keys, expirationDate);
const expirationDate = phrasesOf([
  "expiration",
  "expiration date",
  "expire",
  "expiry",
  "vencimiento",
  "vence",
]);

const totals = phrasesOf(totalLabels);
const parts = phrasesOf(notTotal);
const whole = phrasesOf(wholePrice);
const months = monthWords.map(([count, texts]) => ({ count, phrases: phrasesOf(texts) }));
const monthly = phrasesOf(["a month", "per month", "monthly", "al mes", "mensual"]);
/** The price of one type with its months is the one of a policy of its own. */
const ofType = phrasesOf(["home premium", "auto premium"]);
const fees = phrasesOf([
  "fee",
  "tax",
  "assessment",
  "cargo",
  "surcharge",
  "recargo",
  "trust fund",
  "guaranty fund",
  "catastrophe fund",
]);
const installment = phrasesOf([
  "installment",
  "instalment",
  "payment",
  "late",
  "cuota",
  "included",
  "loss assessment",
  "each part",
]);
const saysTotal = phrasesOf([...wholePrice, "total", "full term", "whole term"]);
const insured = phrasesOf([
  "homeowner",
  "home",
  "auto",
  "policy",
  "renter",
  "condo",
  "your",
  "plan",
  "term",
  "premium",
  "cost",
  "package",
]);

/** The price of the whole term with its fees, before any discount for paying at once. */
export function readPrice(
  facts: readonly Fact[],
  days: Pick<PolicyTerm, "effectiveOn" | "expiresOn">,
): Found<PolicyPrice> | undefined {
  const lasts =
    days.effectiveOn && days.expiresOn
      ? monthsBetween(days.effectiveOn.value, days.expiresOn.value)
      : null;
  const candidates = facts.flatMap((fact) => priceOf(fact, lasts));
  return choose(withSum(withFees(candidates, facts)));
}

function priceOf(fact: Fact, lasts: number | null): Candidate<PolicyPrice>[] {
  const days = daysIn(fact.label);
  const isDay = (word: number) => days.some(({ from, to }) => word >= from && word < to);
  const keys = lastLabel(fact).filter(({ word }) => !isDay(word));
  const match = findPhrase(keys, totals);
  const isOwn = hasPhrase(keys, ofType) && months.some(({ phrases }) => hasPhrase(keys, phrases));
  const isPart = !isOwn && isOfPart(withoutWhole(keys), match ?? { from: 0, to: 0 });
  if (!match || isPart || namesVehicle(fact.label)) return [];
  if (fact.headings.slice(0, 1).some((head) => /previous|last year/i.test(textOf(head.words))))
    return [];
  const money = fact.values.filter(
    ({ kind, isChange, isRate, amount, column, tail }) =>
      kind === "money" &&
      !isChange &&
      !isRate &&
      amount >= 40 &&
      amount <= 60_000 &&
      !textHas(textOf(tail), monthly) &&
      !(column.roles.has("previous") && !column.roles.has("new")),
  );
  const value = pickPrice(money);
  if (!value || textHas(asideLess(value.tail), parts)) return [];
  const said = textOf([...fact.label, ...value.words, ...value.tail]);
  const count = lasts ?? monthsSaid(said, fact);
  if (count === null) return [];
  const isTotal = keys.some(({ key }) => key === "total" || key === "full");
  const unexplained = keys.filter(
    ({ key }, at) =>
      phraseAt(keys, totals, at) === at &&
      !isFillerKey(key) &&
      !/^\d+$/.test(key) &&
      !hasPhrase([{ key, word: 0 }], insured) &&
      !hasPhrase([{ key, word: 0 }], whole) &&
      !months.some(({ phrases }) => hasPhrase([{ key, word: 0 }], phrases)),
  ).length;
  if (unexplained > 3) return [];
  const hasMonths = months.some(({ phrases }) => textHas(said, phrases));
  const score =
    (isTotal ? 5 : 2) +
    (hasMonths ? 1 : 0) +
    (hasPhrase(keys, whole) ? 2 : 0) -
    unexplained +
    (match.to - match.from > 1 ? 1 : 0);
  return [
    {
      value: { dollars: value.amount, months: count },
      score,
      places: [placeOf([...fact.label, ...value.words])],
    },
  ];
}

/** The keys of a label; of several with a colon each, those of the last. */
function lastLabel({ keys, label }: Fact): readonly Key[] {
  const colon = label.slice(0, -1).findLastIndex(({ text }) => text.endsWith(":"));
  if (colon < 0) return keys;
  const rest = keys.filter(({ word }) => word > colon);
  const match = findPhrase(rest, totals);
  return match ? rest.slice(match.from) : keys;
}

/** Whether a label has words that make it the price of a part, besides its own. */
function isOfPart(keys: readonly Key[], match: Match): boolean {
  return keys.some((_, at) => {
    const to = phraseAt(keys, parts, at);
    return to > at && (at < match.from || to > match.to);
  });
}

/** What follows a price, unless it is an aside: "(12 payments of $8)". */
const asideLess = (tail: readonly Word[]) =>
  /^\(\d/.test(tail[0]?.text ?? "") ||
  (tail[0]?.text.startsWith("(") && hasPhrase(keysOf(tail), whole))
    ? ""
    : textOf(tail);

/** The label without what says that everything is in it, so that "fees included" is no fee. */
function withoutWhole(keys: readonly Key[]): Key[] {
  const match = findPhrase(keys, whole);
  return match ? [...keys.slice(0, match.from)] : [...keys];
}

/** One amount; of several the last, if it is the sum of the others or that of the new term. */
function pickPrice(money: readonly FactValue[]): FactValue | undefined {
  const fresh = money.filter(({ column }) => column.roles.has("new"));
  const of = fresh.length > 0 ? fresh : money;
  if (of.length <= 1) return of[0];
  const last = of.at(-1);
  const cents = ({ amount, cents: rest }: FactValue) => amount * 100 + rest;
  const sum = of.slice(0, -1).reduce((total, value) => total + cents(value), 0);
  return last && Math.abs(sum - cents(last)) <= of.length * 100 ? last : undefined;
}

function monthsSaid(text: string, fact: Fact): number | null {
  const found = months.find(({ phrases }) => textHas(text, phrases));
  if (found) return found.count;
  const heads = fact.headings.slice(0, 3).map(({ words }) => textOf(words));
  return months.find(({ phrases }) => heads.some((head) => textHas(head, phrases)))?.count ?? null;
}

/** A total that is the sum of the others, those of vehicles, is better. */
function withSum(candidates: readonly Candidate<PolicyPrice>[]): Candidate<PolicyPrice>[] {
  const amounts = [...new Set(candidates.map(({ value }) => value.dollars))];
  const sum = amounts.reduce((total, dollars) => total + dollars, 0);
  return candidates.map((each) => {
    const others = sum - each.value.dollars;
    const isSum = amounts.length > 2 && Math.abs(others - each.value.dollars) < amounts.length;
    return isSum ? { ...each, score: each.score + 2 } : each;
  });
}

/** Where two totals differ by fees that are printed, the larger one is better. */
function withFees(
  candidates: readonly Candidate<PolicyPrice>[],
  facts: readonly Fact[],
): Candidate<PolicyPrice>[] {
  const added = facts.flatMap(({ keys, values }) =>
    hasPhrase(keys, fees) && !hasPhrase(keys, installment)
      ? values.slice(-1).map(({ amount, cents }) => amount * 100 + cents)
      : [],
  );
  const all = added.reduce((sum, amount) => sum + amount, 0);
  const isWhole = ({ places }: Candidate<PolicyPrice>) => textHas(places[0]?.text ?? "", saysTotal);
  return candidates.map((each) => {
    const isLess = candidates.some(({ value }) => {
      const more = (value.dollars - each.value.dollars) * 100;
      return more > 0 && [...added, all].some((fee) => Math.abs(fee - more) <= 100);
    });
    // Fees may come on top of what is not called a total.
    const isOpen =
      added.length > 0 && !isWhole(each) && !candidates.some((other) => isWhole(other));
    if (isOpen) return { ...each, score: 0 };
    return isLess ? { ...each, score: each.score - 3 } : each;
  });
}
