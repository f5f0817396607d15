import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

declare module "i18next" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ResourceNamespaceMap {
    activity: typeof english;
  }
}

/** What the activity's screen says. The texts come with it, so that other screens need not wait for them. */
export function useActivityTexts(): TFunction<"activity"> {
  const { i18n } = useTranslation("platform");
  if (!i18n.hasResourceBundle("es", "activity")) {
    i18n.addResourceBundle("en", "activity", english).addResourceBundle("es", "activity", spanish);
  }
  return useTranslation("activity").t;
}
