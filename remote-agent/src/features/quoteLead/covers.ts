import {
  appliedCover,
  coverFieldsOf,
  endsOfQuote,
  heldCovers,
  highestCover,
  quoteMessageLength,
  type CoverFieldName,
  type Covers,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import {
  between,
  date,
  dateBetween,
  insuranceTypeIds,
  insuranceTypeName,
  maxLength,
  withoutContactDetails,
  type FieldRules,
  type InsuranceTypeName,
  type Validator,
} from "@quotehaven/contract/rules";

/** What a field of the cover holds while it is filled in; null, an empty text and an empty list are empty. */
export type TypedValue =
  number | string | readonly string[] | { dollars: number } | { percent: number } | null;

/** A quote's cover as it is filled in, by insurance type. */
export type TypedCovers = Partial<
  Record<InsuranceTypeName, Partial<Record<CoverFieldName, TypedValue>>>
>;

/** What is filled in, without what is empty. */
export function statedCovers(typed: TypedCovers): Partial<Covers> {
  const stated = Object.entries(typed).map(
    ([type, cover]) =>
      [type, Object.entries(cover).filter(([, value]) => isStated(value))] as const,
  );
  return Object.fromEntries(
    stated.flatMap(([type, cover]) =>
      cover.length > 0 ? [[type, Object.fromEntries(cover)]] : [],
    ),
    // The form's fields offer nothing but what the table of fields has.
  ) as Partial<Covers>;
}

/**
 * What is filled in beside what the lead needs, one for each insurance type. What makes no sense for
 * the lead is left out.
 */
export function heldAsTyped(typed: TypedCovers, need: Partial<Needs>): HeldCover[] {
  return heldCovers(statedCovers(typed), need).map(
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
  return Object.keys(statedCovers(typed)).length > 0;
}

function isStated(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value !== undefined && value !== null && value !== "" && !isEmptyList;
}

const lastDay = "2099-12-31";
const dollars = between(0, highestCover);

const windDollars: Validator = (value, all) =>
  typeof value === "object" && value !== null && "dollars" in value
    ? dollars(value.dollars, all)
    : null;

/** What a quote may say beside its prices. `today` is the day where the client lives. */
export function statedRules(need: Partial<Needs>, today: string): FieldRules {
  const { earliest, latest } = endsOfQuote(today);
  return {
    ...amountRules(need),
    validUntil: [date, dateBetween(earliest, latest)],
    startsOn: [date, dateBetween(today, lastDay)],
    message: [maxLength(quoteMessageLength), withoutContactDetails],
  };
}

function amountRules(need: Partial<Needs>): FieldRules {
  const types = insuranceTypeIds.map(insuranceTypeName).filter((type) => need[type]);
  return Object.fromEntries(
    types.flatMap((type) =>
      coverFieldsOf(type).flatMap(([name, { kind }]) => {
        const path = `covers.${type}.${name}`;
        if (kind === "amount") return [[path, [dollars]]];
        return kind === "amountOrPercent" ? [[path, [windDollars]]] : [];
      }),
    ),
  );
}
