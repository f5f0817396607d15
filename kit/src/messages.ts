import type { Messages } from "@quotehaven/platform/shell";

/** The texts under their full dotted keys. */
function flat(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

const placesIn = (text = "") => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

/** How a package's texts differ between the languages. Every list is empty where all is well. */
export function problemsOfMessages({ english, spanish }: { english: Messages; spanish: Messages }) {
  const en = new Map(flat(english));
  const es = new Map(flat(spanish));
  const keys = [...new Set([...en.keys(), ...es.keys()])];
  return {
    /** Keys that only one language has. */
    untranslated: keys.filter((key) => !(en.has(key) && es.has(key))),
    /** Keys whose texts fill different places. */
    otherPlaces: keys.filter(
      (key) => placesIn(en.get(key)).join() !== placesIn(es.get(key)).join(),
    ),
    /** Keys whose text says nothing, in either language. */
    empty: keys.filter((key) => en.get(key)?.trim() === "" || es.get(key)?.trim() === ""),
  };
}
