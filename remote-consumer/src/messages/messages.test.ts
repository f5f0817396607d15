import { readFileSync } from "node:fs";

function read(language: string): unknown {
  return JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8"));
}

function entries(messages: unknown, prefix = ""): [string, string][] {
  return Object.entries(messages ?? {}).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  );
}

const places = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe("the texts", () => {
  const english = new Map(entries(read("en")));
  const spanish = new Map(entries(read("es")));

  it("have the same keys in both languages", () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("have the same places to fill in both languages", () => {
    for (const [key, text] of english) {
      expect([key, places(spanish.get(key) ?? "")]).toEqual([key, places(text)]);
    }
  });

  it("are never empty", () => {
    const all = [...english, ...spanish];
    expect(all.filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});
