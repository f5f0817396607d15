import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import type { Application } from "./applicationApi";

/** Says of a submitted application who has opened it. */
export function useReadersText(): (openings: Application["openings"]) => string {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return (openings) =>
    openings && openings.agencies > 0
      ? t("standing.readers.some", { count: openings.agencies, date: date(openings.lastAt) })
      : t("standing.readers.none");
}
