import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { flatMessages, type Messages } from "../i18n/messages";
import shared from "../messages/en.json" with { type: "json" };

const placesIn = (text = "") => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

/** The keys that the code below a folder hands to `t` outright; tests do not count. */
function keysNamedIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(folder, name), "utf8");
      return [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "");
    });
}

/**
 * What is wrong with a package's texts. Every list is empty where all is well.
 *
 * @param source the package's `src`
 */
export function problemsOfMessages({
  source,
  english,
  spanish,
}: {
  source: string;
  english: Messages;
  spanish: Messages;
}) {
  const en = flatMessages(english);
  const es = flatMessages(spanish);
  const keys = [...new Set([...Object.keys(en), ...Object.keys(es)])];
  const known: Record<string, string> = { ...flatMessages({ ...shared, errors }), ...en };
  return {
    /** Keys that only one language has. */
    untranslated: keys.filter((key) => !(key in en && key in es)),
    /** Keys whose texts fill different places. */
    otherPlaces: keys.filter((key) => placesIn(en[key]).join() !== placesIn(es[key]).join()),
    /** Keys whose text says nothing, in either language. */
    empty: keys.filter((key) => en[key]?.trim() === "" || es[key]?.trim() === ""),
    /** Keys that the code names and that neither the package nor platform has a text for. */
    missing: keysNamedIn(source).filter((key) => !(key in known || `${key}_other` in known)),
  };
}
