import type { Language } from "@quotehaven/contract/schemas";
import { localStore } from "../storage/browserStorage";

/** The languages of the product. */
export const languages: readonly Language[] = ["en", "es"];

const STORED = "language";

/** The language of the product that a tag such as `es-MX` is of. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split("-")[0];
  return languages.find((language) => language === base);
}

/** The language to begin with: the person's own choice, else the browser's, else English. */
export function preferredLanguage(): Language {
  const stored = localStore.get(STORED);
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return (
    knownLanguage(stored) ??
    wanted.map(knownLanguage).find((language) => language !== undefined) ??
    "en"
  );
}

/** Keeps the person's choice for the next visit; false where the browser keeps nothing. */
export function storeLanguage(language: Language): boolean {
  return localStore.set(STORED, language);
}
