import { useLanguage } from "@quotehaven/platform";
import { useMemo } from "react";

/** Names a month: `2026-11` → `November 2026`, in the page's language. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [language]);
}
