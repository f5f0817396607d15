import type { Language } from "@quotehaven/contract/schemas";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useTranslation as useI18next } from "react-i18next";
import type { MessageKey } from "./messageKeys";
import { currentLanguage, SHARED_MESSAGES, translator } from "./translator";

/**
 * Gives the text of a key; `values` fill its `{{places}}`, `count` chooses the plural. A key that is
 * neither the package's own nor shared does not compile.
 */
export type Translate<Package extends keyof PackageTexts = "platform"> = (
  key: MessageKey<Package>,
  values?: Record<string, unknown>,
) => string;

const PackageContext = createContext(SHARED_MESSAGES);

/** Below it, keys are looked up in the package's own texts first, then in the shared ones. */
export function MessagesOf({ package: name, children }: { package: string; children: ReactNode }) {
  return <PackageContext value={name}>{children}</PackageContext>;
}

/**
 * The texts of the package this is rendered in, in the language of the page. The type names that
 * package, so that its keys compile; without it, only the shared ones do.
 *
 * @example const { t } = useTranslation<"agent">();
 */
export function useTranslation<Package extends keyof PackageTexts = "platform">(): {
  t: Translate<Package>;
  language: Language;
} {
  const name = useContext(PackageContext);
  // A remote of another repository has a name that the types here do not know.
  const own = name as keyof PackageTexts;
  const { t, i18n } = useI18next(own, { i18n: translator(), useSuspense: false });
  const language = currentLanguage();
  return useMemo(
    () => {
      const fixed = i18n.getFixedT(language, own) as Translate<Package>;
      return { t: (key, values) => fixed(key, { ...values }), language };
    },
    // `t` is another function when texts were added or the language changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [t, i18n, own, language],
  );
}
