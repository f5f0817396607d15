import type { Language } from "@quotehaven/contract/schemas";

/** Texts by key. Nested groups are the same as dotted keys: `{ a: { b: "x" } }` is `"a.b": "x"`. */
export type Messages = { [key: string]: string | Messages };

/** How a package's texts of each language are loaded: the JSON itself, or its module. */
export type MessageLoaders = Record<Language, () => Promise<Messages | { default: Messages }>>;

/** The texts under their full dotted keys. */
export function flatMessages(messages: Messages, prefix = ""): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") flat[prefix + key] = value;
    else Object.assign(flat, flatMessages(value, `${prefix}${key}.`));
  }
  return flat;
}

/** The texts of what a loader gave. */
export function messagesOf(loaded: Messages | { default: Messages }): Messages {
  const inner = loaded.default;
  return typeof inner === "object" ? inner : (loaded as Messages);
}

/** Words for a key that has no text, so that no person ever reads a raw key. */
export function wordsOfKey(key: string, generic: string): string {
  if (key.startsWith("errors.")) return generic;
  const last = key.slice(key.lastIndexOf(".") + 1);
  const words = last
    .replace(/[-_]+/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words ? words[0]?.toUpperCase() + words.slice(1) : generic;
}
