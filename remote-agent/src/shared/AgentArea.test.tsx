import { leadsReply } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";
import { act, refusal, renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import remote from "../routes";
import english from "../messages/en.json" with { type: "json" };
import { AgentArea } from "./AgentArea";
import { anAgentProfileReply } from "./profileFixtures";

const counts = { all: 9, new: 4, quoted: 3, won: 1, completed: 1, lost: 0 };

function open(
  profile: unknown,
  leads: unknown = leadsReply.encode({ leads: [], count: 9, counts }),
) {
  const [framed] = remote.routes["/agent/profile"] ?? [];
  const inRemote = { element: framed?.element, children: [{ path: "*", element: <AgentArea /> }] };
  return renderScreen([inRemote], {
    path: "/agent/profile/agency-details",
    session: "agent",
    messages: { agent: english },
    replies: {
      "GET /agent/profile": profile,
      "GET /agent/profile/leads": leads,
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

  it("counts the new leads, and counts them again when there is news of leads", async () => {
    const { store, replies } = open(anAgentProfileReply());
    expect(await screen.findByRole("link", { name: /^Leads 4 new leads$/ })).toBeVisible();
    replies["GET /agent/profile/leads"] = leadsReply.encode({
      leads: [],
      count: 10,
      counts: { ...counts, new: 5 },
    });
    act(() => void store.dispatch(api.util.invalidateTags(["Leads"])));
    expect(await screen.findByRole("link", { name: /^Leads 5 new leads$/ })).toBeVisible();
  });

  it("asks for no counts while the profile is incomplete", async () => {
    const { requests } = open(anAgentProfileReply({ licenseNumber: "" }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/agent/profile"));
    await waitFor(() => expect(theLeads()).toHaveAccessibleName("Leads"));
    expect(requests.map(({ path }) => path)).not.toContain("/agent/profile/leads");
  });
});
