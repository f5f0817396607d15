import { morningOf, nextAt, stateOfAddress, timeZoneOfAgency, timeZoneOfPerson } from "./timeZones";

const zoneAt = (address: string) => timeZoneOfAgency({ address, licenseState: "" });

describe("the state of an address", () => {
  it.each([
    ["400 Main Street, Austin, TX", "TX"],
    ["400 Main Street, Austin, tx 78701", "TX"],
    ["1 Ocean Ave\nSanta Monica CA 90401-1234", "CA"],
    ["12 Beacon St, Boston, Massachusetts 02108", "MA"],
    ["9 Broadway, New York", "NY"],
    ["1 Via Roma", null],
    ["5 Main Street, ZZ", null],
    ["", null],
  ])("%j is in %j", (address, state) => {
    expect(stateOfAddress(address)).toBe(state);
  });
});

describe("the time zone of an agency", () => {
  it.each([
    ["400 Main Street, Austin, TX", "CA", "America/Chicago"],
    ["100 Mesa St, El Paso, TX 79901", "", "America/Denver"],
    ["1 Kalakaua Ave, Honolulu, Hawaii 96815-1234", "", "Pacific/Honolulu"],
    ["1 Main Street", "AZ", "America/Phoenix"],
    ["1 Main Street", "", "America/Chicago"],
  ])("is that of its address, else of its license: %j, %j", (address, licenseState, zone) => {
    expect(timeZoneOfAgency({ address, licenseState })).toBe(zone);
  });
});

it("an operator reads days in our own time zone", () => {
  const nothing = { zipCode: null, zipState: null, agencyAddress: null, licenseState: null };
  expect(timeZoneOfPerson(nothing)).toBe("America/New_York");
});

describe("eight in the morning", () => {
  const at = (address: string, now: string) =>
    nextAt(8, zoneAt(address), new Date(now)).toISOString();

  it.each([
    ["Austin, TX", "2026-11-22T12:00:00Z", "2026-11-22T14:00:00.000Z"],
    ["Austin, TX", "2026-11-22T14:00:00Z", "2026-11-23T14:00:00.000Z"],
    ["Boston, MA", "2026-11-22T12:00:00Z", "2026-11-22T13:00:00.000Z"],
    ["Honolulu, HI", "2026-11-22T12:00:00Z", "2026-11-22T18:00:00.000Z"],
    ["Phoenix, AZ", "2026-07-22T12:00:00Z", "2026-07-22T15:00:00.000Z"],
    ["nowhere", "2026-07-22T12:00:00Z", "2026-07-22T13:00:00.000Z"],
  ])("comes next in %s, after %s, at %s", (address, now, next) => {
    expect(at(address, now)).toBe(next);
  });

  it("is eight on the days on which clocks change, too", () => {
    expect(at("Austin, TX", "2026-10-31T14:00:00Z")).toBe("2026-11-01T14:00:00.000Z");
    expect(at("Austin, TX", "2026-03-07T15:00:00Z")).toBe("2026-03-08T13:00:00.000Z");
  });
});

it("a day begins at midnight of where the agency is", () => {
  expect(morningOf("2026-12-01", zoneAt("Austin, TX")).toISOString()).toBe(
    "2026-12-01T06:00:00.000Z",
  );
  expect(morningOf("2026-12-01", zoneAt("Reno, NV")).toISOString()).toBe(
    "2026-12-01T08:00:00.000Z",
  );
});
