import {
  presentPremium,
  wholeCover,
  type Needs,
  type PresentPolicies,
  type Verdict,
} from "@quotehaven/contract/cover";
import { insuranceTypes, type InsuranceTypeId, type Price } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CompareCell, CompareRow } from "./compareRows";
import { lowestOf } from "./lowestOf";
import { isEnded } from "../../shared/quotes/quoteCover";
import { displayedPrice, type DisplayedPrice } from "../../shared/quotes/quotePrices";

type Money = (dollars: number) => string;

/** What the quotes cost, first together, and what that is against the cheapest and against what is paid today. */
export function usePriceRows(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  today: string,
  present: PresentPolicies | undefined,
): CompareRow[] {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const open = quotes.map((quote) => !isEnded(quote, today));
  const verdicts = quotes.map(({ cover }) => wholeCover(cover ?? {}, needs).verdict);
  const names = namesOfTypes(quotes);
  const words = { t, money };
  const wholes = quotes.map((quote) =>
    quote.prices.length === names.size ? displayedPrice(quote) : null,
  );
  const [only] = names.values();
  const whole: CompareRow = {
    key: "price",
    name: names.size > 1 || !only ? t("quotes.bundle") : t("compare.price", { type: only }),
    cells: wholeCells(wholes, open, verdicts, words),
    isDeciding: true,
    ...(present && { present: yearlyCell(presentPremium(present, [...names.keys()]), words) }),
  };
  const parts = [...names].map(([type, name]) => ({
    key: `price-${type}`,
    name: t("compare.price", { type: name }),
    cells: quotes.map((quote) => priceCell(partOf(quote, type), words)),
    ...(present && { present: presentPriceCell(presentPremium(present, [type]), words) }),
  }));
  return [whole, ...(names.size > 1 ? parts : []), ...toPresent(quotes, needs, present, words)];
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

function priceCell(price: Price | null, { t, money }: Words): CompareCell {
  if (!price) return { text: t("compare.noPrice") };
  return {
    text: t("compare.monthly", { amount: money(price.monthly) }),
    notes: [t("quotes.yearly", { amount: money(price.yearly) })],
  };
}

/**
 * How much more each quote costs than the cheapest, whose price its head says, and what it costs in a year. A quote
 * that is over is no price to be had, so nothing is held against it. Where the cheapest is short, that is said
 * beside it.
 */
function wholeCells(
  wholes: readonly (DisplayedPrice | null)[],
  open: readonly boolean[],
  verdicts: readonly Verdict[],
  words: Words,
): CompareCell[] {
  const { t, money } = words;
  const offered = wholes.map((price, index) => (price && open[index] ? price.monthly : null));
  const lowest = lowestOf(offered);
  const cheapest = Math.min(...offered.map((monthly) => monthly ?? Infinity));
  return wholes.map((price, index) => {
    if (!price) return { text: t("compare.notWhole") };
    const saving =
      price.savingMonthly > 0 && t("quotes.saving", { amount: money(price.savingMonthly) });
    const kind = price.kind === "single" ? [] : [saving || t(`quotes.${price.kind}`)];
    const more = offered[index] === null ? 0 : price.monthly - cheapest;
    return {
      ...(more > 0 && { text: difference(more, "monthly", words) }),
      ...(lowest[index] && { mark: t(`compare.lowest.${verdicts[index] ?? "meets"}`) }),
      notes: [t("quotes.yearly", { amount: money(price.yearly) }), ...kind],
    };
  });
}

const notKnown = ({ t }: Words): CompareCell => ({ text: t("today.notKnown"), isAside: true });

/** What is paid today, of which the head says what a month costs. */
function yearlyCell(premium: Price | null, words: Words): CompareCell {
  if (!premium) return notKnown(words);
  return { notes: [words.t("quotes.yearly", { amount: words.money(premium.yearly) })] };
}

function presentPriceCell(premium: Price | null, words: Words): CompareCell {
  return premium ? priceCell(premium, words) : notKnown(words);
}

/**
 * What is paid today, by a policy that was entered, else as the answers have it: those know it for a home by
 * the year, for cars by the month.
 */
function toPresent(
  quotes: readonly ConsumerQuote[],
  { home, auto }: Partial<Needs>,
  policies: PresentPolicies | undefined,
  words: Words,
): CompareRow[] {
  const { t, money } = words;
  const row = (
    type: "home" | "auto",
    per: "yearly" | "monthly",
    answered: number | null | undefined,
  ) => {
    const parts = quotes.map((quote) => partOf(quote, insuranceTypes[type]));
    const present = presentPremium(policies ?? {}, [insuranceTypes[type]])?.[per] ?? answered;
    if (present == null || parts.every((part) => part === null)) return [];
    return [
      {
        key: `to-present-${type}`,
        name: t(`compare.toPresent.${type}`),
        note: t(`compare.now.${per}`, { amount: money(present) }),
        cells: parts.map((part) => ({
          text: part ? difference(part[per] - present, per, words) : t("compare.noPrice"),
        })),
        ...(policies && { present: { text: t("today.pays"), isAside: true as const } }),
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
