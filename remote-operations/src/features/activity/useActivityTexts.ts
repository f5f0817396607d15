import { lateTexts } from "@quotehaven/platform";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    activity: typeof english;
  }
}

/** What the activity's screen says. */
export const useActivityTexts = lateTexts("activity", { en: english, es: spanish });
