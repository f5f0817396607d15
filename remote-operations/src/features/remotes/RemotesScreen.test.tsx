import { screen, waitFor, within } from "@quotehaven/platform/testing";
import { actFor, openScreen, sentBy } from "../../shared/operationsFixtures";
import { RemotesScreen } from "./RemotesScreen";

const figures = {
  ...{ remote: "agent", version: "0.2.0-two", channel: "stable", loads: 1239 },
  failures: { transport: 1, chunk: 2, start: 0, render: 0, unhandled: 0 },
  vitals: { lcp: [], inp: [], cls: [] },
};
const agent = {
  name: "agent",
  team: "Agent experience",
  version: "0.2.0-two",
  canary: { version: "0.2.0-three", percent: 10 },
  previous: ["0.2.0-one", "0.2.0-zero"],
};
const change = {
  revision: 7,
  at: "2026-03-01T10:00:00Z",
  did: "publish agent 0.2.0-two",
  who: "ada@build",
  why: "The new menu",
};

const open = (store: object | null) =>
  openScreen(<RemotesScreen />, "/operations/remotes", {
    replies: {
      "GET /operations/remotes": { store, figures: [figures] },
      "POST /operations/remotes/agent/rollback": { message: "Done." },
    },
  });

it("shows what is live, its errors, what is tried, and who changed what, and goes back for a reason", async () => {
  const opened = open({ remotes: [agent], changes: [change] });
  const card = within(await screen.findByRole("article"));
  for (const words of [
    "0.2.0-two",
    "3 in 1,240 loads",
    "0.2.0-three",
    "Tried by 10%",
    "Nothing reported yet",
  ])
    expect(card.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(/publish agent 0\.2\.0-two/)).toHaveTextContent(
    "ada@build: The new menu",
  );
  await actFor("It fails for many.", opened, "Go back to 0.2.0-one");
  await waitFor(() =>
    expect(sentBy(opened)).toEqual({ why: "It fails for many.", version: "0.2.0-one" }),
  );
});

it("offers no way back where the server knows of no store", async () => {
  open(null);
  expect(await screen.findByText(/was told of no release store/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Go back/ })).not.toBeInTheDocument();
});
