import { satisfiesContract } from "./contractRange";

it.each([
  ["0.1.0", "^0.1.0", true],
  ["0.1.9", "^0.1.0", true],
  ["0.2.0", "^0.1.0", false],
  ["1.4.2", "^1.2.0", true],
  ["1.1.9", "^1.2.0", false],
  ["2.0.0", "^1.2.0", false],
  ["1.2.9", "~1.2.3", true],
  ["1.3.0", "~1.2.3", false],
  ["1.2.3", "1.2.3", true],
  ["1.2.4", "1.2.3", false],
  ["1.2.3", "*", false],
  ["1.2.3", "", false],
])("a contract of platform %s for %s is kept: %s", (version, range, isKept) => {
  expect(satisfiesContract(version, range)).toBe(isKept);
});
