import { amountOf, damageCandidates, isShortPair, shortDamage } from "./autoAmounts";
import { choose, type Candidate } from "./choose";
import { autoLabels, columnHeads, statusWords } from "./labels";
import { labelPhrases, strengthOfFact, type LabelPhrases } from "./match";
import { hasPhrase, phrasesOf, textHas } from "./phrases";
import { placeOf, textOf } from "./words";
import { coverFields } from "../cover/fields";
import type { Fact, FactValue } from "./fact";
import type { Found, Place, ReadAuto } from "./types";

const labels = {
  injury: labelPhrases(autoLabels.injury),
  propertyDamage: labelPhrases(autoLabels.propertyDamage),
  uninsuredDrivers: labelPhrases(autoLabels.uninsuredDrivers),
  medicalPayments: labelPhrases(autoLabels.medicalPayments),
  injuryProtection: labelPhrases(autoLabels.injuryProtection),
};
const perPerson = phrasesOf(columnHeads.person);
const perAccident = phrasesOf(columnHeads.accident);
const single = phrasesOf([
  "single limit",
  "csl",
  "combined single",
  "combined liability",
  "limite unico",
]);
const bodily = phrasesOf(["bodily", "bi", "lesion", "lesione"]);
const uninsured = phrasesOf(autoLabels.uninsuredDrivers.is);
const uninsuredOnly = phrasesOf([
  "uninsured",
  "um",
  "umbi",
  "sin seguro",
  "um uim",
  "sum",
  "no asegurado",
]);
const rejected = phrasesOf(statusWords.rejected);
const sections = phrasesOf([
  ...autoLabels.uninsuredDrivers.is,
  ...autoLabels.medicalPayments.is,
  ...autoLabels.injuryProtection.is,
  "liability",
  "physical damage",
  "responsabilidad",
]);

type Injury = NonNullable<ReadAuto["injury"]>["value"];
const injuryOptions: readonly string[] = coverFields.auto.uninsuredDrivers.options;
const isInjury = (value: string): value is Injury =>
  value !== "rejected" && injuryOptions.includes(value);

/** The limits of an auto policy. */
export function readAutoLimits(
  facts: readonly Fact[],
): Pick<ReadAuto, "injury" | "propertyDamage" | "uninsuredDrivers" | "medicalPayments"> {
  const injury = injuryOf(
    facts
      .filter((fact) => !isOfUninsured(fact))
      .flatMap((fact) => limitCandidates(fact, labels.injury)),
    !facts.some((fact) => isOneKind(fact)),
  );
  const others = uninsuredOf(facts, injury?.value.startsWith("single") === true);
  const isShort = facts.some(({ values }) => values.some(isShortPair));
  const damage = choose(
    facts
      .filter((fact) => !isOfUninsured(fact))
      .flatMap((fact) => [...damageCandidates(fact), ...(isShort ? shortDamage(fact) : [])]),
  );
  const medical =
    amountOf(facts, labels.medicalPayments) ?? amountOf(facts, labels.injuryProtection);
  return {
    ...(injury && { injury }),
    ...(damage && { propertyDamage: damage }),
    ...(others && { uninsuredDrivers: others }),
    ...(medical && { medicalPayments: medical }),
  };
}

/** Whether a limit is for injury or damage alone. */
const isOneKind = (fact: Fact) =>
  strengthOfFact(fact, labels.propertyDamage) > 0 || hasPhrase(fact.keys, bodily);

/** Whether the nearest heading of a part of the policy is that of uninsured drivers. */
function isOfUninsured(fact: Fact): boolean {
  if (hasPhrase(fact.keys, uninsured)) return true;
  const section = fact.headings
    .filter(({ y, keys }) => fact.y - y < 60 && keys.length <= 7)
    .find(({ keys }) => hasPhrase(keys, sections));
  return section !== undefined && hasPhrase(section.keys, uninsured);
}

/** A limit as a quote names it, or a text that no quote has. `half` is one of the two numbers alone. */
type Limit = {
  text: string;
  score: number;
  places: Place[];
  half?: "person" | "accident" | undefined;
  amount?: number;
};

function limitCandidates(
  fact: Fact,
  label: LabelPhrases,
  strength = strengthOfFact(fact, label),
): Limit[] {
  if (strength === 0) return [];
  const score = strength * 3 + (fact.how === "beside" ? 2 : 1);
  const pairs = fact.values.filter(
    ({ kind, column }) => (kind === "pair" || kind === "triple") && !column.roles.has("previous"),
  );
  const [pair] = pairs;
  // Two offers, or two terms of which no head tells which one holds.
  const isUnsure = pairs.some(
    ({ amount, column }) =>
      amount !== pair?.amount && column.vehicle === 0 && column.roles.size === 0,
  );
  if (isUnsure) return [];
  const places = (values: readonly FactValue[]) => [
    placeOf([...fact.label, ...values.flatMap(({ words }) => words)]),
  ];
  if (pair) {
    const [second = 0] = pair.more;
    return isPair(pair.amount, second)
      ? [{ text: pairText(pair.amount, second), score: score + 1, places: places([pair]) }]
      : [];
  }
  const money = injuryAmounts(fact);
  const [first, second] = money;
  if (!first) return [];
  const said = textOf([
    ...fact.label,
    ...fact.values.flatMap(({ words, tail }) => [...words, ...tail]),
  ]);
  if (textHas(said, single))
    return [{ text: singleText(first.amount), score, places: places([first]) }];
  if (second && isPair(first.amount, second.amount) && isSaidAsPair(fact, first, second)) {
    return [
      {
        text: pairText(first.amount, second.amount),
        score: score + 1,
        places: places([first, second]),
      },
    ];
  }
  const isPerson = textHas(said, perPerson) || first.column.roles.has("person");
  const isAccident = textHas(said, perAccident) || first.column.roles.has("accident");
  if (isPerson === isAccident) return [];
  return [
    {
      text: "",
      score,
      places: places([first]),
      half: isPerson ? "person" : "accident",
      amount: first.amount,
    },
  ];
}

/** Amounts of a fact that may be limits for injury; the second of a pair may stand beside its column. */
function injuryAmounts(fact: Fact): FactValue[] {
  const hasNew = fact.values.some(({ column }) => column.roles.has("new"));
  return fact.values.filter(
    ({ kind, amount, cents, isChange, isRate, column: { roles, vehicle } }) =>
      kind === "money" &&
      vehicle <= 1 &&
      amount >= 10_000 &&
      amount <= 5_000_000 &&
      cents === 0 &&
      !isChange &&
      !isRate &&
      !roles.has("premium") &&
      (roles.has("new") || !(hasNew || roles.has("previous"))),
  );
}

function isSaidAsPair(fact: Fact, first: FactValue, second: FactValue): boolean {
  const between = textOf(first.tail);
  // "$250,000 each person" for one vehicle and again for the next.
  if (textHas(textOf(first.tail), perPerson) && textHas(textOf(second.tail), perPerson))
    return false;
  const said = textOf([...fact.label, ...first.tail, ...second.tail]);
  const isSlashed = between.includes("/") || second.words[0]?.text.startsWith("/") === true;
  const isHeaded = first.column.roles.has("person") && second.column.roles.has("accident");
  const isWrapped = first.line !== second.line;
  return isSlashed || isHeaded || isWrapped || /person|ea per|accident|acc|occ/i.test(said);
}

const isPair = (person: number, accident: number) =>
  person >= 10_000 && accident >= person && accident <= 5_000_000;
const pairText = (person: number, accident: number) => `${person / 1_000}/${accident / 1_000}`;
const singleText = (amount: number) => `single${amount / 1_000}`;

/** Limits with those joined of which each number has a row of its own. */
function joined(limits: readonly Limit[]): Candidate<string>[] {
  const whole = limits.filter(({ half }) => half === undefined);
  const persons = limits.filter(({ half }) => half === "person");
  const accidents = limits.filter(({ half }) => half === "accident");
  const [person] = persons;
  const [accident] = accidents;
  const isOne = (halves: readonly Limit[]) =>
    new Set(halves.map(({ amount }) => amount)).size === 1;
  const pairs =
    person &&
    accident &&
    isOne(persons) &&
    isOne(accidents) &&
    isPair(person.amount ?? 0, accident.amount ?? 0)
      ? [
          {
            value: pairText(person.amount ?? 0, accident.amount ?? 0),
            score: Math.min(person.score, accident.score),
            places: [...person.places, ...accident.places],
          },
        ]
      : [];
  return [...whole.map(({ text, score, places }) => ({ value: text, score, places })), ...pairs];
}

/** With `isWhole` no limit is for one kind of damage alone, and one for each accident is a single limit. */
function injuryOf(limits: readonly Limit[], isWhole: boolean): Found<Injury> | undefined {
  const found = choose(joined(isWhole ? asSingle(limits) : limits));
  return found && isInjury(found.value) ? { value: found.value, places: found.places } : undefined;
}

/** Limits for each accident as single ones, where there are none for each person. */
function asSingle(limits: readonly Limit[]): readonly Limit[] {
  if (limits.some(({ half }) => half === "person")) return limits;
  return limits.map((each) =>
    each.half ? { ...each, half: undefined, text: singleText(each.amount ?? 0) } : each,
  );
}

/** With `isSingle` the liability is a single limit, and one amount for each accident is one, too. */
function uninsuredOf(
  facts: readonly Fact[],
  isSingle: boolean,
): Found<Injury | "rejected"> | undefined {
  const candidates = facts.flatMap((fact) => {
    const isSection = isOfUninsured(fact) && !hasPhrase(fact.keys, uninsured);
    const strength = isSection
      ? strengthOfFact(fact, labels.injury)
      : strengthOfFact(fact, labels.uninsuredDrivers);
    const isFirst = isSection || hasPhrase(fact.keys, uninsuredOnly);
    if (strength === 0 || !isFirst) return [];
    return limitCandidates(fact, labels.uninsuredDrivers, strength);
  });
  const refusals = facts.flatMap((fact): Limit[] => {
    const strength = strengthOfFact(fact, labels.uninsuredDrivers);
    if (strength === 0 || !hasPhrase(fact.keys, uninsuredOnly)) return [];
    const refusal = fact.values.find(
      ({ kind, words }) => kind === "no" && textHas(textOf(words), rejected),
    );
    return refusal
      ? [
          {
            text: "rejected",
            score: strength * 3,
            places: [placeOf([...fact.label, ...refusal.words])],
          },
        ]
      : [];
  });
  const limits = isSingle ? asSingle(candidates) : candidates;
  const found = choose(joined([...limits, ...refusals]));
  if (!found) return undefined;
  if (found.value === "rejected") return { value: "rejected", places: found.places };
  return isInjury(found.value) ? { value: found.value, places: found.places } : undefined;
}
