import { leadIdOf } from "./leadIdOf";

const none = new URLSearchParams();

describe("the lead of a payment page", () => {
  it("stands in the address, or in the router's state", () => {
    expect(leadIdOf(new URLSearchParams("leadId=12"), null)).toBe(12);
    expect(leadIdOf(none, { leadId: 12 })).toBe(12);
  });

  it("is missing without a whole positive number", () => {
    for (const text of ["", "abc", "-1", "1.5", "0", "99999999999"]) {
      expect(leadIdOf(new URLSearchParams({ leadId: text }), null)).toBeNull();
    }
    expect(leadIdOf(none, null)).toBeNull();
  });
});
