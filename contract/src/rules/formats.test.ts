import * as fc from "fast-check";
import {
  ageInYears,
  formatDay,
  formatDayOf,
  formatLocalDate,
  formatLocalDateTime,
  formatMoment,
  isIsoDate,
  toIsoDate,
  toShownDate,
  localDay,
} from "./dates";
import { formatAmount, formatCents, formatMoney, parseMoney } from "./money";
import { pageCount, twoDigits } from "./numbers";
import { stateCode, stateName, usStates } from "./states";
import { timeZoneByState, timeZoneByZipArea, timeZoneOf } from "./timeZones";
import { shortName } from "./shortName";
import { shortened } from "./shortened";

describe("dates", () => {
  it.each([
    ["02/29/2024", "2024-02-29"],
    ["2-9-1999", "1999-02-09"],
    ["12.31.2099", "2099-12-31"],
    ["02/29/2000", "2000-02-29"],
    [" 2000-02-29 ", "2000-02-29"],
  ])("reads %s as %s", (text, iso) => {
    expect(toIsoDate(text)).toBe(iso);
  });

  it.each([
    "02/29/2023",
    "02/29/1900",
    "13/01/2000",
    "04/31/2000",
    "01/01/1899",
    "01/01/2100",
    "1/2-2000",
    "00/10/2000",
    "01/00/2000",
    "112/01/2000",
    "12/01/20001",
    "12000-01-01",
    "2000-01-011",
  ])("refuses %s", (text) => {
    expect(toIsoDate(text)).toBeNull();
  });

  it("takes only a real day in the wire's shape for a wire date, and shows nothing for another", () => {
    expect(["2024-02-29", "2024-02-30", "02/29/2024"].map(isIsoDate)).toEqual([true, false, false]);
    expect([null, undefined, "", "never"].map(toShownDate)).toEqual(["", "", "", ""]);
  });

  it("shows every wire date so that it reads back the same", () => {
    const days = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(isIsoDate(iso)).toBe(true);
        expect(toIsoDate(toShownDate(iso))).toBe(iso);
      }),
    );
  });

  it("counts an age in whole years, in UTC", () => {
    expect(ageInYears("1990-06-15", new Date("2026-06-14T23:59:00Z"))).toBe(35);
    expect(ageInYears("1990-06-15", new Date("2026-06-15T00:00:00Z"))).toBe(36);
    expect(ageInYears("2000-02-29", new Date("2026-02-28T00:00:00Z"))).toBe(25);
    expect(ageInYears("2026-06-15", new Date("2026-06-15T00:00:00Z"))).toBe(0);
    expect(ageInYears("2026-06-16", new Date("2026-06-15T00:00:00Z"))).toBeNull();
    expect(ageInYears("not a date", new Date())).toBeNull();
  });

  it("shows UTC timestamps in the reader's zone", () => {
    expect(formatLocalDateTime("2026-01-01T02:05:00Z", "America/New_York")).toBe("12/31 21:05");
    expect(formatLocalDateTime("2026-01-01 05:00:00", "America/New_York")).toBe("01/01 00:00");
    expect(formatLocalDate("2026-01-01T02:05:00Z", "America/New_York")).toBe("12/31/2025");
    expect([formatLocalDate("never"), formatLocalDateTime("never")]).toEqual(["", ""]);
    for (const timestamp of ["2026-01-01T10:35:00+05:30", "2026-01-01T00:05:00-0500"]) {
      expect(formatLocalDateTime(timestamp, "UTC")).toBe("01/01 05:05");
    }
  });

  it.each([
    // Midnight is the first minute of its day.
    ["2026-11-08T06:00:00Z", "America/Chicago", "11/08/2026, 12:00 AM", "8 nov 2026, 0:00"],
    ["2026-11-08T05:59:00Z", "America/Chicago", "11/07/2026, 11:59 PM", "7 nov 2026, 23:59"],
    ["2026-11-08T18:05:00Z", "America/Chicago", "11/08/2026, 12:05 PM", "8 nov 2026, 12:05"],
    // The hour that clocks repeat, and the one that they leave out.
    ["2026-11-01T06:30:00Z", "America/Chicago", "11/01/2026, 1:30 AM", "1 nov 2026, 1:30"],
    ["2026-11-01T07:30:00Z", "America/Chicago", "11/01/2026, 1:30 AM", "1 nov 2026, 1:30"],
    ["2026-03-08T08:30:00Z", "America/Chicago", "03/08/2026, 3:30 AM", "8 mar 2026, 3:30"],
    // Clocks never change there.
    ["2026-07-01T07:05:00Z", "America/Phoenix", "07/01/2026, 12:05 AM", "1 jul 2026, 0:05"],
    ["2026-01-01T09:59:00Z", "Pacific/Honolulu", "12/31/2025, 11:59 PM", "31 dic 2025, 23:59"],
  ])("writes %s in %s by twelve hours, in Spanish by 24 and in words", (at, zone, en, es) => {
    expect(formatMoment(at, "en", zone)).toBe(en);
    expect(formatMoment(at, "es", zone)).toBe(es);
    expect(formatDayOf(at, "es", zone)).toBe(es.split(",")[0]);
  });

  it("writes nothing for what is no day or moment", () => {
    const texts = ["", "never", "2026-02-30"].map((text) => formatDay(text, "es"));
    expect([...texts, formatMoment("never", "en"), formatDayOf("", "es")]).toEqual(
      Array(5).fill(""),
    );
  });
});

describe("money and numbers", () => {
  it("shows whole dollars with a thousands comma", () => {
    expect([0, 1234, -100000].map(formatMoney)).toEqual(["$0", "$1,234", "-$100,000"]);
  });

  it("shows dollars as the standard formats do", () => {
    const standard = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), (dollars) =>
        expect(formatMoney(dollars)).toBe(`$${standard.format(dollars)}`),
      ),
    );
  });

  it("shows an amount with a comma every thousand, and reads it back", () => {
    expect(formatAmount("$0012345.6")).toBe("12,345");
    expect(["1234567", "", "123", "none"].map(formatAmount)).toEqual(["1,234,567", "", "123", ""]);
    expect(["1,234", "none", "9".repeat(12), "9".repeat(13)].map(parseMoney)).toEqual([
      1234,
      null,
      999_999_999_999,
      null,
    ]);
  });

  it("shows a fee without decimals unless it has cents", () => {
    expect(formatCents(4900)).toBe("$49");
    expect(formatCents(123450)).toBe("$1,234.50");
  });

  it("numbers quotes in two digits and counts pages", () => {
    expect([twoDigits(7), twoDigits(12)]).toEqual(["07", "12"]);
    expect([pageCount(0, 12), pageCount(12, 12), pageCount(13, 12)]).toEqual([1, 1, 2]);
  });
});

it("knows fifty states and the District of Columbia by code and name, in the order of names", () => {
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect([stateName("DC"), stateName("ZZ")]).toEqual(["District of Columbia", null]);
  expect([stateCode("Texas"), stateCode("Tejas")]).toEqual(["TX", null]);
  for (const { code, name } of usStates) {
    expect([code, stateCode(stateName(code) ?? "")]).toEqual([
      expect.stringMatching(/^[A-Z]{2}$/),
      code,
    ]);
    expect(name).toMatch(/^[A-Z][a-zA-Z ]+$/);
  }
  const names = usStates.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

describe("the time zone of a place", () => {
  it.each([
    ["Austin", "78701", "TX", "America/Chicago"],
    ["El Paso", "79901", "TX", "America/Denver"],
    ["Phoenix", "85004", "AZ", "America/Phoenix"],
    ["Honolulu", "96813", "HI", "Pacific/Honolulu"],
    ["Knoxville", "37902", "TN", "America/New_York"],
    ["Pensacola", "32501", "FL", "America/Chicago"],
    ["San Juan", "00901", "PR", "America/Puerto_Rico"],
  ])("%s is that of its ZIP code", (_city, zipCode, state, zone) => {
    expect(timeZoneOf({ zipCode, state })).toBe(zone);
  });

  it("is that of the state where there is no ZIP code, and Central Time where there is nothing", () => {
    expect(timeZoneOf({ state: "TX" })).toBe("America/Chicago");
    expect(timeZoneOf({ state: "ZZ" })).toBe("America/Chicago");
    expect(timeZoneOf({ zipCode: null, state: null })).toBe("America/Chicago");
  });

  it("is known for every state", () => {
    expect(usStates.filter(({ code }) => timeZoneByState[code] === undefined)).toEqual([]);
  });

  it("is one that the platform knows", () => {
    const zones = [...Object.values(timeZoneByState), ...Object.values(timeZoneByZipArea)];
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
    }
  });
});

describe("the day of a moment", () => {
  const honolulu = timeZoneOf({ zipCode: "96813", state: "HI" });
  const austin = timeZoneOf({ zipCode: "78701", state: "TX" });

  it.each([
    ["23:30 in Honolulu", honolulu, "2026-12-02T09:30:00Z", "2026-12-01"],
    ["half an hour later", honolulu, "2026-12-02T10:00:00Z", "2026-12-02"],
    ["the last second of the day in Austin", austin, "2026-11-02T05:59:59Z", "2026-11-01"],
    ["midnight in Austin", austin, "2026-11-02T06:00:00Z", "2026-11-02"],
    ["midnight in Austin in summer time", austin, "2026-03-09T05:00:00Z", "2026-03-09"],
  ])("is at %s that of the place", (_when, zone, moment, day) => {
    expect(localDay(new Date(moment), zone)).toBe(day);
  });
});

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

it("a name is whole up to the length, and ends in an ellipsis beyond", () => {
  expect(shortened(" Maya ")).toBe("Maya");
  expect(shortened("x".repeat(60))).toBe("x".repeat(60));
  expect(shortened("x".repeat(61))).toBe(`${"x".repeat(59)}…`);
  expect(shortened("Ana Lucía", 5)).toBe("Ana…");
});

it("a name keeps emoji and other wide characters whole", () => {
  expect(shortened("🔑".repeat(10), 4)).toBe("🔑🔑🔑…");
});
