import { insuranceTypeIds, insuranceTypeName, isInsuranceTypeId } from "./constants";

it("knows an insurance type by its number, in the order in which they are shown", () => {
  expect(insuranceTypeIds.map(insuranceTypeName)).toEqual(["home", "life", "auto"]);
  expect(insuranceTypeIds.every(isInsuranceTypeId)).toBe(true);
});

it.each([0, 4, 1.5, "1", null, undefined, [1]])("takes %p for no insurance type", (value) => {
  expect(isInsuranceTypeId(value)).toBe(false);
});
