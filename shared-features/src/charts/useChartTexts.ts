import { lateTexts } from "@quotehaven/platform";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    charts: typeof english;
  }
}

/** What is said around every chart. */
export const useChartTexts = lateTexts("charts", { en: english, es: spanish });
