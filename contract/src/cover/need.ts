import type { InsuranceTypeName } from "../rules/constants";
import {
  coverFieldsOf,
  perAccident,
  type AutoCover,
  type CoverFieldName,
  type Covers,
  type HomeCover,
  type LifeCover,
} from "./fields";

type HomeExtra = NonNullable<HomeCover["included"]>[number];
type AutoExtra = NonNullable<AutoCover["included"]>[number];

/** What a home needs: the lines of its estimate and what its owner asked for. Whole dollars. */
export type HomeNeed = {
  /** Whose home: a renter insures no building, a condo owner the interior of the unit. */
  home: "house" | "condo" | "renter" | "manufactured" | "landlord";
  dwelling: number;
  otherStructures: number;
  belongings: number;
  livingElsewhere: number;
  personalLiability: number;
  medicalPayments: number;
  valuables: number;
  /** The deductible that was preferred, in dollars or as a share of the dwelling; null when open. */
  deductible: number | "upTo2Percent" | "over5Percent" | null;
  /** A rebuilding cost above the limit (25 % or more) was asked for. */
  wantsExtended: boolean;
  extras: HomeExtra[];
  /** Paid today a year; null when nothing is insured or said. */
  presentYearly: number | null;
};

/** What a family needs. Whole dollars. */
export type LifeNeed = {
  deathBenefit: number;
  /** The suggested term in years; null when there is nothing to cover. */
  termYears: number | null;
  /** The kind of policy that was asked for; null when advice was asked for. */
  policyKind: "term" | "permanent" | null;
  /** No medical exam is wanted. */
  refusesExam: boolean;
};

/** What a driver needs. Whole dollars. */
export type AutoNeed = {
  /** Injury to others, for one accident. */
  injury: number;
  propertyDamage: number;
  /** Liability protection in all, from which an umbrella follows. */
  totalRequired: number;
  wantsUmbrella: boolean;
  /** Damage to the own car is to be covered. */
  wantsOwnDamage: boolean;
  /** The highest deductible that was preferred; null when open. */
  deductible: number | null;
  wantsMedicalPayments: boolean;
  extras: AutoExtra[];
  /** Paid today a month; null when nothing is insured or said. */
  presentMonthly: number | null;
};

/** What a quote is held against, by insurance type. */
export type Needs = { home: HomeNeed; life: LifeNeed; auto: AutoNeed };

/** A cover with what it is held against. */
export type HeldCover = {
  [Type in InsuranceTypeName]: { type: Type; cover: Covers[Type]; need: Needs[Type] };
}[InsuranceTypeName];

/** The covers of a quote beside the needs, for each insurance type that is needed. */
export function heldCovers(covers: Partial<Covers>, needs: Partial<Needs>): HeldCover[] {
  return [
    ...(needs.home ? [{ type: "home" as const, cover: covers.home ?? {}, need: needs.home }] : []),
    ...(needs.life ? [{ type: "life" as const, cover: covers.life ?? {}, need: needs.life }] : []),
    ...(needs.auto ? [{ type: "auto" as const, cover: covers.auto ?? {}, need: needs.auto }] : []),
  ];
}

const building: readonly CoverFieldName[] = [
  "dwelling",
  "otherStructures",
  "dwellingSettlement",
  "roofSettlement",
];

/**
 * The fields that make sense for somebody, in order: a renter has no building, a condo owner no
 * other structures nor roof, and only a term policy has a term.
 */
export function fieldsThatApply(held: HeldCover): CoverFieldName[] {
  const hidden = hiddenFields(held);
  return coverFieldsOf(held.type)
    .map(([name]) => name)
    .filter((name) => !hidden.includes(name));
}

function hiddenFields(held: HeldCover): readonly CoverFieldName[] {
  switch (held.type) {
    case "home":
      if (held.need.home === "renter") return building;
      return held.need.home === "condo" ? ["otherStructures", "roofSettlement"] : [];
    case "life":
      return (held.cover.policyKind ?? "term") === "term" ? [] : ["termYears"];
    case "auto":
      return [];
  }
}

/** What is stated of a cover where it does not apply is left out. */
export function appliedCover(held: HeldCover): Partial<Covers> {
  const applying: readonly string[] = fieldsThatApply(held);
  const cover = Object.fromEntries(
    Object.entries(held.cover).filter(([name]) => applying.includes(name)),
  );
  return { [held.type]: cover };
}

/** Covers that meet the needs: an agent's start, to be changed where the carrier writes something else. */
export function coversFromNeeds(needs: Partial<Needs>): Partial<Covers> {
  const covers = {
    ...(needs.home && { home: homeFromNeed(needs.home) }),
    ...(needs.life && { life: lifeFromNeed(needs.life) }),
    ...(needs.auto && { auto: autoFromNeed(needs.auto) }),
  };
  return Object.assign({}, ...heldCovers(covers, needs).map(appliedCover));
}

function homeFromNeed(need: HomeNeed): HomeCover {
  return {
    dwelling: need.dwelling,
    otherStructures: need.otherStructures,
    belongings: need.belongings,
    livingElsewhere: need.livingElsewhere,
    personalLiability: need.personalLiability,
    medicalPayments: need.medicalPayments,
    ...(need.valuables > 0 && { valuables: need.valuables }),
    ...(typeof need.deductible === "number" && { deductible: need.deductible }),
    ...(need.wantsExtended && { dwellingSettlement: "extended25" as const }),
    ...(need.extras.length > 0 && { included: need.extras }),
  };
}

const terms = [10, 15, 20, 25, 30, 35, 40] as const;

function lifeFromNeed(need: LifeNeed): LifeCover {
  const policyKind = need.policyKind === "permanent" ? "whole" : "term";
  const years = terms.find((term) => term >= (need.termYears ?? Infinity));
  return {
    policyKind,
    deathBenefit: need.deathBenefit,
    ...(policyKind === "term" && years !== undefined && { termYears: years }),
    ...(need.refusesExam && { medicalExam: "notNeeded" as const }),
  };
}

function autoFromNeed(need: AutoNeed): AutoCover {
  const injury = need.injury > perAccident["100/300"] ? "250/500" : "100/300";
  const millions = umbrellaNeeded(need, perAccident[injury]) / 1_000_000;
  const umbrella = umbrellas.find((each) => each === millions * 1_000_000);
  const deductible = deductibles.find((each) => each === need.deductible);
  return {
    injury,
    propertyDamage: 100_000,
    uninsuredDrivers: injury,
    ...(need.wantsOwnDamage &&
      deductible !== undefined && {
        comprehensiveDeductible: deductible,
        collisionDeductible: deductible,
      }),
    ...(umbrella !== undefined && { umbrella }),
    ...(need.extras.length > 0 && { included: need.extras }),
  };
}

const deductibles = [100, 250, 500, 1000, 2000, 2500] as const;
const umbrellas = [
  1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_000_000, 8_000_000, 9_000_000,
  10_000_000,
] as const;

/**
 * What an umbrella has to add above an auto limit, in whole dollars, up to the next million: umbrellas
 * are sold in millions. 0 where none is asked for, or nothing is missing.
 */
export function umbrellaNeeded(need: AutoNeed, injuryPerAccident: number): number {
  if (!need.wantsUmbrella) return 0;
  const missing = Math.max(0, need.totalRequired - injuryPerAccident);
  return Math.min(Math.ceil(missing / 1_000_000) * 1_000_000, 10_000_000);
}
