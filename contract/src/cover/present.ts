import { insuranceTypeName, type InsuranceTypeId, type PolicyMonths } from "../rules/constants";
import type { Price } from "../rules/quotePrice";
import type { Covers } from "./fields";

/** The insurance types whose present policy is held beside quotes. */
export const presentTypes = ["home", "auto"] as const;

/** One of {@link presentTypes}. */
export type PresentType = (typeof presentTypes)[number];

/** The policy that somebody has. What is absent is not known. */
export type PresentPolicy<Type extends PresentType = PresentType> = {
  /** A carrier of the list, or the company as it was typed. */
  carrier?: string;
  /** Its last day, YYYY-MM-DD. */
  expiresOn?: string;
  /** Whole US dollars for all of the months. */
  premium?: { dollars: number; months: PolicyMonths };
  cover: Covers[Type];
};

/** The policies that somebody has, by insurance type. */
export type PresentPolicies = { [Type in PresentType]?: PresentPolicy<Type> };

/** What they cover, to be held against the need as a quote's cover is. */
export function presentCovers(present: PresentPolicies): Partial<Covers> {
  return {
    ...(present.home && { home: present.home.cover }),
    ...(present.auto && { auto: present.auto.cover }),
  };
}

/** What a policy costs a year, in whole dollars; null where nobody said. */
export function yearlyPremium({ premium }: PresentPolicy): number | null {
  return premium ? Math.round((premium.dollars * 12) / premium.months) : null;
}

/** What a policy costs a month, in whole dollars; null where nobody said. */
export function monthlyPremium({ premium }: PresentPolicy): number | null {
  return premium ? Math.round(premium.dollars / premium.months) : null;
}

/**
 * What somebody pays today for insurance types together, in whole dollars; null where the price of one of
 * them is not known.
 */
export function presentPremium(
  present: PresentPolicies,
  types: readonly InsuranceTypeId[],
): Price | null {
  const prices = types.map((id) => {
    const type = presentTypes.find((each) => each === insuranceTypeName(id));
    const yearly = type && present[type] && yearlyPremium(present[type]);
    const monthly = type && present[type] && monthlyPremium(present[type]);
    return yearly == null || monthly == null ? null : { yearly, monthly };
  });
  return prices.reduce<Price | null>(
    (sum, price) =>
      sum && price && { yearly: sum.yearly + price.yearly, monthly: sum.monthly + price.monthly },
    types.length > 0 ? { yearly: 0, monthly: 0 } : null,
  );
}
