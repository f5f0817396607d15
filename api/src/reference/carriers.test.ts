import { carriers } from "./carriers";

describe("carriers", () => {
  it("are unique, never 0, and write at least one insurance type each", () => {
    const all = carriers();
    expect(all).toHaveLength(54);
    expect(new Set(all.map(({ id }) => id)).size).toBe(54);
    expect(all.every(({ id }) => id > 0)).toBe(true);
    expect(all.every(({ insuranceTypeIds }) => insuranceTypeIds.length > 0)).toBe(true);
  });
});
