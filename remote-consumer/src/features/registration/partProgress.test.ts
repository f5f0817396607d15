import { aForm, anOption, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { partProgress } from "./partProgress";

it("takes no choice of several for given before one is made", () => {
  const structures = aQuestion({ id: 114, kind: "checkboxes", options: [anOption(1, "Shed")] });
  const form = aForm(1, [[structures]]);
  expect(partProgress(form, {})).toEqual({ otherStructures: 0 });
  expect(partProgress(form, { 114: [1] })).toEqual({ otherStructures: 1 });
});

it("says of each part how much of what it is about is answered", () => {
  const form = aForm(1, [[103, 104, 109, 125].map((id) => aQuestion({ id, kind: "number" }))]);
  expect(partProgress(form, {})).toEqual({
    ...{ dwelling: 0, roofSettlement: 0, belongings: 0, belongingsSettlement: 0 },
  });
  expect(partProgress(form, { 104: "1600" })).toMatchObject({ dwelling: 0.5, belongings: 0 });
  expect(partProgress(form, { 103: "1990", 104: "1600", 125: "9" })).toMatchObject({
    ...{ dwelling: 1, roofSettlement: 0, belongings: 1 },
  });
});
