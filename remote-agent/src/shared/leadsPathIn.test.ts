import { leadsPathIn } from "./leadsPathIn";

describe("the way back to the leads", () => {
  it("keeps the filter and the page that it came from", () => {
    const from = "/agent/profile/leads/all?filter=quoted&page=3";
    expect(leadsPathIn({ leads: from })).toBe(from);
  });

  it("is the beginning of the list from anywhere else", () => {
    for (const state of [null, {}, { leads: 3 }, { leads: "//example.com" }, "x"]) {
      expect(leadsPathIn(state)).toBe("/agent/profile/leads");
    }
  });
});
