import { refusals, scheduleWords, valuableItems } from "./labels";
import { hasPhrase, keysOf, phraseAt, phrasesOf } from "./phrases";
import { placeOf } from "./words";
import type { Fact, FactValue } from "./facts";
import type { Found } from "./types";

const schedule = phrasesOf(scheduleWords);
const items = phrasesOf(valuableItems);
const refused = phrasesOf(refusals);
const added = phrasesOf(["added", "schedule", "scheduled", "programado", "valuable"]);
const sublimit = phrasesOf([
  "each article",
  "aggregate",
  "theft",
  "special limit",
  "limited",
  "unscheduled",
  "per item",
  "option",
  "any one article",
  "increased",
]);

/** What valuables are listed for: a total, or the sum of the things that a schedule lists. */
export function readValuables(facts: readonly Fact[]): Found<number> | undefined {
  const lines = facts.filter(
    (fact) =>
      hasPhrase(fact.keys, schedule) &&
      !hasPhrase(fact.keys, refused) &&
      !hasPhrase(fact.keys, sublimit),
  );
  const [first] = lines;
  if (first) return totalOf(first, facts);
  const single = facts.filter(isListedItem);
  const values = single.flatMap((fact) =>
    amountsOf(fact)
      .slice(0, 1)
      .map((value) => ({ fact, value })),
  );
  if (values.length === 0) return undefined;
  return {
    value: values.reduce((sum, { value }) => sum + value.amount, 0),
    places: values.map(({ fact, value }) => placeOf([...fact.label, ...value.words])),
  };
}

function amountsOf(fact: Fact): FactValue[] {
  const money = fact.values.filter(
    ({ kind, cents, isChange, amount, column }) =>
      kind === "money" &&
      cents === 0 &&
      !isChange &&
      amount >= 100 &&
      amount <= 1_000_000 &&
      !(column.roles.has("previous") && !column.roles.has("new")),
  );
  const limits = money.filter(({ column }) => column.roles.has("limit"));
  return limits.length > 0 ? limits : money.filter(({ column }) => !column.roles.has("premium"));
}

/** The total on the schedule's line, or the sum of the things below it. */
function totalOf(first: Fact, facts: readonly Fact[]): Found<number> | undefined {
  const sameLine = facts.filter(({ page, line }) => page === first.page && line === first.line);
  if (first.values.some(({ kind }) => kind === "no")) return undefined;
  const own = sameLine.flatMap((fact) => amountsOf(fact));
  const last = own.at(-1);
  if (last) {
    const sum = own.slice(0, -1).reduce((total, { amount }) => total + amount, 0);
    if (own.length > 1 && sum !== last.amount && own.length > 2) return undefined;
    const isSum = own.length > 1 && sum === last.amount;
    const areItems = own.length > 1 && own.every(({ column }) => !column.roles.has("premium"));
    const value =
      own.length === 1 || isSum
        ? last.amount
        : areItems
          ? own.reduce((total, { amount }) => total + amount, 0)
          : own[0]!.amount;
    return { value, places: [placeOf([...first.label, ...last.words])] };
  }
  return undefined;
}

/** A row that names one valuable thing under a heading of things that were listed or added. */
function isListedItem(fact: Fact): boolean {
  if (
    phraseAt(fact.keys, items, 0) === 0 ||
    hasPhrase(fact.keys, sublimit) ||
    hasPhrase(fact.keys, refused)
  )
    return false;
  const tails = keysOf(fact.values.flatMap(({ tail }) => tail));
  if (hasPhrase(tails, sublimit)) return false;
  return fact.headings
    .slice(0, 6)
    .some(({ keys }) => hasPhrase(keys, added) && !hasPhrase(keys, refused));
}
