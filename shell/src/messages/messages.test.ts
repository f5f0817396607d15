import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import federationEnglish from "../federation/messages/en.json" with { type: "json" };
import federationSpanish from "../federation/messages/es.json" with { type: "json" };
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : flat(value, `${prefix}${key}.`),
  );
}

const source = join(import.meta.dirname, "..");
const shared = join(source, "../../platform/src/messages/en.json");
const known = new Set([
  ...flat(english),
  ...flat(federationEnglish),
  ...flat(JSON.parse(readFileSync(shared, "utf8"))),
  ...flat({ errors }),
]);

function usedKeys(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  return files.flatMap((name) => {
    const calls = [...readFileSync(join(source, name), "utf8").matchAll(/\bt\(([^;{}]+?)\)/g)];
    return calls.flatMap(([, inside]) =>
      [...(inside ?? "").matchAll(/"([\w-]+\.[\w.-]+)"/g)].map(([, key]) => key ?? ""),
    );
  });
}

it("says the same things in English and in Spanish", () => {
  expect(flat(spanish).sort()).toEqual(flat(english).sort());
  expect(flat(federationSpanish).sort()).toEqual(flat(federationEnglish).sort());
});

it("has a text for every key it uses", () => {
  const keys = usedKeys();
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});
