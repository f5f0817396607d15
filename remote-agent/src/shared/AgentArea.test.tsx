import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import { api } from "../store";
import { act, refusal, screen, waitFor } from "@quotehaven/platform/testing";
import type { ReactNode } from "react";
import remote from "../routes";
import { AgentArea } from "./AgentArea";
import {
  useAgentCarrierAddMutation,
  useAgentCarrierChoicesQuery,
  useAgentCarrierDeleteMutation,
  useAgentProfileQuery,
  useAgentProfileUpdateMutation,
} from "./agentProfileApi";
import { useAgentLeadQuery, useAgentLeadsQuery } from "./leadApi";
import { aLeadDetail } from "./leadFixtures";
import { anAgentProfileReply } from "./profileFixtures";
import { openScreen, sentBy } from "./screenFixtures";

const leadsWith = (newLeads: number) =>
  leadsReply.encode({
    leads: [],
    count: 9,
    counts: { all: 9, new: newLeads, quoted: 3, won: 1, completed: 1, lost: 0 },
  });

function TheCarriers() {
  useAgentCarrierChoicesQuery();
  return <p>The screen</p>;
}

function open(profile: unknown, theScreen: ReactNode = <p>The screen</p>) {
  const [framed] = remote.routes["/agent/profile"] ?? [];
  const area = { element: <AgentArea />, children: [{ path: "*", element: theScreen }] };
  const inRemote = { element: framed?.element, children: [area] };
  return openScreen([inRemote], {
    path: "/agent/profile/agency-details",
    replies: {
      "GET /agent/profile": profile,
      "GET /agent/profile/leads": leadsWith(4),
      "GET /agent/profile/carriers": { data: [] },
      "GET /notifications": { data: { data: [], count: 0, unseen: 0 } },
      "PUT /agent/profile": refusal(500),
    },
  });
}

const theLeads = () => screen.getByRole("link", { name: /Leads/ });
const profileRead = ({ requests }: ReturnType<typeof open>) =>
  waitFor(() => expect(requests.map(({ path }) => path)).toContain("/agent/profile"));

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

  it("works while nothing is known of the carriers", async () => {
    await profileRead(open(refusal(500)));
    expect(theLeads()).not.toHaveAttribute("aria-disabled", "true");
  });

  it("counts the new leads, and counts them again when there is news of leads", async () => {
    const { store, replies } = open(anAgentProfileReply());
    expect(await screen.findByRole("link", { name: /^Leads 4 new leads$/ })).toBeVisible();
    expect(theLeads()).not.toHaveAttribute("aria-disabled", "true");
    replies["GET /agent/profile/leads"] = leadsWith(5);
    act(() => void store.dispatch(api.util.invalidateTags(["Leads"])));
    expect(await screen.findByRole("link", { name: /^Leads 5 new leads$/ })).toBeVisible();
  });

  it("asks for no counts while the profile is incomplete", async () => {
    const opened = open(anAgentProfileReply({ licenseNumber: "" }));
    await profileRead(opened);
    await waitFor(() => expect(theLeads()).toHaveAccessibleName("Leads"));
    expect(opened.requests.map(({ path }) => path)).not.toContain("/agent/profile/leads");
  });
});

describe("a pause", () => {
  it("moves no screen when it becomes known: until then the screen has no place", async () => {
    let answer = (_profile: unknown) => {};
    const profile = new Promise((resolve) => (answer = resolve));
    const { requests } = open(() => profile, <TheCarriers />);
    expect(await screen.findByText("The screen")).not.toBeVisible();
    expect(screen.getByText("Loading…")).toBeVisible();
    // The screen asks for its own data meanwhile.
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toContain("/agent/profile/carriers"),
    );
    answer(anAgentProfileReply({ pausedUntil: "2026-12-05" }));
    expect(await screen.findByText("Paused until 12/05/2026")).toBeVisible();
    expect(screen.getByText("The screen")).toBeVisible();
    expect(screen.queryByText("Loading…")).toBeNull();
  });

  it("keeps no screen back where the profile could not be read", async () => {
    open(refusal(500), <TheCarriers />);
    await waitFor(() => expect(screen.getByText("The screen")).toBeVisible());
  });

  it("is said with its end, goes on where ending it failed, and ends with one press", async () => {
    const { user, requests, replies } = open(anAgentProfileReply({ pausedUntil: "2026-12-05" }));
    const resume = await screen.findByRole("button", { name: "Resume now" });
    await user.click(resume);
    expect(screen.getByText("Paused until 12/05/2026")).toBeVisible();
    replies["PUT /agent/profile"] = { message: "Saved" };
    replies["GET /agent/profile"] = anAgentProfileReply();
    await waitFor(() => expect(resume).toBeEnabled());
    await user.click(resume);
    expect(await screen.findByText("New leads come to you again.")).toBeVisible();
    expect(sentBy("PUT", requests)).toEqual({ usr_pauseduntil: null });
    await waitFor(() => expect(screen.queryByText(/Paused until/)).not.toBeInTheDocument());
  });

  it("is said with its reason where we made it, and ends by no press", async () => {
    const stopped = { pausedUntil: "2026-12-05", stoppedWords: "Clients say that nobody calls." };
    open(anAgentProfileReply(stopped));
    expect(await screen.findByText("We have paused your agency")).toBeVisible();
    expect(screen.getByText("Clients say that nobody calls.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resume now" })).toBeNull();
  });
});

const ofCarriers = [
  "/agent/profile",
  "/agent/profile/carriers",
  "/agent/profile/leads",
  "/agent/profile/leads/12",
];

function EverythingOfAnAgent() {
  useAgentProfileQuery();
  useAgentCarrierChoicesQuery();
  useAgentLeadsQuery({ filter: "all", sort: "newest", page: 1 });
  useAgentLeadQuery(12);
  const [update] = useAgentProfileUpdateMutation();
  const [add] = useAgentCarrierAddMutation();
  const [remove] = useAgentCarrierDeleteMutation();
  return (
    <>
      <button onClick={() => void update({ agencyName: "Juniper" })}>changed details</button>
      <button onClick={() => void add([15])}>added carrier</button>
      <button onClick={() => void remove(1)}>deleted carrier</button>
    </>
  );
}

it.each([
  ["changed details", ["/agent/profile", "/agent/profile/leads"]],
  ["added carrier", ofCarriers],
  ["deleted carrier", ofCarriers],
])("after %s, the page reads again %p", async (change, paths) => {
  const { user, requests } = openScreen(<EverythingOfAnAgent />, {
    replies: {
      "GET /agent/profile": anAgentProfileReply(),
      "GET /agent/profile/carriers": { data: [] },
      "GET /agent/profile/leads": leadsReply.encode({ leads: [], count: 0 }),
      "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail()),
      "PUT /agent/profile": {},
      "POST /agent/profile/carriers": {},
      "DELETE /agent/profile/carriers": {},
    },
  });
  const readAgain = () => requests.filter(({ method }) => method === "GET").map(({ path }) => path);
  await waitFor(() => expect(readAgain()).toHaveLength(4));
  requests.length = 0;
  await user.click(screen.getByRole("button", { name: change }));
  await waitFor(() => expect(readAgain().sort()).toEqual(paths));
});
