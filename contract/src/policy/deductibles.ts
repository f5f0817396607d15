import { choose, type Candidate } from "./choose";
import {
  allPerils,
  deductibleWords,
  homeLabels,
  homeLetters,
  otherPerils,
  windWords,
} from "./labels";
import { areTwoLimits } from "./home";
import { countUnknown, labelPhrases, strengthOfFact } from "./match";
import { hasPhrase, keysOf, phrasesOf, textHas, type Key, type Phrases } from "./phrases";
import { placeOf, textOf } from "./words";
import type { Fact, FactValue } from "./fact";
import type { ReadHome } from "./types";

const deductible = phrasesOf(deductibleWords);
const wind = phrasesOf(windWords);
const other = phrasesOf(otherPerils);
const all = phrasesOf(allPerils);
const refused = phrasesOf(["no separate", "no deductible", "not apply", "none", "waived"]);
const exceptions = /^(?:except|excluding|other|excepto|non)$/;
const silent = phrasesOf([
  ...deductibleWords,
  ...allPerils,
  "property",
  "clause",
  "except",
  "you pay first",
  "peril",
  "covered",
  "cause",
  "first",
  "base",
  "riesgo",
  "peligro",
  "unless noted otherwise",
  "wildfire same",
  "excluding",
  "wind",
  "hail",
  "hurricane",
  "homeowner",
  "dwelling",
  "noted",
  "otherwise",
  "aplica",
  "applie",
  "lo demas",
  "todo",
  "windstorm",
  "named storm",
  "other than",
]);

/** The deductible of a home policy, and the one for wind, hail, hurricanes or named storms. */
export function readHomeDeductibles(
  facts: readonly Fact[],
  dwelling: number | undefined,
): Pick<ReadHome, "deductible" | "windDeductible"> {
  const found = facts.flatMap(byPeril).flatMap((fact) => deductibleOf(fact, facts));
  const usual = choose(
    found.filter(({ isWind }) => !isWind).flatMap((each) => usualOf(each, dwelling)),
  );
  const ofWind = choose(found.filter(({ isWind }) => isWind).flatMap((each) => windOf(each)));
  const own = usual ?? choose(facts.flatMap(besideLimit));
  return { ...(own && { deductible: own }), ...(ofWind && { windDeductible: ofWind }) };
}

const ofThings = (["dwelling", "otherStructures", "belongings"] as const).map((name) =>
  labelPhrases(homeLabels[name], homeLetters[name]),
);

/** The deductible in a column of its own beside the limits of the home and of what is in it. */
function besideLimit(fact: Fact): Candidate<number>[] {
  if (!ofThings.some((label) => strengthOfFact(fact, label) >= 2)) return [];
  return fact.values.flatMap((value) =>
    value.kind === "money" && value.column.roles.has("deductible") && value.amount <= 100_000
      ? [{ value: value.amount, score: 3, places: [placeOf([...fact.label, ...value.words])] }]
      : [],
  );
}

/** "$2,500, except $5,000 for wind or hail": what is said behind an amount is a label of its own. */
function byPeril(fact: Fact): Fact[] {
  const isOfWind = ({ tail }: FactValue) => {
    const keys = keysOf(tail);
    const except = keys.findLastIndex(({ key }) => exceptions.test(key));
    return hasPhrase(keys.slice(except + 1), wind) && except !== 0;
  };
  if (!fact.values.some(isOfWind) || hasPhrase(fact.keys, wind)) return [fact];
  return fact.values.map((value) => {
    if (!isOfWind(value)) return { ...fact, values: [{ ...value, tail: [] }] };
    const keys = [...fact.keys, ...keysOf(value.tail)];
    return { ...fact, keys, label: [...fact.label, ...value.tail], values: [value] };
  });
}

type Deductible = { fact: Fact; isWind: boolean; score: number };

function deductibleOf(fact: Fact, facts: readonly Fact[]): Deductible[] {
  const heading = fact.headings
    .slice(0, 8)
    .find(({ keys }) => keys.length <= 8 && hasPhrase(keys, deductible));
  const isNamed =
    hasPhrase(fact.keys, deductible) ||
    fact.values.some(({ tail }) => textHas(textOf(tail), deductible)) ||
    (isBehind(fact, facts, deductible) &&
      (hasPhrase(fact.keys, wind) || hasPhrase(fact.keys, all)));
  const isUnderHead = fact.values.some(({ column }) => column.roles.has("deductible"));
  const isHeaded = heading !== undefined && isNearest(fact, heading.y);
  // "Sewer backup $10,000, deductible $500".
  if (fact.how === "beside" && isBehind(fact, facts, other)) return [];
  if (!isNamed && !isHeaded && !isUnderHead) return [];
  const text = textOf(fact.label);
  const exceptAt = fact.keys.findIndex(({ key }) => exceptions.test(key));
  const isAll = hasPhrase(fact.keys, all);
  const isWind =
    hasPhrase(exceptAt > 0 ? fact.keys.slice(0, exceptAt) : fact.keys, wind) &&
    !(isAll && exceptAt >= 0);
  if (hasPhrase(fact.keys, other) && !/wildfire/i.test(text)) return [];
  if (textHas(text, refused)) return [];
  const unknown = countUnknown(behindColon(fact), [silent, wind]);
  // "Written with a $2,500 deductible".
  const isSaidBehind = fact.values.some(({ tail }) => /^deduc/i.test(tail[0]?.text ?? ""));
  if (unknown > (isSaidBehind ? 4 : isNamed ? 2 : 1)) return [];
  if (!isNamed && !isAll && !isWind) return [];
  const score =
    (isSaidBehind ? 1 : 0) +
    (isNamed ? 4 : 3) +
    (isAll ? 3 : 0) -
    Math.min(unknown, 2) * 2 +
    (fact.how === "beside" ? 1 : 0);
  return [{ fact, isWind, score }];
}

/** "The following deductibles apply: all other perils": what stands behind the colon, if it says of what. */
function behindColon({ keys, label }: Fact): readonly Key[] {
  const colon = label.slice(0, -1).findLastIndex(({ text }) => text.endsWith(":"));
  const rest = keys.filter(({ word }) => word > colon);
  return hasPhrase(rest, all) || hasPhrase(rest, wind) ? rest : keys;
}

/** Whether a label further left on its line names it: "Deductible: all perils $1,000; wind and hail 2%". */
function isBehind(fact: Fact, facts: readonly Fact[], phrases: Phrases): boolean {
  return facts.some(
    ({ page, line, x, keys }) =>
      page === fact.page && line === fact.line && x < fact.x && hasPhrase(keys, phrases),
  );
}

/** Whether no heading of something else stands between. */
function isNearest(fact: Fact, y: number): boolean {
  return fact.y - y < 140;
}

const isPast = ({ column: { roles } }: FactValue) => roles.has("previous") && !roles.has("new");

/** The amount itself and not a limit or a price beside it. */
function valuesOf({ fact }: Deductible): FactValue[] {
  const values = fact.values.filter(
    (value) =>
      (value.kind === "money" || value.kind === "percent") &&
      !isPast(value) &&
      !value.isChange &&
      !value.isRate,
  );
  const under = values.filter(({ column }) => column.roles.has("deductible"));
  if (under.length > 0) return under;
  const unpriced = values.filter(
    ({ column }) => !column.roles.has("premium") || column.isStale || values.length === 1,
  );
  const fresh = unpriced.filter(({ column }) => column.roles.has("new"));
  return fresh.length > 0 ? fresh : unpriced;
}

function usualOf(each: Deductible, dwelling: number | undefined): Candidate<number>[] {
  const values = valuesOf(each);
  const money = values.find(
    ({ kind, amount, cents }) =>
      kind === "money" && cents === 0 && amount >= 100 && amount <= 100_000,
  );
  const share = values.find(({ kind }) => kind === "percent");
  const places = (value: FactValue) => [placeOf([...each.fact.label, ...value.words])];
  const amounts = values.filter(({ kind, amount }) => kind === "money" && amount >= 250);
  if (areTwoLimits(each.fact, amounts)) return [];
  if (money) return [{ value: money.amount, score: each.score, places: places(money) }];
  if (!share || dwelling === undefined || share.amount > 10) return [];
  return [
    {
      value: Math.round((dwelling * share.amount) / 100),
      score: each.score - 1,
      places: places(share),
    },
  ];
}

function windOf(each: Deductible): Candidate<{ dollars: number } | { percent: number }>[] {
  const values = valuesOf(each);
  const share = values.find(({ kind, amount }) => kind === "percent" && amount <= 20 && amount > 0);
  const money = values.find(
    ({ kind, amount, cents }) =>
      kind === "money" && cents === 0 && amount >= 100 && amount <= 200_000,
  );
  const value = share ?? money;
  if (!value) return [];
  // A hurricane's own deductible counts for less than the one for all wind.
  const isStorm =
    /hurricane|storm|hurac/i.test(textOf(each.fact.label)) &&
    !/hail|wind|granizo|viento/i.test(textOf(each.fact.label));
  return [
    {
      value: share ? { percent: share.amount } : { dollars: value.amount },
      score: each.score - (isStorm ? 1 : 0),
      places: [placeOf([...each.fact.label, ...value.words])],
    },
  ];
}
