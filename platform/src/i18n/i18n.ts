import englishErrors from "@quotehaven/contract/errors/en" with { type: "json" };
import type { Language } from "@quotehaven/contract/schemas";
import i18next, { type ParseKeys, type ResourceNamespaceMap } from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { initReactI18next, useTranslation } from "react-i18next";
import { events } from "../events/events";
import { setRequestLanguage } from "../http/request";
import shared from "../messages/en.json" with { type: "json" };
import { reportProblem } from "../problems/reportProblem";
import { withDeadline } from "../timing/withDeadline";
import { knownLanguage, preferredLanguage, storeLanguage } from "./language";
import { wordsOfKey } from "./wordsOfKey";

declare module "i18next" {
  // Only an interface can be added to.
  /* eslint-disable @typescript-eslint/consistent-type-definitions */
  interface CustomTypeOptions {
    defaultNS: "platform";
    fallbackNS: "platform";
  }
  /** The English texts by namespace. Each package adds its own in `src/messages/texts.d.ts`. */
  interface ResourceNamespaceMap {
    platform: typeof shared & { errors: typeof englishErrors };
  }
  /* eslint-enable @typescript-eslint/consistent-type-definitions */
}

/** The key of a shared text, or of another package's with its namespace: `agent:leads.title`. */
export type MessageKey = ParseKeys<["platform", ...(keyof ResourceNamespaceMap)[]]>;

/** Texts by key, in groups or with dotted keys. */
export type Messages = { [key: string]: string | Messages };

/** How a package's texts of each language are loaded: the JSON itself, or its module. */
export type MessageLoaders = Record<Language, () => Promise<Messages | { default: Messages }>>;

/** The namespace of the shared words and of all errors. Every other namespace falls back on it. */
const SHARED = "platform";
const FALLBACK: Language = "en";
/** As long as for any code. While texts of one package are awaited, the page keeps its language. */
const TEXTS_TIMEOUT_MS = 10_000;

async function loadSpanish(): Promise<Messages> {
  const [{ default: own }, { default: spanishErrors }] = await Promise.all([
    import("../messages/es.json", { with: { type: "json" } }),
    import("@quotehaven/contract/errors/es", { with: { type: "json" } }),
  ]);
  return { ...own, errors: spanishErrors };
}

const english: Messages = { ...shared, errors: englishErrors };
const loaders = new Map<string, MessageLoaders>([
  [SHARED, { en: async () => english, es: loadSpanish }],
]);
/** Why the English texts of a namespace did not come. */
const failures = new Map<string, unknown>();
const missing = new Set<string>();

let started: Promise<unknown> | undefined;

/**
 * Starts the page's i18next in the language the person prefers; another call does nothing more. The
 * shared English texts are there at once; the promise waits for those of the page's language.
 */
export async function startI18n(): Promise<void> {
  started ??= init(preferredLanguage());
  await started;
}

function init(language: Language): Promise<unknown> {
  speak(language);
  return i18next
    .use(initReactI18next)
    .use(resourcesToBackend(load))
    .on("languageChanged", speak)
    .on("failedLoading", failedLoading)
    .init({
      lng: language,
      fallbackLng: FALLBACK,
      ns: [SHARED],
      defaultNS: SHARED,
      fallbackNS: SHARED,
      resources: { [FALLBACK]: { [SHARED]: english } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      // A place without a value stays empty.
      missingInterpolationHandler: () => "",
      saveMissing: true,
      saveMissingPlurals: false,
      missingKeyHandler: reportMissing,
      parseMissingKeyHandler: (key) => wordsOfKey(key, i18next.t("errors.unknown")),
    });
}

async function load(language: Language, namespace: string) {
  const texts = loaders.get(namespace)?.[language]();
  return texts && withDeadline(texts, TEXTS_TIMEOUT_MS, () => tooLate(namespace));
}

function tooLate(namespace: string): Error {
  const error = new Error(`No texts of ${namespace} within ${TEXTS_TIMEOUT_MS} ms.`);
  // As browsers name what was given up: the shell tells a server that hangs from code that fails.
  error.name = "TimeoutError";
  return error;
}

function speak(language: string): void {
  setRequestLanguage(language);
  if (typeof document === "undefined") return;
  const { documentElement: page } = document;
  // Also the same value makes a browser work out the style of every element anew.
  if (page.lang !== language) page.lang = language;
}

function failedLoading(language: string, namespace: string, reason: unknown): void {
  if (language === FALLBACK) failures.set(namespace, reason);
  else reportProblem(reason, `messages of ${namespace} in ${language}`);
}

/** Once for each key: a list would otherwise report its rows. */
function reportMissing(_languages: readonly string[], namespace: string, key: string): void {
  const name = `${namespace}:${key}`;
  if (missing.has(name)) return;
  missing.add(name);
  reportProblem(new Error(`No text for ${key}`), `messages of ${namespace}`);
}

/** Adds English texts that came with the code, so that they are there at once. */
export function addMessages(namespace: string, texts: Messages): void {
  void startI18n();
  i18next.addResourceBundle(FALLBACK, namespace, texts);
}

/**
 * Loads a package's texts in the language of the page, and in English to fall back on. Without the
 * former the page speaks English there, and the problem is reported; without English it throws.
 * Another call tries again what failed; a newer build's texts replace those of the one before.
 */
export async function loadMessages(namespace: string, own: MessageLoaders): Promise<void> {
  void startI18n();
  const before = loaders.get(namespace);
  const isReplaced = before !== undefined && before !== own;
  loaders.set(namespace, own);
  // From now on a change of the language loads this namespace as well.
  void i18next.loadNamespaces(namespace);
  const wanted = i18next.languages.filter(
    (language) => isReplaced || !i18next.hasResourceBundle(language, namespace),
  );
  if (wanted.length > 0) await i18next.reloadResources(wanted, namespace);
  if (i18next.hasResourceBundle(FALLBACK, namespace)) return;
  throw new Error(`The texts of ${namespace} did not load.`, { cause: failures.get(namespace) });
}

/** The language of the page, for a component. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return knownLanguage(i18n.language) ?? FALLBACK;
}

/** Speaks another language from now on: loads what is missing first, so that nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await startI18n();
  await i18next.changeLanguage(language);
  // Another choice came meanwhile.
  if (i18next.language !== language) return;
  if (!storeLanguage(language)) events.emit("notKept", { what: "choice" });
  events.emit("languageChosen", { language });
}
