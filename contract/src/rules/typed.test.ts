import { cleanText, hasHidden } from "./cleanText";
import { toIsoDate, toShownDate } from "./dates";
import { parseMoney, wholeNumber } from "./money";
import { maskPhone, phoneDigits, readPhone, shownPhone } from "./phone";
import { isSameCity, placeKey, readPlace } from "./placeNames";
import { largestNumber, readNumber, type NumberReading } from "./readNumber";
import {
  typedCities,
  typedDates,
  typedEmails,
  typedExtensions,
  typedNames,
  typedNumbers,
  typedPhones,
  typedZips,
} from "./typedExamples";
import { date, email, firstError, nameValidators, number, phoneNum } from "./validators";
import { isUnservedZip, readZip } from "./zipText";

const meantBy = (reading: NumberReading) =>
  reading.kind === "number" ? reading.value : reading.kind === "doubt" ? reading.readings : null;

describe("a number", () => {
  it.each(typedNumbers)("typed as %j is %j", (text, meant) => {
    expect(meantBy(readNumber(text))).toEqual(meant);
    expect(parseMoney(text)).toBe(typeof meant === "number" ? meant : null);
  });

  it.each(typedNumbers)("sent as %j is taken for what it means, or refused", (text, meant) => {
    const sent = number(text, {}) === null ? wholeNumber(cleanText(text)) : null;
    expect([meant, null]).toContainEqual(sent !== null && sent > largestNumber ? null : sent);
  });

  it("is nothing where there is no digit", () => {
    expect(["", " ", "abc", "$", "-", "approx."].map((text) => readNumber(text).kind)).toEqual(
      Array(6).fill("empty"),
    );
    expect([".", ",", "½"].map((text) => readNumber(text).kind)).toEqual(
      Array(3).fill("unreadable"),
    );
  });
});

describe("a telephone number", () => {
  it.each(typedPhones)("typed as %j is %j", (text, meant) => {
    expect(phoneDigits(text)).toBe(meant);
    expect(phoneNum(text, {}) === null).toBe(meant !== null);
  });

  it.each(typedExtensions)("with an extension, %j, is known as one, and no number here", (text) => {
    expect(readPhone(text)).toEqual({ kind: "number", digits: "5125550199", hasExtension: true });
    expect(phoneNum(text, {})?.key).toBe("validation.phoneLong");
  });

  it("is shown in its mask, or as it is: nothing is cut off", () => {
    expect(["5125550199", "+1 512 555 0199"].map(maskPhone)).toEqual(
      Array(2).fill("(512)555-0199"),
    );
    expect(["51255501990", "+52 55 1234 5678", ""].map(maskPhone)).toEqual([
      "51255501990",
      "+52 55 1234 5678",
      "",
    ]);
    expect(["(512)555-0199", "911", "+44 7911 123456"].map(shownPhone)).toEqual([
      "(512) 555-0199",
      "911",
      "+44 7911 123456",
    ]);
  });
});

it.each(typedDates)("a day typed as %j is %j", (text, meant) => {
  expect(toIsoDate(text)).toBe(meant);
  expect(date(text, {}) === null).toBe(meant !== null);
  expect(toIsoDate(toShownDate(text))).toBe(meant);
});

describe("a ZIP code", () => {
  it.each(typedZips)("typed as %j is %j", (text, meant) => {
    expect(readZip(text)).toBe(meant);
  });

  it("of the military, a territory or a free state is known to be one", () => {
    const unserved = "00907 00602 00801 09001 34002 96201 96601 96799 96910 96950 96960 96939";
    expect(unserved.split(" ").filter((code) => !isUnservedZip(code))).toEqual([]);
    const others = "78701 00501 01001 34101 96101 96701 96813 99501 00000 0090 96799x";
    expect(others.split(" ").filter(isUnservedZip)).toEqual([]);
  });
});

it.each(typedNames)("the name %j is taken: %j", (name, isTaken) => {
  expect(firstError(name, nameValidators, {}) === null).toBe(isTaken);
});

it("a text loses at its ends what nobody sees, and is composed; flags and hearts stay whole", () => {
  expect(cleanText("\u200b\u00a0Jose\u0301 \u2060")).toBe("José");
  expect(cleanText("\u200b \ufeff")).toBe("");
  const wales = "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}";
  expect([`${wales} `, " ❤\ufe0f", "ab"].map(cleanText)).toEqual([wales, "❤\ufe0f", "ab"]);
  expect(hasHidden(" Maya\u200b")).toBe(false);
});

it.each(typedEmails)("the address %j is kept as %j", (text, kept) => {
  expect(email(text, {}) === null ? cleanText(text) : null).toBe(kept);
});

describe("a city", () => {
  it.each(typedCities)("written %j is %j: %j", (one, other, isSame) => {
    expect(isSameCity(one, other)).toBe(isSame);
    expect(isSameCity(other, one)).toBe(isSame);
  });

  it("of another state is another", () => {
    expect(isSameCity("Portland, OR", "Portland", "ME")).toBe(false);
    expect(isSameCity("Portland, ME", "Portland", "ME")).toBe(true);
    expect(readPlace("Austin")).toEqual({ city: "Austin", state: null });
    expect(readPlace("Dallas, Texas")).toEqual({ city: "Dallas", state: "TX" });
  });

  it.each(["S", "St", "St.", "St. L", "Saint", "Saint Lo"])("is found from %j on", (typed) => {
    const stockton = typed === "St" || typed === "S";
    expect(placeKey(stockton ? "Stockton" : "St. Louis").startsWith(placeKey(typed))).toBe(true);
  });
});
