import { renderScreen } from "@quotehaven/platform/testing";
import { waysOn } from "./waysOn";

// Tells the page which areas there are.
beforeEach(() => void renderScreen(<p />, {}));

const byAddress = { leads: "/go/agent/leads", client: "/go/agent/leads/12/client" };

it("goes where the screen that opened the page said, wherever in the agent's area that is", () => {
  const ways = { leads: "/agent/profile/desk?page=2#lead-12", client: "/agent/profile/people/12" };
  expect(waysOn(ways, 12)).toEqual(ways);
});

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
