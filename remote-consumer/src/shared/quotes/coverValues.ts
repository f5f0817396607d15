import {
  coverFieldsOf,
  perAccident,
  type CoverFieldName,
  type HeldCover,
} from "@quotehaven/contract/cover";

/** What a cover states of a field; undefined where it states nothing. */
export function statedValue({ cover }: HeldCover, field: CoverFieldName): unknown {
  return Object.entries(cover).find(([name]) => name === field)?.[1];
}

/** Whether a quote says nothing of what it covers. */
export function statesNothing(held: HeldCover): boolean {
  return coverFieldsOf(held.type).every(([field]) => statedValue(held, field) === undefined);
}

/** What stays with the insured: here the lower amount is the greater cover. */
export function isDeductible(field: CoverFieldName): boolean {
  return field.toLowerCase().endsWith("deductible");
}

/** A deductible that is a share of the dwelling, in whole dollars; null where it is none. */
export function shareInDollars(held: HeldCover, field: CoverFieldName): number | null {
  if (held.type !== "home" || field !== "windDeductible") return null;
  const { dwelling, windDeductible } = held.cover;
  if (dwelling === undefined || !windDeductible || !("percent" in windDeductible)) return null;
  return Math.round((dwelling * windDeductible.percent) / 100);
}

/** A field's amount, to be held against that of another quote; null where it has none. */
export function comparableAmount(held: HeldCover, field: CoverFieldName): number | null {
  const value = statedValue(held, field);
  if (field === "termYears") return null;
  if (typeof value === "number") return value;
  if (typeof value === "string") return amountOfWord(value, field);
  if (field !== "windDeductible" || held.type !== "home") return null;
  const wind = held.cover.windDeductible;
  return wind && "dollars" in wind ? wind.dollars : shareInDollars(held, field);
}

/** Without cover of the own car there is no deductible to compare. */
function amountOfWord(word: string, field: CoverFieldName): number | null {
  if (word === "rejected" || (word === "none" && field === "umbrella")) return 0;
  return Object.entries(perAccident).find(([limit]) => limit === word)?.[1] ?? null;
}
