import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import type { CompareRow } from "./compareRows";
import { isEnded } from "../../shared/quotes/quoteCover";
import { useLicense } from "../../shared/quotes/useLicense";

/** Who gave the quotes, how long they hold, when their policies can begin, and what their agents say to it. */
export function useTermRows(quotes: readonly ConsumerQuote[], today: string): CompareRow[] {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const license = useLicense();
  const notStated = useCoverTexts().verdict("notStated");
  const row = (
    key: "validUntil" | "startsOn" | "message",
    said: (quote: ConsumerQuote) => string | null | undefined,
    otherwise = notStated,
  ) => ({
    key,
    name: t(`compare.${key}`),
    cells: quotes.map((quote) => ({ text: said(quote) || otherwise })),
  });
  const endOf = (quote: ConsumerQuote) => {
    const day = date(quote.validUntil);
    return day && isEnded(quote, today) ? t("quotes.endedOn", { date: day }) : day;
  };
  const agents: CompareRow = {
    key: "agent",
    name: t("compare.agent"),
    cells: quotes.map(({ agent }) => {
      if (!agent) return { text: notStated };
      const { agency, name } = agent;
      const given = t("quotes.givenBy", { name: shortened(name), license: license.number(agent) });
      const checked = license.checked(agent);
      return {
        text: shortened(agency || name),
        notes: [given, ...(checked ? [checked] : [])],
      };
    }),
  };
  const hasWord = quotes.some(({ message }) => message);
  return [
    agents,
    row("validUntil", endOf),
    row("startsOn", ({ startsOn }) => date(startsOn)),
    ...(hasWord ? [row("message", ({ message }) => message, t("compare.noMessage"))] : []),
  ];
}
