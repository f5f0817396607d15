import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Of an app's texts, those that one of its sources may say. `"leads.title"` names a text wherever it
 * stands, and `` `leads.tab.${filter}` `` all whose keys begin so; a key made of nothing known may be any.
 *
 * @param {string} code
 * @param {object} texts in groups, as they are written
 */
export function textsNamedIn(code, texts) {
  if (/\bt\(\s*`\$\{/.test(code)) return texts;
  const named = new Set([...code.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, key]) => key));
  const begun = [...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, head]) => head);
  return pick(
    texts,
    (key) =>
      named.has(key) ||
      named.has(key.replace(/_(one|other)$/, "")) ||
      begun.some((head) => key.startsWith(head)),
  );
}

/** Those that none of the sources in a folder names. */
export function unnamedTexts(folder, texts) {
  const named = new Set(
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .flatMap((name) => keysOf(textsNamedIn(readFileSync(join(folder, name), "utf8"), texts))),
  );
  return pick(texts, (key) => !named.has(key));
}

function keysOf(texts, above = "") {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [above + name] : keysOf(text, `${above}${name}.`),
  );
}

/** The same groups with only the texts whose dotted keys are wanted. */
function pick(texts, isWanted, above = "") {
  const kept = Object.entries(texts).flatMap(([name, text]) => {
    const key = above + name;
    if (typeof text === "string") return isWanted(key) ? [[name, text]] : [];
    const below = pick(text, isWanted, `${key}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(kept);
}
