import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const languages = ["en", "es"];

/** By language, the keys that an app's texts have in another language alone: none where all is said in both. */
export function missingTexts(dir) {
  const keys = languages.map((language) => [
    language,
    keysOf(join(dir, "src/messages", `${language}.json`)),
  ]);
  const all = [...new Set(keys.flatMap(([, own]) => own))];
  const missing = keys.map(([language, own]) => [
    language,
    all.filter((key) => !own.includes(key)),
  ]);
  return Object.fromEntries(missing.filter(([, own]) => own.length > 0));
}

function keysOf(file) {
  return existsSync(file) ? keysIn(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** An empty text is as missing as none. */
function keysIn(texts, above = "") {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === "object" && text !== null) return keysIn(text, `${above}${key}.`);
    return text === "" ? [] : [above + key];
  });
}
