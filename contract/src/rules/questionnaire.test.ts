import { isMultiChoice, isSingleChoice, offersNone, type QuestionKind } from "./questionnaire";
import { aQuestion, anOption } from "./questionnaireFixtures";

const aQuestionOf = (kind: QuestionKind, placeholder = "") =>
  aQuestion({ id: 1, kind, placeholder, options: [anOption({ id: 11 })] });

it("offers none where boxes have a text for it, and only boxes do", () => {
  expect(offersNone(aQuestionOf("checkboxes", "None of these"))).toBe(true);
  expect(offersNone(aQuestionOf("checkboxes"))).toBe(false);
  for (const kind of ["radio", "select", "text"] as const) {
    expect(offersNone(aQuestionOf(kind, "Please choose"))).toBe(false);
  }
});

it.each([
  ["select", "one"],
  ["radio", "one"],
  ["checkboxes", "several"],
  ["text", "none"],
  ["number", "none"],
  ["year", "none"],
  ["date", "none"],
] as const)("a %s question is answered by choosing %s of its options", (kind, count) => {
  const question = aQuestionOf(kind);
  expect(isSingleChoice(question)).toBe(count === "one");
  expect(isMultiChoice(question)).toBe(count === "several");
});
