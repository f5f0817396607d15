import { problemsOfMessages } from "@quotehaven/platform/testing/messages";
import federationEnglish from "../federation/messages/en.json" with { type: "json" };
import federationSpanish from "../federation/messages/es.json" with { type: "json" };
import english from "./en.json" with { type: "json" };
import spanish from "./es.json" with { type: "json" };

it.each([
  ["frame", { english, spanish }],
  ["remotes", { english: federationEnglish, spanish: federationSpanish }],
])(
  "has every text of the %s in both languages, with the same places to fill in",
  (_what, texts) => {
    expect(problemsOfMessages(texts)).toEqual({ untranslated: [], otherPlaces: [], empty: [] });
  },
);
