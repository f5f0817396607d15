import {
  coverFieldsOf,
  endsOfQuote,
  highestCover,
  quoteMessageLength,
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
  type Validator,
} from "@quotehaven/contract/rules";

const lastDay = "2099-12-31";
const dollars = between(0, highestCover);

const windDollars: Validator = (value, all) =>
  typeof value === "object" && value !== null && "dollars" in value
    ? dollars(value.dollars, all)
    : null;

/**
 * What a quote may say beside its prices, by the names of the form's fields. `today` is the day where
 * the client lives.
 */
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
