import { initials } from "./initials";

it.each([
  ["Harbor Mutual", "HM"],
  ["The Cedar & Stone Company", "CS"],
  ["Bluebird", "BL"],
  ["Insurance Group", "IG"],
  ["", ""],
])("gives %p the initials %p", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
