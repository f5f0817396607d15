import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { RemotesScreen } from "./RemotesScreen";

const noVitals = { lcp: [], inp: [], cls: [] };
const failures = { transport: 1, chunk: 2, start: 0, render: 0, unhandled: 0 };
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

function shown(store: object | null) {
  return renderScreen(<RemotesScreen />, {
    session: "operator",
    messages: { operations: english },
    path: "/operations/remotes",
    replies: {
      "GET /operations/remotes": {
        store,
        figures: [
          {
            remote: "agent",
            version: "0.2.0-two",
            channel: "stable",
            loads: 1239,
            failures,
            vitals: noVitals,
          },
        ],
      },
      "POST /operations/remotes/agent/rollback": { message: "Done." },
    },
  });
}

it("shows what is live, its errors, what is tried, and who changed what", async () => {
  shown({ remotes: [agent], changes: [change] });
  const card = await screen.findByRole("article");
  for (const words of ["0.2.0-two", "3 in 1,240 loads", "0.2.0-three", "Tried by 10%"]) {
    expect(within(card).getByText(words)).toBeInTheDocument();
  }
  expect(within(card).getByText("Nothing reported yet")).toBeInTheDocument();
  expect(screen.getByText(/publish agent 0\.2\.0-two/)).toHaveTextContent(
    "ada@build: The new menu",
  );
});

it("goes back to the version of before for a reason", async () => {
  const { user, requests } = shown({ remotes: [agent], changes: [] });
  const label = "Go back to 0.2.0-one";
  await user.click(await screen.findByRole("button", { name: label }));
  const dialog = await screen.findByRole("dialog", { name: label });
  await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "It fails for many.");
  await user.click(within(dialog).getByRole("button", { name: label }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      why: "It fails for many.",
      version: "0.2.0-one",
    }),
  );
});

it("offers no way back where the server knows of no store", async () => {
  shown(null);
  expect(await screen.findByText(/was told of no release store/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Go back/ })).not.toBeInTheDocument();
});
