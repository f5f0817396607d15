import { agentProfileFields } from "@quotehaven/contract/rules";
import { renderScreen, screen, typingAidsOf } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { AgencyDetailsScreen } from "./AgencyDetailsScreen";

it("tells the keyboard and the browser's memory what each detail is", async () => {
  renderScreen(<AgencyDetailsScreen />, {
    path: "/agent/profile/agency-details",
    session: "agent",
    messages: { agent: english },
    replies: {
      "GET /agent/profile": anAgentProfileReply(),
      "GET /auth/zipcodes": { data: [] },
      "GET /agent/profile/carriers": { data: [] },
    },
  });
  await screen.findByRole("textbox", { name: "Agency name" });
  const aids = typingAidsOf(agentProfileFields);
  expect(aids).toEqual(Object.fromEntries(Object.keys(aids).map((name) => [name, "right"])));
});
