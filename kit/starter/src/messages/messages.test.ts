import { problemsOfMessages } from "@quotehaven/kit/messages";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it("has every text in both languages, with the same places to fill in", () => {
  expect(problemsOfMessages({ english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
  });
});
