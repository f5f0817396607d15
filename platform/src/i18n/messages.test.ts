import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldErrors } from "@quotehaven/contract/rules";
import english from "../messages/en.json" with { type: "json" };
import spanish from "../messages/es.json" with { type: "json" };
import { flatMessages, wordsOfKey } from "./messages";

const en = flatMessages(english);
const es = flatMessages(spanish);
const source = join(import.meta.dirname, "..");

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function usedKeys(): string[] {
  return sourceFiles(source).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? ""),
  );
}

function hasText(key: string): boolean {
  return key in en || `${key}_other` in en;
}

it("says the same things in English and in Spanish", () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
});

it("keeps the same places to fill in both languages", () => {
  const places = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).sort();
  const different = Object.keys(en).filter(
    (key) => places(en[key]).join() !== places(es[key]).join(),
  );
  expect(different).toEqual([]);
});

it("has a text for every key it uses", () => {
  const keys = usedKeys();
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !hasText(key))).toEqual([]);
});

it("has a text for every error that a field can have, and for its code", () => {
  const missing = Object.values(fieldErrors).flatMap(({ key, code }) =>
    [key, `errors.${code}`].filter((each) => !hasText(each)),
  );
  expect(missing).toEqual([]);
});

it("makes words of a key that has no text", () => {
  expect(wordsOfKey("agentProfile.pleaseChooseCard", "Generic")).toBe("Please choose card");
  expect(wordsOfKey("errors.some-code", "Generic")).toBe("Generic");
});
