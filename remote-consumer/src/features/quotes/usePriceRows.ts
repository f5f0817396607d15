import type { Needs } from "@quotehaven/contract/cover";
import { insuranceTypes, type InsuranceTypeId, type Price } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CompareCell, CompareRow } from "./compareRows";
import { extremes } from "./extremes";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice } from "../../shared/quotes/quotePrices";

type Money = (dollars: number) => string;

/** What the quotes cost, and what that is against the cheapest and against what is paid today. */
export function usePriceRows(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  today: string,
): CompareRow[] {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const open = quotes.map((quote) => !isEnded(quote, today));
  const names = namesOfTypes(quotes);
  const parts = [...names].map(([type, name]) => ({
    key: `price-${type}`,
    name: t("compare.price", { type: name }),
    cells: priceCells(
      quotes.map((quote) => partOf(quote, type)),
      open,
      { t, money },
    ),
  }));
  const wholes = quotes.map((quote) =>
    quote.prices.length === names.size ? displayedPrice(quote) : null,
  );
  const together = {
    key: "together",
    name: t("quotes.together"),
    cells: priceCells(wholes, open, { t, money }).map((cell, index) => {
      const whole = wholes[index];
      if (!whole) return { text: t("compare.notWhole") };
      const saving =
        whole.savingMonthly > 0 && t("quotes.saving", { amount: money(whole.savingMonthly) });
      return { ...cell, notes: [...(cell.notes ?? []), saving || t(`quotes.${whole.kind}`)] };
    }),
  };
  return [
    ...parts,
    ...(names.size > 1 ? [together] : []),
    ...toCheapest(wholes, open, { t, money }),
    ...toPresent(quotes, needs, { t, money }),
  ];
}

function namesOfTypes(quotes: readonly ConsumerQuote[]): Map<InsuranceTypeId, string> {
  const parts = quotes.flatMap(({ prices }) => prices);
  return new Map(
    parts
      .toSorted((a, b) => a.insuranceTypeId - b.insuranceTypeId)
      .map(({ insuranceTypeId, insuranceTypeName }) => [insuranceTypeId, insuranceTypeName]),
  );
}

function partOf(quote: ConsumerQuote, type: InsuranceTypeId): Price | null {
  return quote.prices.find(({ insuranceTypeId }) => insuranceTypeId === type) ?? null;
}

type Words = { t: TFunction<"consumer">; money: Money };

function priceCells(
  prices: readonly (Price | null)[],
  open: readonly boolean[],
  { t, money }: Words,
): CompareCell[] {
  const lowest = extremes(
    prices.map((price, index) => (price && open[index] ? price.monthly : null)),
    "lowest",
  );
  return prices.map((price, index) =>
    price
      ? {
          text: t("compare.monthly", { amount: money(price.monthly) }),
          notes: [t("quotes.yearly", { amount: money(price.yearly) })],
          ...(lowest[index] && { mark: t("compare.lowest") }),
        }
      : { text: t("compare.noPrice") },
  );
}

/** A quote that is over is no price to be had, so nothing is held against it. */
function toCheapest(
  wholes: readonly (Price | null)[],
  open: readonly boolean[],
  { t, money }: Words,
): CompareRow[] {
  const comparable = wholes.filter((price, index) => price && open[index]);
  if (comparable.length < 2) return [];
  const cheapest = Math.min(...comparable.map((price) => price?.monthly ?? Infinity));
  const cells = wholes.map((price) => {
    if (!price) return { text: t("compare.notWhole") };
    const more = price.monthly - cheapest;
    return {
      text: more === 0 ? t("compare.isCheapest") : difference(more, "monthly", { t, money }),
    };
  });
  return [{ key: "to-cheapest", name: t("compare.toCheapest"), cells }];
}

/** What is paid today is known for a home by the year, for cars by the month. */
function toPresent(
  quotes: readonly ConsumerQuote[],
  { home, auto }: Partial<Needs>,
  words: Words,
): CompareRow[] {
  const { t, money } = words;
  const row = (
    type: "home" | "auto",
    per: "yearly" | "monthly",
    present: number | null | undefined,
  ) => {
    const parts = quotes.map((quote) => partOf(quote, insuranceTypes[type]));
    if (present == null || parts.every((part) => part === null)) return [];
    return [
      {
        key: `to-present-${type}`,
        name: t(`compare.toPresent.${type}`),
        held: t(`compare.now.${per}`, { amount: money(present) }),
        cells: parts.map((part) => ({
          text: part ? difference(part[per] - present, per, words) : t("compare.noPrice"),
        })),
      },
    ];
  };
  return [
    ...row("home", "yearly", home?.presentYearly),
    ...row("auto", "monthly", auto?.presentMonthly),
  ];
}

function difference(more: number, per: "yearly" | "monthly", { t, money }: Words): string {
  if (more === 0) return t("compare.same");
  const way = more > 0 ? "more" : "less";
  return t(`compare.${way}.${per}`, { amount: money(Math.abs(more)) });
}
