import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../docs/operations");

/** A file of docs/operations with these words replaced, in this order. @throws where one is not in it */
export function documented(name: string, replaced: Readonly<Record<string, string>>): string {
  let text = readFileSync(resolve(folder, name), "utf8");
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${name} does not say "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}
