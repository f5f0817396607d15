import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    threads: typeof english;
  }
}

/** Gives a text of threads. */
export type ThreadText = TFunction<"threads">;

/**
 * What is said around threads, in the language of the page: the same to both sides and in both
 * remotes. The texts come with the code that shows them.
 */
export function useThreadTexts(): ThreadText {
  const { i18n } = useTranslation("platform");
  if (!i18n.hasResourceBundle("es", "threads")) {
    i18n.addResourceBundle("en", "threads", english).addResourceBundle("es", "threads", spanish);
  }
  return useTranslation("threads").t;
}
