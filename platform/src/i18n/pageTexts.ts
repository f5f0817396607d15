import type { Language } from "@quotehaven/contract/schemas";

/** What fills the places of a text; `count` chooses the plural as well. */
export type TextValues = Record<string, unknown>;

/** Every text of the page, by package and language, and the language that it speaks. */
export type PageTexts = {
  language(): Language;
  speak(language: Language): void;
  /** Adds the flat texts of a package in one language; later ones win. */
  add(packageName: string, language: Language, texts: Record<string, string>): void;
  /** Adds some in English without saying so: those of code that only now begins to run. */
  bring(packageName: string, texts: Record<string, string>): void;
  has(packageName: string, language: Language): boolean;
  /**
   * The text of a key: the first package's that has it, in the language of the page or else in
   * English, with the form for `count` before the plain one; undefined where nobody has it.
   */
  text(packageNames: readonly string[], key: string, values?: TextValues): string | undefined;
  /** Calls back when texts came or the language changed; returns its own undo. */
  subscribe(listener: () => void): () => void;
  /** Another number after each such change. */
  version(): number;
};

const FALLBACK: Language = "en";

/** Makes the texts of a page that begins to speak a language. */
export function createPageTexts(first: Language): PageTexts {
  const known = new Map<string, Record<string, string>>();
  const listeners = new Set<() => void>();
  let language = first;
  let version = 0;
  const textsOf = (packageName: string, spoken: Language) => known.get(`${spoken}/${packageName}`);

  function keep(packageName: string, spoken: Language, texts: Record<string, string>): void {
    known.set(`${spoken}/${packageName}`, { ...textsOf(packageName, spoken), ...texts });
  }

  function changed(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  return {
    language: () => language,
    speak(next) {
      language = next;
      changed();
    },
    add(packageName, spoken, texts) {
      keep(packageName, spoken, texts);
      changed();
    },
    bring: (packageName, texts) => keep(packageName, FALLBACK, texts),
    has: (packageName, spoken) => textsOf(packageName, spoken) !== undefined,
    text(packageNames, key, values = {}) {
      for (const packageName of packageNames) {
        for (const spoken of new Set([language, FALLBACK])) {
          const texts = textsOf(packageName, spoken);
          const found = texts && formOf(texts, key, spoken, values.count);
          if (found !== undefined) return filled(found, values);
        }
      }
      return undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralRules(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** Spanish has a form for millions as well, in which our texts are those of `other`. */
function formOf(
  texts: Record<string, string>,
  key: string,
  language: Language,
  count: unknown,
): string | undefined {
  if (typeof count !== "number") return texts[key];
  const form = texts[`${key}_${pluralRules(language).select(count)}`];
  return form ?? texts[`${key}_other`] ?? texts[key];
}

function filled(text: string, values: TextValues): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
}
