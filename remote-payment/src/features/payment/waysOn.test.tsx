import { renderScreen } from "@quotehaven/platform/testing";
import { leadIdOf, waysOn } from "./waysOn";

// Tells the page which areas there are.
beforeEach(() => void renderScreen(<p />, {}));

const byAddress = { leads: "/go/agent/leads", client: "/go/agent/leads/12/client" };

it("goes where mails lead to after a visit by address", () => {
  expect(waysOn(null, 12)).toEqual(byAddress);
  expect(waysOn({ leadId: 12 }, 12)).toEqual(byAddress);
});

it.each(["//example.com", "https://example.com/leads", "/profile", "/agent", 7, null])(
  "does not go to %s, which is not in the agent's area",
  (path) => {
    expect(waysOn({ leads: path, client: path }, 12)).toEqual(byAddress);
  },
);

it("is about the lead in the address or in the router's state, a whole positive number", () => {
  const none = new URLSearchParams();
  expect(leadIdOf(new URLSearchParams("leadId=12"), null)).toBe(12);
  expect(leadIdOf(none, { leadId: 12 })).toBe(12);
  for (const text of ["", "abc", "-1", "1.5", "0", "99999999999"]) {
    expect(leadIdOf(new URLSearchParams({ leadId: text }), null)).toBeNull();
  }
  expect(leadIdOf(none, null)).toBeNull();
});
