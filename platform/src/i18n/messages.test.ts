import { join } from "node:path";
import { fieldErrors } from "@quotehaven/contract/rules";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import english from "../messages/en.json" with { type: "json" };
import spanish from "../messages/es.json" with { type: "json" };
import { problemsOfMessages } from "../testing/messages";
import { flatMessages, wordsOfKey } from "./messages";

const en = flatMessages({ ...english, errors });
const source = join(import.meta.dirname, "..");

it("has a text for every key it uses, in both languages, with the same places to fill in", () => {
  expect(problemsOfMessages({ source, english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
    missing: [],
  });
});

it("tells what is wrong with texts", () => {
  const wrong = problemsOfMessages({
    source,
    english: { ...english, one: "Only {{here}}", "ui.close": " ", "ui.page": "Page" },
    spanish: { ...spanish, two: "Solo" },
  });
  expect(wrong).toEqual({
    untranslated: ["one", "two"],
    otherPlaces: ["ui.page", "one"],
    empty: ["ui.close"],
    missing: [],
  });
});

it("has a text for every error that a field can have, and for its code", () => {
  const missing = Object.values(fieldErrors).flatMap(({ key, code }) =>
    [key, `errors.${code}`].filter((each) => !(each in en)),
  );
  expect(missing).toEqual([]);
});

it("makes words of a key that has no text", () => {
  expect(wordsOfKey("agentProfile.pleaseChooseCard", "Generic")).toBe("Please choose card");
  expect(wordsOfKey("errors.some-code", "Generic")).toBe("Generic");
});
