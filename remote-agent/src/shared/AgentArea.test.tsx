import { refusal, renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import english from "../messages/en.json" with { type: "json" };
import { AgentArea } from "./AgentArea";
import { anAgentProfileReply } from "./profileFixtures";

function open(profile: unknown) {
  return renderScreen(<AgentArea />, {
    path: "/agent/profile/agency-details",
    session: "agent",
    messages: english,
    replies: {
      "GET /agent/profile": profile,
      "GET /notifications": { data: { data: [], count: 0, unseen: 0 } },
    },
  });
}

const theLeads = () => screen.getByRole("link", { name: /Leads/ });

describe("the agent's menu", () => {
  it("is switched off without carriers, but for Agency details and what was paid for", async () => {
    const { user, currentPath } = open(anAgentProfileReply({ carriers: [] }));
    await waitFor(() => expect(theLeads()).toHaveAttribute("aria-disabled", "true"));
    for (const name of [/Agency details/, /Payments/]) {
      expect(screen.getByRole("link", { name })).not.toHaveAttribute("aria-disabled", "true");
    }
    await user.click(theLeads());
    expect(currentPath()).toBe("/agent/profile/agency-details");
  });

  it("works with a carrier", async () => {
    const { requests } = open(anAgentProfileReply());
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/agent/profile"));
    expect(theLeads()).not.toHaveAttribute("aria-disabled", "true");
  });

  it("works while nothing is known of the carriers", async () => {
    const { requests } = open(refusal(500));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/agent/profile"));
    expect(theLeads()).not.toHaveAttribute("aria-disabled", "true");
  });
});
