import { refusal, renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import english from "../messages/en.json" with { type: "json" };
import { PauseNotice } from "./PauseNotice";
import { anAgentProfileReply } from "./profileFixtures";

const profileCall = "GET /agent/profile";

function open(replies: Record<string, unknown> = {}) {
  return renderScreen(<PauseNotice />, {
    path: "/agent/profile/leads/all",
    session: "agent",
    messages: { agent: english },
    replies: {
      [profileCall]: anAgentProfileReply({ pausedUntil: "2026-12-05" }),
      ...replies,
    },
  });
}
const resume = () => screen.findByRole("button", { name: "Resume now" });

describe("a pause", () => {
  it("is said with its end, and ends with one press", async () => {
    const { user, requests, replies } = open({ "PUT /agent/profile": { message: "Saved" } });
    expect(await screen.findByText("Paused until 12/05/2026")).toBeVisible();
    replies[profileCall] = anAgentProfileReply();
    await user.click(await resume());
    expect(await screen.findByText("New leads come to you again.")).toBeVisible();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_pauseduntil: null,
    });
    await waitFor(() => expect(screen.queryByText(/Paused until/)).not.toBeInTheDocument());
  });

  it("goes on where ending it failed", async () => {
    const { user } = open({ "PUT /agent/profile": refusal(500) });
    await user.click(await resume());
    expect(screen.getByText("Paused until 12/05/2026")).toBeVisible();
  });

  it("is said with its reason where we made it, and ends by no press", async () => {
    const stopped = { pausedUntil: "2026-12-05", stoppedWords: "Clients say that nobody calls." };
    open({ [profileCall]: anAgentProfileReply(stopped) });
    expect(await screen.findByText("We have paused your agency")).toBeVisible();
    expect(screen.getByText("Clients say that nobody calls.")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is nothing to say where there is none", async () => {
    const { requests } = open({ [profileCall]: anAgentProfileReply() });
    await waitFor(() => expect(requests).not.toHaveLength(0));
    expect(screen.queryByRole("button", { name: "Resume now" })).not.toBeInTheDocument();
  });
});
