import { readingOf } from "./policyFixtures";
import { policiesOf } from "./policyValues";
import { homeKindOf, readValues } from "./readValues";

const today = "2026-11-29";
const read = async (name: string, day = today) => {
  const found = readValues(await readingOf(name), day);
  if (!found) throw new Error(`Nothing was read of ${name}.`);
  return found;
};

it("makes of a renter's policy what is kept, with the place of each value", async () => {
  const { values, places, kind, endedOn } = await read("03-renters-cards");
  expect({ kind, endedOn }).toEqual({ kind: "policy", endedOn: null });
  const { home, auto } = policiesOf(values);
  expect(auto).toBeUndefined();
  expect(home).toMatchObject({
    carrier: "Lemonade",
    expiresOn: "2027-09-01",
    cover: { belongings: 30_000, personalLiability: 100_000, deductible: 500 },
  });
  expect(home?.cover).not.toHaveProperty("dwelling");
  expect(values.details).toMatchObject({ homeKind: "renter", state: "NY", zip: "11211" });
  for (const field of ["home.carrier", "home.expiresOn", "home.cover.deductible", "details.zip"]) {
    expect(places[field]?.length).toBeGreaterThan(0);
  }
});

it("gives each part of a package its own price", async () => {
  const { home, auto } = policiesOf((await read("12-package-home-auto-umbrella")).values);
  expect(home?.premium).toEqual({ dollars: 1422, months: 12 });
  expect(auto?.premium).toEqual({ dollars: 1967, months: 12 });
  expect(auto?.cover).toMatchObject({ injury: "250/500", umbrella: 2_000_000 });
});

it("gives two policies of one file their own days and prices", async () => {
  const { values, areSeveral } = await read("15-two-policies-one-file");
  expect(areSeveral).toBe(true);
  const { home, auto } = policiesOf(values);
  expect(home).toMatchObject({ expiresOn: "2027-06-01", premium: { dollars: 2188, months: 12 } });
  expect(auto).toMatchObject({ expiresOn: "2027-01-10", premium: { dollars: 738, months: 6 } });
  // A deductible that no quote offers is one that policies have.
  expect(auto?.cover.collisionDeductible).toBe(750);
});

it("says that a quote is one, and since when a policy has ended", async () => {
  expect((await read("16-home-quote-not-a-policy")).kind).toBe("quote");
  expect((await read("12-package-home-auto-umbrella", "2027-01-15")).endedOn).toBeNull();
  expect((await read("12-package-home-auto-umbrella", "2027-01-16")).endedOn).toBe("2027-01-15");
});

it("reads nothing of what is neither a home nor an auto policy", () => {
  expect(readValues({ kind: "umbrella", types: [] }, today)).toBeNull();
  expect(readValues({ kind: "bill", types: [] }, today)).toBeNull();
  expect(readValues({ kind: "policy", types: [] }, today)).toBeNull();
});

it.each([
  ["HO-3", "house"],
  ["HO-A", "house"],
  ["HO-4", "renter"],
  ["HO6", "condo"],
  ["HO-7", "manufactured"],
  ["DP-3", undefined],
  ["PAP", undefined],
])("knows by the form %s whose home it is", (form, kind) => {
  expect(homeKindOf(form)).toBe(kind);
});
