import { coverFieldsOf, type CoverFieldName } from "./fields";
import type { HeldCover } from "./need";
import { percentOf } from "./verdict";

/** What a cover states of a field; undefined where it states nothing. */
export function statedValue({ cover }: Pick<HeldCover, "cover">, field: CoverFieldName): unknown {
  return Object.entries(cover).find(([name]) => name === field)?.[1];
}

/** Whether a cover says nothing at all. */
export function statesNothing(held: HeldCover): boolean {
  return coverFieldsOf(held.type).every(([field]) => statedValue(held, field) === undefined);
}

/** What stays with the insured: here the lower amount is the greater cover. */
export function isDeductible(field: CoverFieldName): boolean {
  return field.toLowerCase().endsWith("deductible");
}

/** A deductible that is a share of the dwelling, in whole dollars; null where it is none. */
export function shareInDollars(
  { cover }: Pick<HeldCover, "cover">,
  field: CoverFieldName,
): number | null {
  if (field !== "windDeductible" || !("windDeductible" in cover)) return null;
  const { dwelling, windDeductible } = cover;
  if (dwelling === undefined || !windDeductible || !("percent" in windDeductible)) return null;
  return percentOf(dwelling, windDeductible.percent);
}
