import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

const source = join(import.meta.dirname, "..");

function keysInCode(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(join(source, name), "utf8");
    return [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  });
}

describe("the texts", () => {
  it("have the same keys in English and Spanish", () => {
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
  });

  it("fill the same places in English and Spanish", () => {
    const places = (text: string) =>
      [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();
    const other: Record<string, string> = spanish;
    for (const [key, text] of Object.entries(english)) {
      expect([key, places(other[key] ?? "")]).toEqual([key, places(text)]);
    }
  });

  it("exist for every key the code names, here or among the platform's own", () => {
    const shared = /^(validation|errors|time)\.|^registration\.(validEmail|youMustAcceptTerms)$/;
    const known = Object.keys(english).map((key) => key.replace(/_(one|other)$/, ""));
    const missing = keysInCode().filter((key) => !shared.test(key) && !known.includes(key));
    expect(missing).toEqual([]);
  });
});
