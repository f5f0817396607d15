import { shortName } from "./shortName";

it.each([
  ["Maya", "Rivers", "Maya R."],
  [" Ana Lucía ", " álvarez de la Cruz", "Ana Lucía Á."],
  ["Jo", "𝒵ed", "Jo 𝒵."],
  ["x".repeat(500), "Rivers", `${"x".repeat(29)}… R.`],
  ["Cher", "", "Cher"],
  ["", "Rivers", "R."],
  ["", "", ""],
])("a client's short name of %j %j is %j", (first, last, short) => {
  expect(shortName(first, last)).toBe(short);
});
