import { screen, waitFor } from "@quotehaven/platform/testing";
import { actFor, openScreen, sentBy } from "../../shared/operationsFixtures";
import { AgenciesScreen } from "./AgenciesScreen";
import { PaymentsScreen } from "./PaymentsScreen";
import { PeopleScreen } from "./PeopleScreen";

const at = "2026-03-01T10:00:00Z";

it("pauses an agency with a reason", async () => {
  const agency = {
    ...{ agentId: 7, agentName: "Avery Agent", agency: "Blake Insurance", state: "TX" },
    ...{ isLicenseChecked: true, joinedAt: at, liveQuotes: 3, stoppedAt: null, stoppedWords: "" },
  };
  const opened = openScreen(<AgenciesScreen />, "/operations/look-up/agencies", {
    replies: {
      "GET /operations/agencies": { data: [agency], count: 1 },
      "POST /operations/agencies/7/pause": { message: "Done." },
    },
  });
  await actFor("Nobody calls.", opened, "Pause", /Blake Insurance gets no new leads/);
  await waitFor(() => expect(sentBy(opened)).toEqual({ why: "Nobody calls." }));
});

it("shows payments of a state with what happened to them", async () => {
  const payment = {
    ...{ id: 1, leadId: 12, agency: null, status: "disputed", amountCents: 4900 },
    ...{ refundedCents: 0, card: "visa 4242", receipt: "Q-12", history: [{ what: "paid", at }] },
  };
  const { user, requests } = openScreen(<PaymentsScreen />, "/operations/look-up/payments", {
    replies: { "GET /operations/payments": { data: [payment], count: 1 } },
  });
  expect(await screen.findByText("The agent is gone")).toBeInTheDocument();
  expect(screen.getByText("Visa 4242")).toBeInTheDocument();
  // Nothing went back, so nothing is said of it.
  expect(screen.queryByText("Returned", { selector: "dt" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Disputed");
  await waitFor(() => expect(requests.at(-1)?.params).toMatchObject({ state: "disputed" }));
});

it("finds somebody by the whole address for a reason, and asks for one more before each act", async () => {
  const person = {
    ...{ id: 9, kind: "agent", name: "Avery Agent", email: "avery@example.com" },
    ...{ joinedAt: at, isVerified: true, sessions: 2 },
  };
  const opened = openScreen(<PeopleScreen />, "/operations/look-up/people", {
    replies: {
      "POST /operations/people/find": { data: person },
      "POST /operations/people/9/end-sessions": { message: "Done." },
    },
  });
  const { user, requests } = opened;
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("avery@example.com");
  await user.click(screen.getByRole("textbox", { name: "Why" }));
  await user.paste("They called.");
  await user.click(screen.getByRole("button", { name: "Find" }));
  await actFor("Lost laptop.", opened, "End sessions");
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      path: "/operations/people/9/end-sessions",
      body: { why: "Lost laptop." },
    }),
  );
  const sessions = screen.getByText("Sessions").parentElement;
  await waitFor(() => expect(sessions).toHaveTextContent(/0$/));
});
