import { lateTexts } from "@quotehaven/platform";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    policy: typeof english;
  }
}

/** What is said around the policy that somebody has; it comes with the parts that are opened on demand. */
export const usePolicyTexts = lateTexts("policy", { en: english, es: spanish });
