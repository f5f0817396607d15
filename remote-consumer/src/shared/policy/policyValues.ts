import {
  coverFieldsOf,
  highestCover,
  presentTypes,
  type CoverField,
  type CoverFieldName,
  type HomeNeed,
  type PresentPolicies,
  type PresentPolicy,
  type PresentType,
} from "@quotehaven/contract/cover";
import {
  between,
  fieldErrors,
  policyMonths,
  presentPolicyRules,
  toIsoDate,
  toShownDate,
  type FieldRules,
  type PolicyMonths,
  type Validator,
} from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";

/** Whose home a policy insures. */
export type HomeKind = HomeNeed["home"];

/** The kinds of home, in the order of the question about them. */
export const homeKinds: readonly HomeKind[] = [
  "house",
  "condo",
  "renter",
  "manufactured",
  "landlord",
];

/**
 * A field of the cover while it is filled in: dollars, the text of an option, or several of them.
 * Null, an empty text and an empty list are empty.
 */
export type TypedCover =
  number | string | string[] | { dollars: number | null } | { percent: number | null } | null;

/** A policy while it is filled in. The day is MM/DD/YYYY. */
export type TypedPolicy = {
  carrier: string;
  expiresOn: string;
  dollars: number | null;
  months: PolicyMonths;
  cover: Partial<Record<CoverFieldName, TypedCover>>;
};

/** What a policy says of the home, the vehicles and their drivers while it is looked at. Null and an empty text are not known. */
export type PolicyDetails = {
  homeKind: HomeKind | "";
  address1: string;
  city: string;
  state: string;
  zip: string;
  yearBuilt: string;
  /** In square feet. */
  livingArea: number | null;
  vehicles: string[];
  drivers: number | null;
};

/** The form of the policies that somebody has. */
export type PolicyValues = { [Type in PresentType]?: TypedPolicy } & {
  details: PolicyDetails;
  isShared: boolean;
};

/** Nothing is known. */
export const noDetails: PolicyDetails = {
  homeKind: "",
  address1: "",
  city: "",
  state: "",
  zip: "",
  yearBuilt: "",
  livingArea: null,
  vehicles: [],
  drivers: null,
};

/** What is asked for of a policy that is typed by hand, beside company, end and price. */
export const askedCover: Record<PresentType, readonly CoverFieldName[]> = {
  home: ["dwelling", "belongings", "personalLiability", "deductible", "roofSettlement"],
  auto: [
    "injury",
    "propertyDamage",
    "uninsuredDrivers",
    "comprehensiveDeductible",
    "collisionDeductible",
  ],
};

const usualMonths: Record<PresentType, PolicyMonths> = { home: 12, auto: 6 };

/** How a field of a policy is filled in. Of a policy that exists, numbers that quotes choose from may be any. */
export type CoverControl = "money" | "words" | "wordsOrMoney" | "set" | "share";

/** How a field is filled in. */
export function controlOf(field: CoverField): CoverControl {
  if (field.kind === "set") return "set";
  if (field.kind === "amountOrPercent") return "share";
  if (field.kind === "amount") return "money";
  const words = field.options.filter((option) => typeof option === "string");
  if (words.length === 0) return "money";
  return words.length === field.options.length ? "words" : "wordsOrMoney";
}

function emptyOf(field: CoverField): TypedCover {
  const control = controlOf(field);
  if (control === "set") return [];
  return control === "words" || control === "wordsOrMoney" ? "" : null;
}

/** The form's values of a policy; what is asked for is empty where the policy does not say it. */
export function typedPolicy(type: PresentType, policy?: PresentPolicy): TypedPolicy {
  const known: Record<string, unknown> = policy?.cover ?? {};
  const cover = coverFieldsOf(type).flatMap(([name, field]): [CoverFieldName, TypedCover][] => {
    const value = known[name];
    if (value !== undefined) return [[name, typedCover(value, field)]];
    return askedCover[type].includes(name) ? [[name, emptyOf(field)]] : [];
  });
  return {
    carrier: policy?.carrier ?? "",
    expiresOn: toShownDate(policy?.expiresOn),
    dollars: policy?.premium?.dollars ?? null,
    months: policy?.premium?.months ?? usualMonths[type],
    cover: Object.fromEntries(cover),
  };
}

function typedCover(value: unknown, field: CoverField): TypedCover {
  if (controlOf(field) === "wordsOrMoney") return String(value);
  return structuredClone(value) as TypedCover;
}

/** The form's values of what is kept. */
export function typedPolicies(present: OwnPolicies | null, types: readonly PresentType[]) {
  const values: PolicyValues = { details: noDetails, isShared: present?.isShared ?? false };
  for (const type of types) values[type] = typedPolicy(type, present?.[type]);
  return values;
}

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  !(Array.isArray(value) && value.length === 0);

/** The value of a field as it is kept; undefined where nothing is filled in. */
function keptCover(value: TypedCover | undefined, field: CoverField): unknown {
  if (!isFilled(value)) return undefined;
  if (controlOf(field) === "wordsOrMoney")
    return /^\d+$/.test(String(value)) ? Number(value) : value;
  if (typeof value !== "object" || Array.isArray(value)) return value;
  return Object.values(value ?? {}).every(isFilled) ? value : undefined;
}

/** What was filled in as a policy; undefined where nothing was. */
function policyOf(type: PresentType, typed: TypedPolicy | undefined): PresentPolicy | undefined {
  if (!typed) return undefined;
  const cover = Object.fromEntries(
    coverFieldsOf(type).flatMap(([name, field]) => {
      const value = keptCover(typed.cover[name], field);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const carrier = typed.carrier.trim();
  const expiresOn = toIsoDate(typed.expiresOn);
  const { dollars, months } = typed;
  const policy = {
    ...(carrier && { carrier }),
    ...(expiresOn && { expiresOn }),
    ...(dollars !== null && { premium: { dollars, months } }),
    cover,
  };
  const isEmpty = Object.keys(policy).length === 1 && Object.keys(cover).length === 0;
  // The form's fields are those of the table.
  return isEmpty ? undefined : policy;
}

/** What was filled in, as it is kept. */
export function policiesOf(values: PolicyValues): PresentPolicies {
  return Object.fromEntries(
    presentTypes.flatMap((type) => {
      const policy = policyOf(type, values[type]);
      return policy ? [[type, policy]] : [];
    }),
  );
}

/** What is kept with what was filled in: a policy that is not in the form stays. Null where none is left. */
export function keptWith(present: OwnPolicies | null, values: PolicyValues): OwnPolicies | null {
  const stays = presentTypes.filter((type) => !values[type] && present?.[type]);
  const kept = Object.fromEntries(stays.map((type) => [type, present?.[type]]));
  const next = { ...kept, ...policiesOf(values) };
  return Object.keys(next).length === 0 ? null : { ...next, isShared: values.isShared };
}

const amount = [between(0, highestCover)];
const share = [between(1, 100)];

/** A form without anything in it is no policy. */
const somethingFilled: Validator = (_value, all) =>
  // The form's own values.
  Object.keys(policiesOf(all as PolicyValues)).length === 0 ? fieldErrors.required : null;

/** The rules of the form, for the policies that it has. */
export function policyRules(values: PolicyValues): FieldRules {
  const types = presentTypes.filter((type) => values[type]);
  const rules = types.flatMap((type, index) => [
    ...Object.entries(presentPolicyRules).map(([name, own]) => [
      `${type}.${name}`,
      name === "carrier" && index === 0 ? [somethingFilled, ...own] : own,
    ]),
    ...coverFieldsOf(type)
      .filter(([name]) => values[type]?.cover[name] !== undefined)
      .flatMap(([name, field]) => amountRules(`${type}.cover.${name}`, field)),
  ]);
  return Object.fromEntries(rules);
}

function amountRules(path: string, field: CoverField): [string, readonly Validator[]][] {
  const control = controlOf(field);
  if (control === "money") return [[path, amount]];
  if (control !== "share") return [];
  return [
    [`${path}.dollars`, amount],
    [`${path}.percent`, share],
  ];
}

/** A number of months as a policy has them; undefined where policies do not run so long. */
export function monthsOf(months: number): PolicyMonths | undefined {
  return policyMonths.find((each) => each === months);
}
