import { errorCodes } from "@quotehaven/contract/rules";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

it.each(errorCodes)("has a sentence for the code %s in every language", (code) => {
  for (const messages of [en, es]) {
    expect(messages).toHaveProperty([`errors.${code}`], expect.stringMatching(/\S \S/));
  }
});
