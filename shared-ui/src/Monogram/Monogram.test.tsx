import { initials, monogramColor } from "./monogramColors";

describe("initials", () => {
  it.each([
    ["Harbor Mutual", "HM"],
    ["The Cedar & Stone Company", "CS"],
    ["Bluebird", "BL"],
    ["Insurance Group", "IG"],
    ["", ""],
  ])("makes of %p %p", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

it("gives a name the same colour every time", () => {
  expect(monogramColor("Harbor Mutual")).toBe(monogramColor("Harbor Mutual"));
});
