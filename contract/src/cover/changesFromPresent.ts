import type { InsuranceTypeId } from "../rules/constants";
import { wholePrice, type Price, type QuotedPrices } from "../rules/quotePrice";
import { isDeductible, shareInDollars, statedValue } from "./coverValues";
import { perAccident, type CoverFieldName, type Covers } from "./fields";
import { fieldsThatApply, heldCovers, type HeldCover, type Needs } from "./need";
import {
  presentCovers,
  presentPremium,
  presentTypes,
  type PresentPolicies,
  type PresentType,
} from "./present";

type Difference =
  /** What is paid at most, or what stays with its owner: whole dollars, negative where the quote has less. */
  | { kind: "limit" | "deductible"; more: number }
  /** Damage to the own car is covered by the quote alone, or by the policy alone. */
  | { kind: "gained" | "lost" }
  /** What the quote has in it and the policy has not, or the other way round. */
  | { kind: "added" | "dropped"; extras: readonly string[] }
  /** No difference in dollars. */
  | { kind: "value"; present: unknown; quoted: unknown };

/** How a line of a quote differs from the policy that somebody has. */
export type CoverChange = { type: PresentType; field: CoverFieldName } & Difference;

/** What a quote changes for somebody against the policies that they have. */
export type ChangesFromPresent = {
  /** What differs in the lines that both state: dollars first, the largest difference first. */
  changes: CoverChange[];
  /** How many lines both state. */
  compared: number;
  /** How much more the quote costs a year, in whole dollars; null where what it prices has no known price today. */
  yearly: number | null;
};

type Quoted = Omit<QuotedPrices, "prices"> & {
  prices: readonly (Price & { insuranceTypeId: InsuranceTypeId })[];
  cover?: Partial<Covers>;
};

/**
 * How a quote differs from what somebody has: in the lines that both state, and in price where each of its
 * insurance types has a known price today. Arithmetic, no advice.
 */
export function changesFromPresent(
  quote: Quoted,
  present: PresentPolicies,
  needs: Partial<Needs>,
): ChangesFromPresent {
  const before = heldCovers(presentCovers(present), needs);
  const lines = heldCovers(quote.cover ?? {}, needs).flatMap((quoted) => {
    const had = before.find(({ type }) => type === quoted.type);
    return had ? linesOf(quoted, had) : [];
  });
  return {
    changes: lines.flat().toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    compared: lines.length,
    yearly: yearlyChange(quote, present),
  };
}

const sizeOf = (change: CoverChange) => ("more" in change ? Math.abs(change.more) : 0);

function yearlyChange(quote: Quoted, present: PresentPolicies): number | null {
  const premium = presentPremium(
    present,
    quote.prices.map(({ insuranceTypeId }) => insuranceTypeId),
  );
  return premium && wholePrice(quote).yearly - premium.yearly;
}

/** A list for each line that both state: its differences, or none. */
function linesOf(quoted: HeldCover, present: HeldCover): CoverChange[][] {
  const type = presentTypes.find((each) => each === quoted.type);
  if (!type) return [];
  return fieldsThatApply(quoted)
    .filter((field) => [quoted, present].every((held) => statedValue(held, field) !== undefined))
    .map((field) =>
      differencesOf(field, quoted, present).map((difference) => ({ type, field, ...difference })),
    );
}

function differencesOf(field: CoverFieldName, quoted: HeldCover, present: HeldCover): Difference[] {
  const values = { quoted: statedValue(quoted, field), present: statedValue(present, field) };
  if (field === "included")
    return differencesOfExtras(listed(values.quoted), listed(values.present));
  const has = dollarsOf(field, quoted);
  const had = dollarsOf(field, present);
  const kind = isDeductible(field) ? "deductible" : "limit";
  if (has !== null && had !== null && has !== had) return [{ kind, more: has - had }];
  // What pays the same for one accident may pay less for a person.
  const isSame =
    kind === "deductible" && has !== null
      ? has === had
      : JSON.stringify(values.quoted) === JSON.stringify(values.present);
  if (isSame) return [];
  if (kind === "deductible" && values.present === "none") return [{ kind: "gained" }];
  if (kind === "deductible" && values.quoted === "none") return [{ kind: "lost" }];
  return [{ kind: "value", ...values }];
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

function differencesOfExtras(quoted: readonly string[], present: readonly string[]): Difference[] {
  const added = quoted.filter((extra) => !present.includes(extra));
  const dropped = present.filter((extra) => !quoted.includes(extra));
  return [
    ...(added.length > 0 ? [{ kind: "added" as const, extras: added }] : []),
    ...(dropped.length > 0 ? [{ kind: "dropped" as const, extras: dropped }] : []),
  ];
}

/** A stated amount in whole dollars; null where it is none, or one that differs by state. */
function dollarsOf(field: CoverFieldName, held: HeldCover): number | null {
  const value = statedValue(held, field);
  if (typeof value === "number") return value;
  if (typeof value === "object" && value !== null && "dollars" in value)
    return Number(value.dollars);
  if (held.type === "home") return shareInDollars(held, field);
  if (held.type !== "auto") return null;
  switch (field) {
    case "umbrella":
      return value === "none" ? 0 : null;
    case "injury":
    case "uninsuredDrivers": {
      const limit = held.cover[field];
      if (limit === "rejected") return 0;
      return limit === undefined || limit === "stateMinimum" ? null : perAccident[limit];
    }
    default:
      return null;
  }
}
