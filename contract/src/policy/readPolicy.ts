import { readAutoLimits } from "./auto";
import { readAutoDeductibles } from "./autoDeductibles";
import { readBuilding } from "./building";
import { choose } from "./choose";
import { readHomeDeductibles } from "./deductibles";
import { withoutDoubtsOfAuto, withoutDoubtsOfHome } from "./doubts";
import { readDrivers } from "./drivers";
import { readExtras } from "./extras";
import { limitsOf, readHomeLimits } from "./home";
import { readIssuer } from "./issuer";
import { autoExtras, homeExtras } from "./labels";
import { pagesOf, type Page } from "./lines";
import { countFields, isNoise, kindOf, type PartName } from "./pageKind";
import { autoTitle, homeTitle, partsOfPage, type PagePart } from "./parts";
import { hasPhrase, phrasesOf } from "./phrases";
import { readPrice } from "./premium";
import { readAddress } from "./property";
import { readSettlements } from "./settlement";
import { readDays } from "./term";
import { readVehicles } from "./vehicles";
import { readValuables } from "./valuables";
import { placeOf, textOf } from "./words";
import type { Fact } from "./fact";
import type { Found, PolicyReading, PolicyTerm, PolicyText, ReadAuto, ReadHome } from "./types";

/**
 * What a file says of the policy that somebody has: from the text of its pages, with the place of each
 * value. What is not said plainly, or is said twice and differently, is left out. `carriers` are the
 * names among which the issuer is looked for. Nothing of a bill, a letter or noise is read.
 */
export function readPolicy(text: PolicyText, carriers: readonly string[]): PolicyReading {
  const pages = pagesOf(text);
  if (text.runs.every((run) => run.text.trim() === "")) return { kind: "empty", types: [] };
  if (isNoise(pages)) return { kind: "scan", types: [] };
  const parts = pages.flatMap((page) => partsOfPage(page));
  const counts = parts.filter(({ part }) => part !== "none").map(({ facts }) => countFields(facts));
  const fields = counts.reduce((sum, { home, auto }) => sum + home + auto, 0);
  const kind = kindOf(
    pages,
    parts.map(({ part }) => part),
    fields,
  );
  if (kind !== "policy" && kind !== "quote" && kind !== "umbrella" && kind !== "otherPolicy")
    return { kind, types: [] };
  const declared = parts.filter(({ part }) => part !== "none");
  const carrier = readIssuer(
    pages.map((page) =>
      declared.some((part) => part.page.number === page.number)
        ? page
        : { ...page, lines: page.lines.slice(0, 4) },
    ),
    carriers,
  );
  const issued = { kind, types: [] as ("home" | "auto")[], ...(carrier && { carrier }) };
  if (kind === "umbrella" || kind === "otherPolicy")
    return {
      ...issued,
      ...readDays(declared.map(({ page }) => page)),
      ...otherPartOf(kind, declared),
    };
  return { ...issued, ...readParts(declared, kind === "quote") };
}

function readParts(
  parts: readonly PagePart[],
  isQuote: boolean,
): Omit<PolicyReading, "kind" | "carrier"> {
  const of = (...names: PartName[]) => parts.filter(({ part }) => names.includes(part));
  const homeParts = of("home", "both");
  const autoParts = of("auto", "both");
  const types = [
    ...(homeParts.length > 0 ? (["home"] as const) : []),
    ...(autoParts.length > 0 ? (["auto"] as const) : []),
  ];
  const common = of("common");
  const pagesOfParts = (all: readonly PagePart[]) => all.map(({ page }) => page);
  const factsOfParts = (all: readonly PagePart[]) => all.flatMap(({ facts }) => facts);
  const home =
    homeParts.length > 0
      ? readHome([...homeParts, ...(autoParts.length > 0 ? [] : common)])
      : undefined;
  const property =
    homeParts.length > 0
      ? {
          ...readAddress(pagesOfParts([...homeParts, ...common])),
          ...readBuilding(pagesOfParts([...homeParts, ...common])),
        }
      : undefined;
  const auto =
    autoParts.length > 0
      ? readAuto([...autoParts, ...(homeParts.length > 0 ? [] : common)], of("umbrella"))
      : undefined;
  const term = readTerms(parts, homeParts, autoParts, isQuote);
  const days = { pages: pagesOfParts(parts), facts: factsOfParts(parts) };
  return {
    types,
    ...term,
    ...(types.length > 1 && !term.policies && premiumsOf(days.facts)),
    ...(home && { home }),
    ...(property && Object.keys(property).length > 0 && { property }),
    ...auto,
  };
}

/** Days and price; of each policy where home and auto have days of their own. */
function readTerms(
  parts: readonly PagePart[],
  homeParts: readonly PagePart[],
  autoParts: readonly PagePart[],
  isQuote: boolean,
): PolicyTerm & Pick<PolicyReading, "policies"> {
  const termOf = (some: readonly PagePart[]): PolicyTerm => {
    const days = readDays(some.map(({ page }) => page));
    const premium = readPrice(
      some.flatMap(({ facts }) => facts),
      days,
    );
    return {
      ...(isQuote && !days.expiresOn ? quoteDays(days) : days),
      ...(premium && { premium }),
    };
  };
  const isApart =
    homeParts.length > 0 &&
    autoParts.length > 0 &&
    homeParts.every((part) => !autoParts.includes(part));
  if (isApart) {
    const home = termOf(homeParts);
    const auto = termOf(autoParts);
    const differ =
      home.effectiveOn &&
      auto.effectiveOn &&
      (home.effectiveOn.value !== auto.effectiveOn.value ||
        home.expiresOn?.value !== auto.expiresOn?.value);
    if (differ)
      return {
        policies: [
          { types: ["home"], ...home },
          { types: ["auto"], ...auto },
        ],
      };
  }
  return termOf(parts.filter(({ part }) => part !== "umbrella"));
}

const quoteDays = ({ effectiveOn }: PolicyTerm): PolicyTerm => (effectiveOn ? { effectiveOn } : {});

function readHome(parts: readonly PagePart[]): ReadHome {
  const facts = parts.flatMap((part) => part.facts);
  const pages = parts.map(({ page }) => page);
  const form = readForm(pages);
  const limits = readHomeLimits(facts);
  if (form?.value === "HO-4") {
    delete limits.dwelling;
    delete limits.otherStructures;
  }
  const valuables = readValuables(facts);
  const settlements = readSettlements(pages);
  if (limits.dwelling === undefined) {
    delete settlements.dwellingSettlement;
    delete settlements.roofSettlement;
  }
  return withoutDoubtsOfHome({
    ...(form && { form }),
    ...limits,
    ...(valuables && { valuables }),
    ...readHomeDeductibles(facts, limits.dwelling?.value),
    ...settlements,
    included: readExtras(pages, facts, homeExtras),
  });
}

/** The form of a home policy: `HO-3`, `HO 3`, `HO 00 03`, `DP-3`. */
function readForm(pages: readonly Page[]): Found<string> | undefined {
  const found = pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.words.flatMap((word, at) => {
        const text = textOf(line.words.slice(at, at + 3));
        const match =
          /^[(]?(HO|DP)(?:[- ]?(?:00[- ]?0)?([1-8])|[- ]([ABC]))(?![\w-]|\s?\d\d\b|\s\d+ page)/.exec(
            text,
          );
        return match
          ? [{ value: `${match[1]}-${match[2] ?? match[3]}`, score: 2, places: [placeOf([word])] }]
          : [];
      }),
    ),
  );
  return choose(found);
}

function readAuto(
  parts: readonly PagePart[],
  umbrellas: readonly PagePart[],
): Pick<PolicyReading, "auto" | "vehicles" | "drivers"> {
  const facts = parts.flatMap((part) => part.facts);
  const pages = parts.map(({ page }) => page);
  const vehicles = readVehicles(pages);
  const drivers = readDrivers(pages);
  const umbrella = readUmbrella(umbrellas);
  const auto = withoutDoubtsOfAuto({
    ...readAutoLimits(facts),
    ...readAutoDeductibles(facts, vehicles),
    ...(umbrella && { umbrella }),
    included: readExtras(pages, facts, autoExtras),
  });
  return {
    auto,
    ...(vehicles.length > 0 && {
      vehicles: vehicles.map(({ value, places }) => ({ value, places })),
    }),
    ...(drivers && { drivers }),
  };
}

type UmbrellaLimit = NonNullable<ReadAuto["umbrella"]>["value"];
const underlying = phrasesOf([
  "underlying",
  "automobile",
  "auto",
  "watercraft",
  "retention",
  "required",
  "uninsured",
  "aggregate",
]);

/** The limit of an umbrella: a whole number of millions. */
function readUmbrella(parts: readonly PagePart[]): Found<UmbrellaLimit> | undefined {
  const isMillions = (amount: number): amount is Exclude<UmbrellaLimit, "none"> =>
    amount % 1_000_000 === 0 && amount >= 1_000_000 && amount <= 10_000_000;
  return choose(
    parts.flatMap(({ facts }) =>
      facts.flatMap((fact) =>
        hasPhrase(fact.keys, underlying)
          ? []
          : limitsOf(fact).flatMap(({ amount, words }) =>
              isMillions(amount)
                ? [{ value: amount, score: 3, places: [placeOf([...fact.label, ...words])] }]
                : [],
            ),
      ),
    ),
  );
}

/** What is read of a policy that insures neither a home nor a car. */
function otherPartOf(
  kind: "umbrella" | "otherPolicy",
  parts: readonly PagePart[],
): Partial<PolicyReading> {
  if (kind === "umbrella") {
    const umbrella = readUmbrella(parts);
    return umbrella ? { auto: { umbrella, included: [] } } : {};
  }
  const pages = parts.map(({ page }) => page);
  const property = { ...readAddress(pages), ...readBuilding(pages) };
  return Object.keys(property).length > 0 ? { property } : {};
}

const price = phrasesOf(["premium", "prima"]);
const partNames = {
  home: homeTitle,
  auto: autoTitle,
  umbrella: phrasesOf(["umbrella", "sombrilla", "excess"]),
};

/** The price of each part of a package, in the rows of its summary. */
function premiumsOf(facts: readonly Fact[]): Pick<PolicyReading, "premiums"> {
  const premiums: PolicyReading["premiums"] = {};
  for (const [name, phrases] of Object.entries(partNames) as [
    keyof typeof partNames,
    typeof homeTitle,
  ][]) {
    const found = choose(
      facts.flatMap((fact) => {
        const isShort = fact.keys.length <= 5 && hasPhrase(fact.keys, phrases);
        const [value] = fact.values;
        const isPrice =
          value?.kind === "money" &&
          (value.column.roles.has("premium") || hasPhrase(fact.keys, price)) &&
          fact.values.length === 1;
        return isShort && isPrice
          ? [{ value: value.amount, score: 2, places: [placeOf([...fact.label, ...value.words])] }]
          : [];
      }),
    );
    if (found) premiums[name] = found;
  }
  return Object.keys(premiums).length > 0 ? { premiums } : {};
}
