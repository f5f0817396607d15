import {
  appliedCover,
  heldCovers,
  type CoverFieldName,
  type Covers,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";

/** What a field of the cover holds while it is filled in; null, an empty text and an empty list are empty. */
export type TypedValue =
  number | string | readonly string[] | { dollars: number } | { percent: number } | null;

/** A quote's cover as it is filled in, by insurance type. */
export type TypedCovers = Partial<
  Record<InsuranceTypeName, Partial<Record<CoverFieldName, TypedValue>>>
>;

/**
 * What is filled in beside what the lead needs, one for each insurance type. What is empty, or makes
 * no sense for the lead, is left out.
 */
export function heldAsTyped(typed: TypedCovers, need: Partial<Needs>): HeldCover[] {
  const covers = Object.fromEntries(
    Object.entries(typed).map(([type, cover]) => [
      type,
      Object.fromEntries(Object.entries(cover).filter(([, value]) => isStated(value))),
    ]),
    // The form's fields offer nothing but what the table of fields has.
  ) as Partial<Covers>;
  return heldCovers(covers, need).map(
    (held) => ({ ...held, cover: appliedCover(held)[held.type] ?? {} }) as HeldCover,
  );
}

/** The cover that is sent: undefined where nothing was stated. */
export function coverToSend(typed: TypedCovers, need: Partial<Needs>): Partial<Covers> | undefined {
  const stated = heldAsTyped(typed, need).filter(isAnyStated);
  return stated.length === 0
    ? undefined
    : Object.fromEntries(stated.map(({ type, cover }) => [type, cover]));
}

/** Whether anything is stated of a cover. */
export function isAnyStated({ cover }: Pick<HeldCover, "cover">): boolean {
  return Object.values(cover).some(isStated);
}

/** Whether anything is filled in, for any insurance type. */
export function isAnyTyped(typed: TypedCovers): boolean {
  return Object.values(typed).some((cover) => Object.values(cover).some(isStated));
}

function isStated(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== undefined && value !== null && value !== "" && !isEmptyList;
}
