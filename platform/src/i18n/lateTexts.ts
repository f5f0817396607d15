import type { Language } from "@quotehaven/contract/schemas";
import i18next, { type ResourceNamespaceMap } from "i18next";
import { useTranslation } from "react-i18next";
import { startI18n, type Messages } from "./i18n";

/**
 * Texts that come with the code that shows them, so that no other screen waits for them.
 *
 * @returns the hook that gives them
 * @example export const useThreadTexts = lateTexts("threads", { en: english, es: spanish });
 */
export function lateTexts<Namespace extends keyof ResourceNamespaceMap>(
  namespace: Namespace,
  texts: Record<Language, Messages>,
) {
  void startI18n();
  i18next.addResourceBundle("en", namespace, texts.en);
  i18next.addResourceBundle("es", namespace, texts.es);
  return () => useTranslation<Namespace>(namespace).t;
}
