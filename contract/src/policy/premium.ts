import { choose, type Candidate } from "./choose";
import { daysIn, monthsBetween } from "./dates";
import { monthWords, notTotal, totalLabels, wholePrice } from "./labels";
import { isFillerKey } from "./cells";
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
import type { Fact, FactValue } from "./fact";
import type { Found, PolicyPrice, PolicyTerm } from "./types";

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
