import { oddLimits, type CoverFieldName, type Needs } from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { heldAsTyped } from "./covers";
import { bundleToSend, priceSum, type Quote } from "./quote";

/** A value that may be right and is worth a second look. */
export type OddValue = {
  /** The price of an insurance type, of all together, or a limit. */
  of: number | "bundle" | `${InsuranceTypeName}.${CoverFieldName}`;
  key: "zero" | "yearlyLow" | "yearlyHigh" | "monthlyHigh" | "bundleHigh" | "limit";
  /** Changes with what was typed: another value is another question. */
  id: string;
};

/** Names a question about a value of the quote at an index. */
export const oddId = (index: number, { id }: OddValue) => `${index} ${id}`;

/** A year is paid at once for less than twelve months, or for a little more. */
const fewestMonths = 9;
const mostMonths = 13;
const dearMonthDollars = 2000;

/** The values of a filled quote that are worth asking about once. */
export function oddValues(quote: Quote, need: Partial<Needs>): OddValue[] {
  return [...oddPrices(quote), ...oddCover(quote, need)];
}

function oddPrices(quote: Quote): OddValue[] {
  const found = quote.prices.flatMap(({ insuranceTypeId: of, monthly, yearly }): OddValue[] => {
    const key = monthly === null || yearly === null ? null : oddity(monthly, yearly);
    return key ? [{ of, key, id: `${of}:${monthly}:${yearly}` }] : [];
  });
  const bundle = bundleToSend(quote);
  if (!bundle) return found;
  const { monthly, yearly } = bundle;
  const isDearer = monthly > priceSum(quote, "monthly") || yearly > priceSum(quote, "yearly");
  const key = oddity(monthly, yearly) ?? (isDearer ? "bundleHigh" : null);
  return key ? [...found, { of: "bundle", key, id: `bundle:${monthly}:${yearly}` }] : found;
}

function oddity(monthly: number, yearly: number): OddValue["key"] | null {
  if (monthly === 0 || yearly === 0) return "zero";
  if (yearly < fewestMonths * monthly) return "yearlyLow";
  if (yearly > mostMonths * monthly) return "yearlyHigh";
  return monthly > dearMonthDollars ? "monthlyHigh" : null;
}

function oddCover({ covers }: Quote, need: Partial<Needs>): OddValue[] {
  return heldAsTyped(covers, need).flatMap((held) =>
    oddLimits(held).map((field) => ({
      of: `${held.type}.${field}` as const,
      key: "limit" as const,
      id: `${held.type}.${field}:${JSON.stringify(covers[held.type]?.[field])}`,
    })),
  );
}
