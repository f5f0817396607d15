import { contradicts, placeText } from "./place";

const lincoln = { city: "Lincoln", state: "NE" };

describe("a place that was written", () => {
  it.each([
    [{ city: "Austin", state: "TX" }, true],
    [{ city: "Lincoln", state: "TX" }, true],
    [{ city: "Omaha", state: "NE" }, true],
    [{ city: " lincoln ", state: "NE" }, false],
    [{ city: "", state: "" }, false],
    [{ city: "", state: "TX" }, true],
  ])("%j contradicts Lincoln, NE: %s", (written, expected) => {
    expect(contradicts(written, lincoln)).toBe(expected);
  });

  it.each([
    ["St. Paul", "Saint Paul"],
    ["Ft Worth", "Fort Worth"],
    ["Coeur d’Alene", "Coeur D'Alene"],
    ["Winston Salem", "Winston-Salem"],
    ["Cañon City", "Canon City"],
  ])("as %s is %s", (city, name) => {
    expect(contradicts({ city, state: "MN" }, { city: name, state: "MN" })).toBe(false);
  });

  it("is said in one piece", () => {
    expect(placeText(lincoln)).toBe("Lincoln, NE");
    expect(placeText({ city: "", state: "NE" })).toBe("NE");
  });
});
