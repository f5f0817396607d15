import { digitsOf, typedLicense } from "./typedLicense";

/** Types and pastes into a field that keeps digits alone; `<` deletes its last character. */
function typing(steps: readonly string[], written = "") {
  return steps.reduce((before, step) => {
    const digits = digitsOf(before);
    return typedLicense(before, step === "<" ? digits.slice(0, -1) : digits + step);
  }, written);
}

describe("a license that is typed where only digits stay", () => {
  it.each([
    [[..."0F69776"], "0F69776"],
    [[..."PC-12345B"], "PC-12345B"],
    [["0F69776"], "0F69776"],
    [[..."123"], "123"],
    [[..."0F698", "<", "7"], "0F697"],
    [[..."0F", "<"], ""],
    [[..."0F6", "<", "<", "7"], "7"],
  ])("%j is %s", (steps, written) => {
    expect(typing(steps)).toBe(written);
  });

  it("keeps its letters where a digit inside is added, changed or deleted", () => {
    expect(typedLicense("0F6976", "069776")).toBe("0F69776");
    expect(typedLicense("0F69776", "068776")).toBe("0F68776");
    expect(typedLicense("0F69776", "06776")).toBe("0F6776");
    expect(typedLicense("0F69776", "0X69776")).toBe("0FX69776");
  });

  it("is another where all of it is replaced", () => {
    expect(typedLicense("F1234567", "0H88990")).toBe("0H88990");
    expect(typedLicense("0F69776", "")).toBe("");
  });
});
