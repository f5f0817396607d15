import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { problemsOfMessages } from "@quotehaven/platform/testing/messages";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it("says the same in both languages, and has a text for every key", () => {
  const source = dirname(fileURLToPath(import.meta.url));
  expect(problemsOfMessages({ source, english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
    missing: [],
  });
});
