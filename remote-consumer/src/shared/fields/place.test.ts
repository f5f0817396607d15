import {
  contradicts,
  noZipPlace,
  placeQuestion,
  placeText,
  withPlaceOfZip,
  withZip,
  zipPlaceOf,
  type PlaceValues,
} from "./place";

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

describe("a form with a zip code", () => {
  const lincolnZip = { id: 9, code: "68542", city: "Lincoln", state: "NE" };
  const austinZip = { id: 8, code: "78701", city: "Austin", state: "TX" };
  const aPlace = (changes: Partial<PlaceValues> = {}): PlaceValues => ({
    zipCodes: [],
    city: "",
    state: "",
    zipPlace: noZipPlace,
    ...changes,
  });

  it("fills in city and state, and again when the zip code is corrected, also by way of none", () => {
    const filled = withZip(aPlace(), lincolnZip);
    expect(filled).toMatchObject({ city: "Lincoln", state: "NE" });
    expect(withZip(filled, austinZip)).toMatchObject({ city: "Austin", state: "TX" });
    const emptied = withZip(filled, undefined);
    expect(emptied).toMatchObject({ city: "Lincoln", state: "NE", zipCodes: [] });
    expect(withZip(emptied, austinZip)).toMatchObject({ city: "Austin", state: "TX" });
  });

  it("leaves what the person typed, also where it agreed with the zip code before", () => {
    const typed = withZip(aPlace({ city: "Austin", state: "TX" }), austinZip);
    expect(placeQuestion(typed)).toBeNull();
    const corrected = withZip(typed, lincolnZip);
    expect(corrected).toMatchObject({ city: "Austin", state: "TX" });
    expect(placeQuestion(corrected)).toMatchObject({ place: "Lincoln, NE", written: "Austin, TX" });
  });

  it("leaves the one of them that was typed over", () => {
    const filled = { ...withZip(aPlace(), lincolnZip), city: "Waverly" };
    expect(withZip(filled, austinZip)).toMatchObject({ city: "Waverly", state: "TX" });
  });

  it("lets city and state follow again once those of the zip code were chosen", () => {
    const used = withPlaceOfZip(withZip(aPlace({ city: "Austin", state: "TX" }), lincolnZip));
    expect(withZip(used, austinZip)).toMatchObject({ city: "Austin", state: "TX" });
  });

  it("that only its fields are known of lets city and state follow where they agree", () => {
    const { zipPlace, ...fields } = withZip(aPlace(), lincolnZip);
    expect(zipPlaceOf(fields)).toEqual(zipPlace);
    expect(zipPlaceOf({ ...fields, city: "Waverly" })).toEqual(noZipPlace);
    expect(zipPlaceOf({ zipCodes: [], city: "", state: "" })).toEqual(noZipPlace);
  });
});
