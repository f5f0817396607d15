import { carriers } from "./carriers";
import { morningOf, nextAt, timeZoneOfAgency, timeZoneOfPerson } from "./timeZones";
import { zipCodeOf, zipCodes, type ZipCode } from "./zipCodes";

it("carriers are unique, never 0, and write at least one insurance type each", () => {
  const all = carriers();
  expect(all).toHaveLength(54);
  expect(new Set(all.map(({ id }) => id)).size).toBe(54);
  expect(all.every(({ id }) => id > 0)).toBe(true);
  expect(all.every(({ insuranceTypeIds }) => insuranceTypeIds.length > 0)).toBe(true);
});

describe("zipCodes", () => {
  it("gives every complete row once, with an id that is never 0", async () => {
    const all: ZipCode[] = [];
    for await (const zipCode of zipCodes()) all.push(zipCode);
    expect(all).toHaveLength(40_979);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ id }) => id > 0)).toBe(true);
    expect(all.every(({ city, state }) => city !== "" && /^[A-Z]{2}$/.test(state))).toBe(true);
    expect(all.find(({ code }) => code === "00501")).toEqual({
      id: 501,
      code: "00501",
      city: "Holtsville",
      state: "NY",
      county: "Suffolk",
      latitude: 40.8154,
      longitude: -73.0451,
    });
  });

  it("drops a row without a state", () => {
    expect(zipCodeOf("US\t09001\tAPO AA\t\t\t\t\t\t\t38.1105\t15.6613\t")).toBeNull();
  });
});

const zoneAt = (address: string) => timeZoneOfAgency({ address, licenseState: "" });

it.each([
  ["400 Main Street, Austin, TX", "CA", "America/Chicago"],
  ["400 Main Street, Austin, tx 78701", "CA", "America/Chicago"],
  ["1 Ocean Ave\nSanta Monica CA 90401-1234", "TX", "America/Los_Angeles"],
  ["9 Broadway, New York", "CA", "America/New_York"],
  ["100 Mesa St, El Paso, TX 79901", "", "America/Denver"],
  ["1 Kalakaua Ave, Honolulu, Hawaii 96815-1234", "", "Pacific/Honolulu"],
  ["1 Main Street", "AZ", "America/Phoenix"],
  ["5 Main Street, ZZ", "AZ", "America/Phoenix"],
  ["1 Main Street", "", "America/Chicago"],
])(
  "the time zone of an agency is that of its address, else of its license: %j, %j",
  (address, licenseState, zone) => {
    expect(timeZoneOfAgency({ address, licenseState })).toBe(zone);
  },
);

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
