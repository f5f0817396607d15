import { presentTypes, type PresentPolicies } from "@quotehaven/contract/cover";
import { insuranceTypes, shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import type { CompareCell, CompareRow } from "./compareRows";
import { isEnded } from "../../shared/quotes/quoteCover";
import { useLicense } from "../../shared/quotes/useLicense";

/** Who gave the quotes, how long they hold, when their policies can begin, and what their agents say to it. */
export function useTermRows(
  quotes: readonly ConsumerQuote[],
  today: string,
  present: PresentPolicies | undefined,
): CompareRow[] {
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
    ...(present && { present: key === "validUntil" ? endsOf(present) : doesNotApply }),
  });
  const doesNotApply: CompareCell = { text: t("compare.doesNotApply"), isAside: true };
  /** When the policies of today end: one date where it is one policy, or the same for both. */
  const endsOf = (policies: PresentPolicies): CompareCell => {
    const ends = presentTypes.flatMap((type) => {
      const day = date(policies[type]?.expiresOn);
      return day ? [{ type: t(typeNameKeys[insuranceTypes[type]]), date: day }] : [];
    });
    const days = new Set(ends.map((end) => end.date));
    const [first] = days;
    if (first === undefined) return { text: t("today.notKnown"), isAside: true };
    return days.size === 1 && ends.length === presentTypes.filter((type) => policies[type]).length
      ? { text: t("today.ends", { date: first }), isAside: true }
      : { notes: ends.map((end) => t("today.endsOf", end)), isAside: true };
  };
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
    ...(present && { present: doesNotApply }),
  };
  const hasWord = quotes.some(({ message }) => message);
  return [
    agents,
    row("validUntil", endOf),
    row("startsOn", ({ startsOn }) => date(startsOn)),
    ...(hasWord ? [row("message", ({ message }) => message, t("compare.noMessage"))] : []),
  ];
}
