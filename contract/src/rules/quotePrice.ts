/** A price for a month and for a year, in whole dollars. */
export type Price = { monthly: number; yearly: number };

/** What a quote says of its price: one for each insurance type, and maybe one for all of them. */
export type QuotedPrices = {
  monthly: number | null;
  yearly: number | null;
  prices: readonly Price[];
};

/**
 * What a quote costs in all: the price for all of its insurance types where the agent gave one, which takes
 * two of them (QLE-4), else the sum of theirs (UQU-3).
 */
export function wholePrice({ monthly, yearly, prices }: QuotedPrices): Price {
  if (monthly !== null && yearly !== null) return { monthly, yearly };
  return prices.reduce(
    (sum, price) => ({ monthly: sum.monthly + price.monthly, yearly: sum.yearly + price.yearly }),
    { monthly: 0, yearly: 0 },
  );
}
