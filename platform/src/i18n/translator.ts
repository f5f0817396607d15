import englishErrors from "@quotehaven/contract/errors/en" with { type: "json" };
import type { Language } from "@quotehaven/contract/schemas";
import { events } from "../events/events";
import { setRequestLanguage } from "../http/request";
import shared from "../messages/en.json" with { type: "json" };
import { reportProblem } from "../problems/reportProblem";
import { languages, preferredLanguage, storeLanguage } from "./language";
import {
  flatMessages,
  messagesOf,
  wordsOfKey,
  type MessageLoaders,
  type Messages,
} from "./messages";
import { createPageTexts, type PageTexts, type TextValues } from "./pageTexts";

/** The package whose texts every other package may use as well: the shared words and all errors. */
export const SHARED_MESSAGES = "platform";

/** The shell's own package of texts. */
export const SHELL_MESSAGES = "shell";

const english: Messages = { ...shared, errors: englishErrors };

async function loadSpanish(): Promise<Messages> {
  const [{ default: own }, { default: errors }] = await Promise.all([
    import("../messages/es.json", { with: { type: "json" } }),
    import("@quotehaven/contract/errors/es", { with: { type: "json" } }),
  ]);
  return { ...own, errors };
}

let instance: PageTexts | undefined;

const loaders = new Map<string, MessageLoaders>([
  [
    SHARED_MESSAGES,
    {
      en: async () => english,
      es: loadSpanish,
    },
  ],
]);
const loading = new Map<string, Promise<void>>();

const missing = new Set<string>();

/** Once for each key: a list would otherwise report its rows. */
function reportMissing(packageName: string, key: string): void {
  const name = `${packageName}/${key}`;
  if (missing.has(name)) return;
  missing.add(name);
  reportProblem(new Error(`No text for ${key}`), `messages of ${packageName}`);
}

/** The page's texts, made on first use in the language the person prefers. */
export function pageTexts(): PageTexts {
  if (instance) return instance;
  const language = preferredLanguage();
  instance = createPageTexts(language);
  instance.add(SHARED_MESSAGES, "en", flatMessages(english));
  setRequestLanguage(language);
  return instance;
}

/** The text of a key as a package's screens say it; words made of the key where it has none. */
export function textOf(packageName: string, key: string, values?: TextValues): string {
  // The shell's words appear inside remotes as well: a screen that did not load, for instance.
  const packages = [packageName, SHARED_MESSAGES, SHELL_MESSAGES];
  const found = pageTexts().text(packages, key, values);
  if (found !== undefined) return found;
  reportMissing(packageName, key);
  return wordsOfKey(
    key,
    pageTexts().text([SHARED_MESSAGES], "errors.unknown") ?? "Something went wrong.",
  );
}

/** The language the page speaks now. */
export function currentLanguage(): Language {
  return pageTexts().language();
}

/** Adds the texts of a package in one language; later ones win. */
export function addMessages(packageName: string, language: Language, messages: Messages): void {
  pageTexts().add(packageName, language, flatMessages(messages));
}

/**
 * Adds English texts that come with the code that says them: a build of a remote puts them there.
 * Nothing is drawn anew, because nobody can have shown them before.
 */
export function bringTexts(packageName: string, messages: Messages): void {
  pageTexts().bring(packageName, flatMessages(messages));
}

/** Says how a package's texts are loaded. A newer build of the package replaces its own. */
export function registerMessages(packageName: string, own: MessageLoaders): void {
  if (loaders.get(packageName) === own) return;
  loaders.set(packageName, own);
  for (const language of languages) loading.delete(`${packageName}/${language}`);
}

/** Whether a package's texts of this very language are there; English to fall back on does not count. */
export function hasMessages(packageName: string, language: Language): boolean {
  return pageTexts().has(packageName, language);
}

async function loadOne(packageName: string, language: Language): Promise<void> {
  const key = `${packageName}/${language}`;
  const already = loading.get(key);
  if (already) return already;
  const load = loaders.get(packageName)?.[language];
  if (!load) return;
  const started = load().then((loaded) => addMessages(packageName, language, messagesOf(loaded)));
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

/**
 * Loads a package's texts: in English, because it is what other languages fall
 * back on, and in the given language. Without the latter the page speaks
 * English there, and the problem is reported; without English it throws.
 */
export async function loadMessages(packageName: string, language: Language): Promise<void> {
  const translated =
    language === "en"
      ? undefined
      : loadOne(packageName, language).catch((error: unknown) =>
          reportProblem(error, `messages of ${packageName} in ${language}`),
        );
  await loadOne(packageName, "en");
  await translated;
}

/** Speaks another language from now on: loads what is missing first, so that nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loaders.keys()].map((name) => loadMessages(name, language)));
  pageTexts().speak(language);
  storeLanguage(language);
  setRequestLanguage(language);
  if (typeof document !== "undefined") document.documentElement.lang = language;
  events.emit("languageChosen", { language });
}

/**
 * Makes the page speak the preferred language, before the first render.
 * English is in the first load; another language is fetched here, for every
 * package that is known by now.
 */
export async function startI18n(): Promise<void> {
  const language = preferredLanguage();
  document.documentElement.lang = language;
  await Promise.all([...loaders.keys()].map((name) => loadMessages(name, language)));
}
