import { refusals, scheduleWords, valuableItems } from "./labels";
import { hasPhrase, keysOf, phraseAt, phrasesOf } from "./phrases";
import { placeOf } from "./words";
import type { Fact, FactValue } from "./fact";
import type { Found } from "./types";

const schedule = phrasesOf(scheduleWords);
const items = phrasesOf(valuableItems);
const refused = phrasesOf(refusals);
const added = phrasesOf(["added", "schedule", "scheduled", "programado", "valuable"]);
const total = phrasesOf(["total"]);
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
  const named = lines.find(({ keys }) => hasPhrase(keys, total));
  const first = named ?? lines.find(({ keys }) => phraseAt(keys, items, 0) === 0);
  if (first) return totalOf(first, facts);
  const single = facts.filter((fact) => isListedItem(fact) || lines.includes(fact));
  const values = single.flatMap((fact) =>
    amountsOf(fact)
      .slice(0, 1)
      .map((value) => ({ fact, value })),
  );
  if (values.length === 0 || single.some((fact) => hasUnknownRow(fact, facts))) return undefined;
  return {
    value: values.reduce((sum, { value }) => sum + value.amount, 0),
    places: values.map(({ fact, value }) => placeOf([...fact.label, ...value.words])),
  };
}

/** Whether a row of the same list names something else, so that the sum would lack it. */
function hasUnknownRow(item: Fact, facts: readonly Fact[]): boolean {
  const head = item.headings.find(({ keys }) => hasPhrase(keys, schedule));
  return facts.some(
    (fact) =>
      head !== undefined &&
      fact.page === item.page &&
      fact.y > head.y &&
      fact.y < item.y &&
      Math.abs(fact.x - item.x) < 20 &&
      amountsOf(fact).length > 0 &&
      !isListedItem(fact) &&
      !hasPhrase(fact.keys, schedule),
  );
}

const isAmount = ({ kind, cents, isChange, amount, column: { roles } }: FactValue) =>
  kind === "money" &&
  cents === 0 &&
  !isChange &&
  amount >= 100 &&
  amount <= 1_000_000 &&
  !(roles.has("previous") && !roles.has("new"));

function amountsOf(fact: Fact): FactValue[] {
  const money = fact.values.filter(isAmount);
  const limits = money.filter(({ column }) => column.roles.has("limit"));
  return limits.length > 0 ? limits : money.filter(({ column }) => !column.roles.has("premium"));
}

/** The total on the schedule's line, or the sum of the things that the line lists. */
function totalOf(first: Fact, facts: readonly Fact[]): Found<number> | undefined {
  if (first.values.some(({ kind }) => kind === "no")) return undefined;
  const line = facts.filter(({ page, line: of }) => page === first.page && of === first.line);
  const unpriced = line
    .flatMap((fact) => fact.values.filter(isAmount))
    .filter(({ column }) => !column.roles.has("premium"));
  // Beside amounts with a dollar sign a bare number is that of a form.
  const signed = unpriced.filter(({ hasSign }) => hasSign);
  const all = signed.length > 0 ? signed : unpriced;
  const limits = all.filter(({ column }) => column.roles.has("limit"));
  const [only, ...more] = limits.length === 1 ? limits : all;
  if (!only) return undefined;
  const amounts = [only, ...more];
  const sum = amounts.slice(0, -1).reduce((total, { amount }) => total + amount, 0);
  const last = amounts.at(-1)!;
  const value = sum === last.amount || more.length === 0 ? last.amount : sum + last.amount;
  return { value, places: [placeOf([...first.label, ...last.words])] };
}

/** A row that names one valuable thing under a heading of things that were listed or added. */
function isListedItem(fact: Fact): boolean {
  if (phraseAt(fact.keys, items, 0) === 0 || hasPhrase(fact.keys, sublimit)) return false;
  const tails = keysOf(fact.values.flatMap(({ tail }) => tail));
  if (hasPhrase(tails, sublimit)) return false;
  return fact.headings
    .slice(0, 6)
    .some(({ keys }) => hasPhrase(keys, added) && !hasPhrase(keys, refused));
}
