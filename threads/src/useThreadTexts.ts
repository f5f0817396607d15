import { useTranslation } from "@quotehaven/platform";
import { useMemo } from "react";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

const texts = { en: english, es: spanish };

type Texts = typeof english;
/** The keys of a group's texts, with the group's name before them. */
type KeysOf<T, Prefix extends string = ""> = {
  [Key in keyof T & string]: T[Key] extends string
    ? `${Prefix}${Key}`
    : KeysOf<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];
type Singular<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** Gives a text of threads; `values` fill its places, `count` chooses between one and many. */
export type ThreadText = (
  key: Singular<KeysOf<Texts>>,
  values?: Record<string, string | number>,
) => string;

function lookUp(all: object, key: string): string | undefined {
  const found = key.split(".").reduce<unknown>((part, name) => Object(part)[name], all);
  return typeof found === "string" ? found : undefined;
}

/** What is said around threads, in the language of the page: the same to both sides and in both remotes. */
export function useThreadTexts(): ThreadText {
  const { language } = useTranslation();
  return useMemo(
    () =>
      (key, values = {}) => {
        const form = values.count === 1 ? "one" : "other";
        const text =
          lookUp(texts[language], key) ?? lookUp(texts[language], `${key}_${form}`) ?? "";
        return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ""));
      },
    [language],
  );
}
