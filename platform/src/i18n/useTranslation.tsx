import type { Language } from "@quotehaven/contract/schemas";
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { MessageKey } from "./messageKeys";
import { currentLanguage, pageTexts, SHARED_MESSAGES, textOf } from "./translator";

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
  const { subscribe, version } = pageTexts();
  // Texts that arrive later show at once where their keys are in use.
  const present = useSyncExternalStore(subscribe, version, version);
  return useMemo(
    () => ({ t: (key, values) => textOf(name, key, values), language: currentLanguage() }),
    // Another function where texts were added or the language changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name, present],
  );
}
