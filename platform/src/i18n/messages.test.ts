import { fieldErrors } from "@quotehaven/contract/rules";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import i18next from "i18next";
import { startI18n } from "./i18n";
import { wordsOfKey } from "./wordsOfKey";

it("has a text for every error that a field can have, and for its code", async () => {
  await startI18n();
  const keys = Object.values(fieldErrors).flatMap(({ key, code }) => [key, `errors.${code}`]);
  expect(keys.filter((key) => !i18next.exists(key))).toEqual([]);
  expect(Object.keys(errors).filter((code) => !i18next.exists(`errors.${code}`))).toEqual([]);
});

it("makes words of a key that has no text", () => {
  expect(wordsOfKey("agentProfile.pleaseChooseCard", "Generic")).toBe("Please choose card");
  expect(wordsOfKey("errors.some-code", "Generic")).toBe("Generic");
});
