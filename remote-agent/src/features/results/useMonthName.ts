import { useLanguage } from "@quotehaven/platform";
import { useMemo } from "react";

/** Names a month in the page's language: `2026-11` → `November 2026`, or `Nov` where there is little room. */
export function useMonthName(length: "long" | "short" = "long"): (month: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
      month: length,
      ...(length === "long" && { year: "numeric" }),
      timeZone: "UTC",
    });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [language, length]);
}
