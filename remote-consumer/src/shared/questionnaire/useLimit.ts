import {
  dateLimitOf,
  formatAmount,
  limitOf,
  toShownDate,
  type Question,
} from "@quotehaven/contract/rules";
import { useTranslation } from "react-i18next";

const firstYear = "1900";

/** What a typed answer may be, in words, where the question has a limit worth knowing before. */
export function useLimit({ id, kind, symbol }: Question): string | undefined {
  const { t } = useTranslation("consumer");
  const now = new Date();
  if (kind === "year") {
    return t("questionnaire.limit", { least: firstYear, most: String(now.getFullYear()) });
  }
  if (kind === "date") {
    const limit = dateLimitOf(id, now);
    if (!limit) return undefined;
    const { earliest, latest } = limit;
    return t("questionnaire.limit", { least: toShownDate(earliest), most: toShownDate(latest) });
  }
  // Nobody's dollars come near theirs.
  if (kind !== "number" || symbol === "$") return undefined;
  const { minimum, maximum } = limitOf(id);
  const said = (value: number) => formatAmount(String(value));
  return t("questionnaire.limit", { least: said(minimum), most: said(maximum) });
}
