import { partProgress } from "./partProgress";
import { anOption, aQuestion } from "./questionFixtures";

it("takes no choice of several for given before one is made", () => {
  const structures = aQuestion({ id: 114, kind: "checkboxes", options: [anOption(1, "Shed")] });
  expect(partProgress([structures], {})).toEqual({ otherStructures: 0 });
  expect(partProgress([structures], { 114: [] })).toEqual({ otherStructures: 0 });
  expect(partProgress([structures], { 114: [1] })).toEqual({ otherStructures: 1 });
});

it("says of each part how much of what it is about is answered", () => {
  const shown = [103, 104, 109, 125].map((id) => aQuestion({ id, kind: "number" }));
  expect(partProgress(shown, {})).toEqual({
    ...{ dwelling: 0, dwellingSettlement: 0, roofSettlement: 0, otherStructures: 0 },
    ...{ belongings: 0, belongingsSettlement: 0 },
  });
  expect(partProgress(shown, { 104: "1600" })).toMatchObject({ dwelling: 0.5, belongings: 0 });
  expect(partProgress(shown, { 103: "1990", 104: "1600", 125: "9" })).toMatchObject({
    ...{ dwelling: 1, roofSettlement: 0.5, belongings: 1 },
  });
});
