import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textsNamedIn, unnamedTexts } from "./textsOfSources.mjs";

/**
 * Puts each English text of an app into the sources that say it, so that a screen brings its own and
 * no others: each source adds them when it runs. `messages/en.json` keeps what no source names.
 *
 * @this {import("webpack").LoaderContext<{ dir: string, name: string }>}
 * @param {string} source a source of the app, or its English texts
 */
export default function textsLoader(source) {
  const { dir, name } = this.getOptions();
  const sources = join(dir, "src");
  const file = englishTexts(dir);
  if (this.resourcePath === file) {
    this.addContextDependency(sources);
    return JSON.stringify(unnamedTexts(sources, JSON.parse(source)));
  }
  this.addDependency(file);
  const texts = textsNamedIn(source, JSON.parse(readFileSync(file, "utf8")));
  if (Object.keys(texts).length === 0) return source;
  // At the end, where it moves no line: imports are hoisted, and no screen renders before.
  return `${source}
import { bringTexts as bringOwnTexts } from "@quotehaven/platform";
bringOwnTexts(${JSON.stringify(name)}, ${JSON.stringify(texts)});
`;
}

/** The rule that applies the loader to the sources of an app. */
export function textsRule(dir, name) {
  return {
    test: (path) => path === englishTexts(dir) || /(?<!\.d)\.tsx?$/.test(path),
    include: join(dir, "src"),
    enforce: "pre",
    loader: import.meta.filename,
    options: { dir, name },
  };
}

const englishTexts = (dir) => join(dir, "src", "messages", "en.json");
