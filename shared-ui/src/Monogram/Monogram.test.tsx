import { initials, monogramColor } from "./monogramColors";

it.each([
  ["Harbor Mutual", "HM"],
  ["The Cedar & Stone Company", "CS"],
  ["Bluebird", "BL"],
  ["Insurance Group", "IG"],
  ["", ""],
])("gives %p the initials %p", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it("gives a name the same colour every time", () => {
  expect(monogramColor("Harbor Mutual")).toBe(monogramColor("Harbor Mutual"));
});
