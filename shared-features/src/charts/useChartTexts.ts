import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    charts: typeof english;
  }
}

/** What is said around every chart. The texts come with the code that shows them. */
export function useChartTexts(): TFunction<"charts"> {
  const { i18n } = useTranslation("platform");
  if (!i18n.hasResourceBundle("es", "charts")) {
    i18n.addResourceBundle("en", "charts", english).addResourceBundle("es", "charts", spanish);
  }
  return useTranslation("charts").t;
}
