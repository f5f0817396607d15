import { problemsOfMessages } from "@quotehaven/kit/messages";
import remote from "../routes";
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it("has every text in both languages, with the same places to fill in", () => {
  expect(problemsOfMessages({ english, spanish })).toEqual({
    untranslated: [],
    otherPlaces: [],
    empty: [],
  });
});

it.each(Object.entries(remote.notifications ?? {}))(
  "says a notification of kind %s in both languages, in 200 letters, and leads to a place of ours",
  (_kind, { text, to }) => {
    const { en, es, ...others } = text;
    for (const words of [en, es]) expect(words.trim()).toMatch(/^.{1,200}$/);
    expect(en).not.toBe(es);
    expect(others).toEqual({});
    expect(remote.areas.some(({ prefix }) => `${to}/`.startsWith(`${prefix}/`))).toBe(true);
  },
);
