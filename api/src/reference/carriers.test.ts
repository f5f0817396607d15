import { carriers, writesAll } from "./carriers";

describe("carriers", () => {
  it("are unique, never 0, and write at least one insurance type each", () => {
    const all = carriers();
    expect(all).toHaveLength(54);
    expect(new Set(all.map(({ inc_id }) => inc_id)).size).toBe(54);
    expect(all.every(({ inc_id }) => inc_id > 0)).toBe(true);
    expect(all.every(({ insuranceTypeIds }) => insuranceTypeIds.length > 0)).toBe(true);
  });

  it("can be quoted with only where they write every insurance type", () => {
    const allstate = carriers().find(({ inc_name }) => inc_name === "Allstate");
    expect(allstate && writesAll(allstate, [1, 3])).toBe(true);
    expect(allstate && writesAll(allstate, [1, 2])).toBe(false);
  });
});
