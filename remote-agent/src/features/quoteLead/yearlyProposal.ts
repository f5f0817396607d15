import type { QuoteValues } from "./quoteForms";

const monthsInYear = 12;

/** What a year costs where only the month is known; never the other way round. Null where there is nothing to propose. */
export function yearlyProposal(price: {
  monthly: number | null;
  yearly: number | null;
}): number | null {
  return price.yearly === null && price.monthly !== null ? price.monthly * monthsInYear : null;
}

/** Where among the form's values a yearly price stands. */
export type YearlyPath = `prices.${number}.yearly` | "yearly";

/** Every yearly price that is only proposed yet, and where it stands. */
export function yearlyProposals(values: QuoteValues): { path: YearlyPath; yearly: number }[] {
  const places: [YearlyPath, Parameters<typeof yearlyProposal>[0]][] = [
    ...values.prices.map((price, place): [YearlyPath, typeof price] => [
      `prices.${place}.yearly`,
      price,
    ]),
    ["yearly", values],
  ];
  return places.flatMap(([path, price]) => {
    const yearly = yearlyProposal(price);
    return yearly === null ? [] : [{ path, yearly }];
  });
}

/** What a form comes to once everything that it proposes is taken. */
export function withProposals<Prices extends Pick<QuoteValues, "prices">>(form: Prices): Prices {
  const prices = form.prices.map((price) => ({
    ...price,
    yearly: price.yearly ?? yearlyProposal(price),
  }));
  return { ...form, prices };
}
