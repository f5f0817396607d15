import { localDay } from "./dates";
import { usStates } from "./states";
import { timeZoneByState, timeZoneByZipArea, timeZoneOf } from "./timeZones";

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
