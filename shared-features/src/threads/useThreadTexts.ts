import { lateTexts } from "@quotehaven/platform";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    threads: typeof english;
  }
}

/** What is said around threads: the same to both sides and in both remotes. */
export const useThreadTexts = lateTexts("threads", { en: english, es: spanish });

/** Gives a text of threads. */
export type ThreadText = ReturnType<typeof useThreadTexts>;
