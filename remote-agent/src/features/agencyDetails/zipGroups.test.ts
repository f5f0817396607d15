import type { ZipCode } from "@quotehaven/contract/wire";
import { groupsOf, pastedCodes, roughLeads, withMore } from "./zipGroups";

const label = (place: string, count: number) => `${place} (${count})`;
const zip = (id: number, city = "Austin", state = "TX"): ZipCode => ({
  id,
  code: String(id).padStart(5, "0"),
  city,
  state,
});
const zips = (count: number, cityOf = (_index: number) => "Austin") =>
  Array.from({ length: count }, (_zip, index) => zip(78_000 + index, cityOf(index)));

describe("chosen ZIP codes", () => {
  it("stand apart while they are few", () => {
    expect(groupsOf([zip(78701), { id: 501, code: "00501" }], label)).toMatchObject([
      { id: 78701, label: "78701 · Austin, TX" },
      { id: 501, label: "00501" },
    ]);
  });

  it("stand by city where they are many, and by state where the cities are", () => {
    const cities = groupsOf([...zips(40), zip(10001, "New York", "NY")], label);
    expect(cities.map(({ id, label: said }) => [id, said])).toEqual([
      [-1, "Austin, TX (40)"],
      [-2, "New York, NY (1)"],
    ]);
    const states = groupsOf(
      zips(40, (index) => `City ${index}`),
      label,
    );
    expect(states).toMatchObject([{ label: "Texas (40)", zips: { length: 40 } }]);
  });

  it("gain more, each once, up to the limit", () => {
    expect(withMore(zips(2), zips(3))).toHaveLength(3);
    expect(withMore(zips(2), zips(5_000))).toHaveLength(5_000);
    expect(withMore([zip(1)], zips(5_000))).toBeNull();
  });
});

describe("open leads", () => {
  const areas = [
    { area: "787", openLeads: 40, zipCodeCount: 80 },
    { area: "100", openLeads: 10, zipCodeCount: 1 },
  ];

  it("are guessed from the area's", () => {
    expect(roughLeads(areas, [zip(78701), zip(78702)])).toBe(1);
    expect(roughLeads(areas, [zip(10001), zip(10002)])).toBe(10);
    expect(roughLeads(areas, [zip(90210)])).toBe(0);
    expect(roughLeads(areas, "all")).toBe(50);
  });
});

describe("a pasted list", () => {
  it("is read with any separators, and says what is no ZIP code", () => {
    expect(pastedCodes('78701, 78702-1234;2108\n"501" 78701\tAustin 7x')).toEqual({
      codes: ["78701", "78702", "02108", "00501"],
      unread: ["Austin", "7x"],
    });
    expect(pastedCodes(" ")).toEqual({ codes: [], unread: [] });
  });
});
