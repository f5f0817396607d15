import { bundleToSend, priceSum, type QuoteValues } from "./quoteForms";

/** Prices that may be right and are worth a second look: where they are, and the question's key. */
export type OddPrice = {
  /** An insurance type of the lead, or the price of all together. */
  of: number | "bundle";
  key: "zero" | "yearlyLow" | "yearlyHigh" | "monthlyHigh" | "bundleHigh";
  /** Changes with what was typed: another value is another question. */
  id: string;
};

/** A year is paid at once for less than twelve months, or for a little more. */
const fewestMonths = 9;
const mostMonths = 13;
const dearMonthDollars = 2000;

/** The prices of a filled form that are worth asking about once. */
export function oddPrices(form: QuoteValues): OddPrice[] {
  const found = form.prices.flatMap(({ insuranceTypeId: of, monthly, yearly }): OddPrice[] => {
    const key = monthly === null || yearly === null ? null : oddity(monthly, yearly);
    return key ? [{ of, key, id: `${of}:${monthly}:${yearly}` }] : [];
  });
  const bundle = bundleToSend(form);
  if (!bundle) return found;
  const { monthly, yearly } = bundle;
  const isDearer = monthly > priceSum(form, "monthly") || yearly > priceSum(form, "yearly");
  const key = oddity(monthly, yearly) ?? (isDearer ? "bundleHigh" : null);
  const id = `bundle:${monthly}:${yearly}`;
  return key ? [...found, { of: "bundle", key, id }] : found;
}

function oddity(monthly: number, yearly: number): OddPrice["key"] | null {
  if (monthly === 0 || yearly === 0) return "zero";
  if (yearly < fewestMonths * monthly) return "yearlyLow";
  if (yearly > mostMonths * monthly) return "yearlyHigh";
  return monthly > dearMonthDollars ? "monthlyHigh" : null;
}
