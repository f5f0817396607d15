import { join } from "node:path";
import { problemsOfMessages } from "@quotehaven/platform/testing/messages";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it("has a text for every key, in both languages, with the same places to fill in", () => {
  const source = join(import.meta.dirname, "..");
  expect(problemsOfMessages({ source, english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
    missing: [],
  });
});
