/** A price for a month and for a year, in whole dollars. */
export type Price = { monthly: number; yearly: number };

/** What a quote says of its price: one for each insurance type, and maybe one for all of them. */
export type QuotedPrices = {
  monthly: number | null;
  yearly: number | null;
  prices: readonly Price[];
};

/**
 * What a quote costs in all: the price for all of its insurance types where there are several and the
 * agent gave one, else the sum of theirs (UQU-3).
 */
export function wholePrice({ monthly, yearly, prices }: QuotedPrices): Price {
  if (prices.length > 1 && monthly !== null && yearly !== null) return { monthly, yearly };
  return prices.reduce(
    (sum, price) => ({ monthly: sum.monthly + price.monthly, yearly: sum.yearly + price.yearly }),
    { monthly: 0, yearly: 0 },
  );
}
