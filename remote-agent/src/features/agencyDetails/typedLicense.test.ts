import { digitsOf, typedLicense } from "./typedLicense";

/** Types and pastes into a field that keeps digits alone; `<` deletes its last character. */
function typing(steps: readonly string[], written = "") {
  return steps.reduce((before, step) => {
    const digits = digitsOf(before);
    return typedLicense(before, step === "<" ? digits.slice(0, -1) : digits + step);
  }, written);
}

it.each([
  [[..."0F69776"], "0F69776"],
  [[..."PC-12345B"], "PC-12345B"],
  [["0F69776"], "0F69776"],
  [[..."123"], "123"],
  [[..."0F698", "<", "7"], "0F697"],
  [[..."0F", "<"], ""],
  [[..."0F6", "<", "<", "7"], "7"],
])("keeps a license that is typed where only digits stay: %j is %s", (steps, written) => {
  expect(typing(steps)).toBe(written);
});

it.each([
  ["0F6976", "069776", "0F69776"],
  ["0F69776", "068776", "0F68776"],
  ["0F69776", "06776", "0F6776"],
  ["0F69776", "0X69776", "0FX69776"],
  // All of it is replaced.
  ["F1234567", "0H88990", "0H88990"],
  ["0F69776", "", ""],
])("keeps letters where a digit changes: %s, then %s, is %s", (written, typed, license) => {
  expect(typedLicense(written, typed)).toBe(license);
});
