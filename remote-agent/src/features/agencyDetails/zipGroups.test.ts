import type { ZipCode } from "@quotehaven/contract/wire";
import { groupsOf, pastedCodes, roughLeads, roundedLeads, withMore } from "./zipGroups";

const label = (place: string, count: number) => `${place} (${count})`;
const zip = (id: number, city = "Austin", state = "TX"): ZipCode => ({
  id,
  code: String(id).padStart(5, "0"),
  city,
  state,
});
const zips = (count: number, cityOf = (_index: number) => "Austin") =>
  Array.from({ length: count }, (_zip, index) => zip(78_000 + index, cityOf(index)));

it("shows chosen ZIP codes apart while they are few, by city where they are many, else by state", () => {
  expect(groupsOf([zip(78701), { id: 501, code: "00501" }], label)).toMatchObject([
    { id: 78701, label: "78701 · Austin, TX" },
    { id: 501, label: "00501" },
  ]);
  expect(groupsOf([...zips(40), zip(10001, "New York", "NY")], label)).toMatchObject([
    { id: -1, label: "Austin, TX (40)" },
    { id: -2, label: "New York, NY (1)" },
  ]);
  const inCities = zips(40, (index) => `City ${index}`);
  expect(groupsOf(inCities, label)).toMatchObject([{ label: "Texas (40)", zips: { length: 40 } }]);
});

it("adds more, each once, up to the limit", () => {
  expect(withMore(zips(2), zips(3))).toHaveLength(3);
  expect(withMore(zips(2), zips(5_000))).toHaveLength(5_000);
  expect(withMore([zip(1)], zips(5_000))).toBeNull();
});

it("guesses the open leads from the area's", () => {
  const areas = [
    { area: "787", openLeads: 40, zipCodeCount: 80 },
    { area: "100", openLeads: 10, zipCodeCount: 1 },
  ];
  expect(roughLeads(areas, [zip(78701), zip(78702)])).toBe(1);
  expect(roughLeads(areas, [zip(10001), zip(10002)])).toBe(10);
  expect(roughLeads(areas, [zip(90210)])).toBe(0);
  expect(roughLeads(areas, "all")).toBe(50);
});

it("reads a pasted list with any separators, and says what is no ZIP code", () => {
  expect(pastedCodes('78701, 78702-1234;2108\n"501" 78701\tAustin 7x')).toEqual({
    codes: ["78701", "78702", "02108", "00501"],
    unread: ["Austin", "7x"],
  });
  expect(pastedCodes(" ")).toEqual({ codes: [], unread: [] });
});

it("tells a rough count with two figures, and none below ten", () => {
  expect([1_123, 57, 10, 9].map(roundedLeads)).toEqual([1_100, 57, 10, null]);
});
