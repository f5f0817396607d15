import type { Activity } from "@quotehaven/contract/schemas";
import { lastCall, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import {
  actFor,
  aFee,
  aGivenUpMail,
  aLicense,
  aReport,
  openScreen,
  sentBy,
} from "../shared/operationsFixtures";
import { ActivityScreen } from "./activity/ActivityScreen";
import { AgenciesScreen } from "./lookUp/AgenciesScreen";
import { PaymentsScreen } from "./lookUp/PaymentsScreen";
import { PeopleScreen } from "./lookUp/PeopleScreen";
import { RemotesScreen } from "./remotes/RemotesScreen";
import { DifferencesScreen } from "./work/DifferencesScreen";
import { FeesScreen } from "./work/FeesScreen";
import { LicensesScreen } from "./work/LicensesScreen";
import { MailsScreen } from "./work/MailsScreen";
import { MessagesScreen } from "./work/MessagesScreen";
import { ReportsScreen } from "./work/ReportsScreen";
import { WorkStart } from "./work/WorkStart";

const done = { message: "Done." };
const list = (...data: object[]) => ({ data, count: data.length });
const isDone = () => screen.findByText("Done. It is in the log.");

it("shows both sides' words on a fee, and keeps the reason for a refusal where somebody was faster", async () => {
  const opened = openScreen(<FeesScreen />, "/operations/work/fees", {
    replies: {
      "GET /operations/fees": list(aFee),
      "POST /operations/fees/3": refusal(409, ["already-decided"]),
    },
  });
  const { user, requests, replies } = opened;
  expect(await screen.findByText("The number is not in service.")).toBeInTheDocument();
  expect(screen.getByText(/You agree that Avery may contact you/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Return the fee" })).toBeVisible();
  const means = /The \$49 for lead 12 is not returned\./;
  const dialog = await actFor(" ", opened, "Refuse", means);
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  const why = dialog.getByRole("textbox", { name: /Why/ });
  await user.clear(why);
  await user.paste("They answered us.");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText("This was decided already.")).toBeInTheDocument();
  expect(why).toHaveValue("They answered us.");
  replies["POST /operations/fees/3"] = done;
  replies["GET /operations/fees"] = list();
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await isDone()).toBeInTheDocument();
  expect(sentBy(opened)).toEqual({ isGranted: false, why: "They answered us." });
  expect(await screen.findByText("Nobody is waiting for a decision.")).toBeInTheDocument();
});

const nothingOpen = {
  ...{ messages: 0, reports: 0, fees: 0, differences: 0, licenses: 0, mails: 0 },
};

it("says on each tab how much waits by one call, counts again after an act, and lands on the first list in which something waits", async () => {
  const opened = openScreen(
    [
      { path: "/operations/work", element: <WorkStart /> },
      { path: "/operations/work/fees", element: <FeesScreen /> },
    ],
    "/operations/work",
    {
      replies: {
        "GET /operations/open-counts": { data: { ...nothingOpen, fees: 21, licenses: 1 } },
        "GET /operations/fees": { data: [aFee], count: 21 },
        "POST /operations/fees/3": done,
      },
    },
  );
  const { currentPath, requests, replies } = opened;
  const tabs = within(await screen.findByRole("navigation", { name: "In this part" }));
  expect(currentPath()).toBe("/operations/work/fees");
  expect(await tabs.findByRole("link", { name: "Fees 21 wait" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await tabs.findByRole("link", { name: "Licenses 1 waits" })).toBeVisible();
  expect(tabs.getByRole("link", { name: "Messages" })).toBeVisible();
  expect(requests.map(({ path }) => path).filter((path) => path.startsWith("/operations"))).toEqual(
    ["/operations/open-counts", "/operations/fees"],
  );
  replies["GET /operations/open-counts"] = { data: { ...nothingOpen, fees: 20, licenses: 1 } };
  await actFor("They answered us.", opened, "Refuse");
  expect(await tabs.findByRole("link", { name: "Fees 20 wait" })).toBeVisible();
});

it("lands on the first list where it is not known what waits", async () => {
  const { currentPath } = openScreen(
    [
      { path: "/operations/work", element: <WorkStart /> },
      { path: "/operations/work/messages", element: <MessagesScreen /> },
    ],
    "/operations/work",
    { replies: { "GET /operations/open-counts": refusal(500) } },
  );
  await waitFor(() => expect(currentPath()).toBe("/operations/work/messages"));
});

it("goes to the last page there is where the last of a page was handled", async () => {
  let left: object[] = [{ ...aGivenUpMail, id: 2, lastError: "SMTP 421" }];
  const opened = openScreen(<MailsScreen />, "/operations/work/mails", {
    replies: {
      "GET /operations/mails": ({ params }: { params: { page?: unknown } }) => ({
        data: String(params.page) === "2" ? left : [aGivenUpMail],
        count: 20 + left.length,
      }),
      "POST /operations/mails/2/resend": () => {
        left = [];
        return done;
      },
    },
  });
  await opened.user.click(await screen.findByRole("button", { name: "Page 2" }));
  expect(await screen.findByText("SMTP 421")).toBeInTheDocument();
  await actFor("The mailbox is back.", opened, "Send again");
  expect(await isDone()).toBeInTheDocument();
  expect(await screen.findByText("20 in all")).toBeInTheDocument();
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

it("says how a payment differs and what to do, and is resolved with a reason", async () => {
  const difference = {
    ...{ id: 5, intentId: "pi_5", leadId: 12, receipt: "QH-5", what: "refund", ours: "0.00" },
    ...{ theirs: "49.00", foundAt: "2026-03-02T10:00:00Z", resolvedAt: null, acts: [] },
  };
  const opened = openScreen(<DifferencesScreen />, "/operations/work/differences", {
    replies: {
      "GET /operations/differences": list(difference),
      "POST /operations/differences/5/resolve": done,
    },
  });
  expect(await screen.findByRole("heading", { name: "Another amount went back" })).toBeVisible();
  expect(screen.getByText("49.00")).toBeInTheDocument();
  expect(screen.getByText(/refund the rest at the provider/)).toBeInTheDocument();
  await actFor("Refunded by hand.", opened, "Resolve");
  expect(await isDone()).toBeInTheDocument();
  expect(sentBy(opened)).toEqual({ why: "Refunded by hand." });
});

it("says what mail was given up, to whom and why it failed, and sends it again unless its link is over", async () => {
  const opened = openScreen(<MailsScreen />, "/operations/work/mails", {
    replies: {
      "GET /operations/mails": list(
        aGivenUpMail,
        {
          ...aGivenUpMail,
          ...{ id: 10, about: "reset-password", isLinkOver: true },
          person: { id: 12, kind: "consumer", agentName: null },
        },
        { ...aGivenUpMail, ...{ id: 11, about: "registration", person: null, isLinkOver: true } },
      ),
      "POST /operations/mails/9/resend": done,
    },
  });
  expect(await screen.findByRole("heading", { name: "Receipt of a fee" })).toBeVisible();
  expect(screen.getByText("Avery Agent, agent 7")).toBeInTheDocument();
  expect(screen.getAllByText("SMTP 550")).toHaveLength(3);
  expect(screen.getByText("person 12")).toBeInTheDocument();
  expect(screen.getByText("Nobody with an account")).toBeInTheDocument();
  expect(screen.getAllByText("Link no longer works")).toHaveLength(2);
  await actFor("It is back.", opened, "Send again");
  expect(await isDone()).toBeInTheDocument();
  expect(sentBy(opened)).toEqual({ why: "It is back." });
});

it("checks a license as it is shown, with the look-up at hand", async () => {
  const opened = openScreen(<LicensesScreen />, "/operations/work/licenses", {
    replies: {
      "GET /operations/licenses": list(aLicense, {
        ...{ ...aLicense, state: "OK", isFurther: true, finding: "checked" },
      }),
      "POST /operations/licenses/7": done,
    },
  });
  const further = (await screen.findAllByRole("article"))[1];
  expect(further).toHaveTextContent(
    /^License 2100012, OKAvery Agent · .* · A further stateLicense checked/,
  );
  expect(await screen.findByRole("link", { name: /where TX lists licenses/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await actFor("Active until 2028.", opened, "It is confirmed");
  await waitFor(() =>
    expect(sentBy(opened)).toEqual({
      finding: "checked",
      number: "2100012",
      state: "TX",
      why: "Active until 2028.",
    }),
  );
});

it("notes a message and marks it as answered", async () => {
  const message = {
    ...{ id: 5, name: "Vera", email: "vera@example.com", message: "Do you quote boats?" },
    ...{ sentAt: "2026-03-01T10:00:00Z", readAt: null, answeredAt: null, note: "" },
  };
  const opened = openScreen(<MessagesScreen />, "/operations/work/messages", {
    replies: { "GET /operations/messages": list(message), "PUT /operations/messages/5": done },
  });
  const { user } = opened;
  await user.type(await screen.findByRole("textbox", { name: "Note for the team" }), "Said no.");
  await user.click(screen.getByRole("button", { name: "Mark as answered" }));
  await waitFor(() => expect(sentBy(opened)).toEqual({ isAnswered: true, note: "Said no." }));
});

it("shows a reported message with what stands around it and who is who, and is dismissed or ends the thread for a reason", async () => {
  const decided = {
    ...{ ...aReport, id: 5, decision: "ended", isThreadEnded: true, decidedAt: aReport.reportedAt },
    acts: [{ act: "report-end", operator: "olga@example.com", why: "Fraud.", at: aReport.sentAt }],
  };
  const opened = openScreen(<ReportsScreen />, "/operations/work/reports", {
    replies: {
      "GET /operations/reports": list(aReport, decided),
      "POST /operations/reports/4": refusal(409, ["already-decided"]),
    },
  });
  const [open, done] = (await screen.findAllByRole("article")).map((card) => within(card));
  const title = "A message of Avery Agent, Blake Insurance, agent 7";
  expect(open?.getByRole("heading", { name: title })).toBeVisible();
  for (const words of ["client 12", "It tries to get around Quotehaven", "He asked twice."])
    expect(open?.getByText(words)).toBeVisible();
  const messages = open?.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(messages?.[0]).toMatch(/^Client, .*MDoes it cover hail\?$/);
  expect(messages?.[1]).toMatch(/^Agent, .*, reportedPay me directly\.$/);
  const heading = done?.getByRole("heading", { name: title });
  expect(done?.getByText(/Thread ended after a report/)).not.toBeVisible();
  if (heading) await opened.user.click(heading);
  expect(done?.getByText("The thread has ended: nobody can write in it.")).toBeVisible();
  expect(done?.getByText(/Thread ended after a report, olga@example.com/)).toBeVisible();
  expect(done?.queryByRole("button")).toBeNull();

  const dialog = await actFor("Fraud.", opened, "End the thread", /Both read that we ended it/);
  expect(sentBy(opened)).toEqual({ decision: "ended", why: "Fraud." });
  expect(await screen.findByText("This was decided already.")).toBeInTheDocument();
  await opened.user.click(dialog.getByRole("button", { name: "Cancel" }));
  opened.replies["POST /operations/reports/4"] = { message: "Done." };
  await actFor("A fair question.", opened, "Dismiss", /Neither side is told/);
  expect(await isDone()).toBeInTheDocument();
  expect(sentBy(opened)).toEqual({ decision: "dismissed", why: "A fair question." });
});

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
  await waitFor(() =>
    expect(lastCall(requests, "GET /operations/payments")?.params).toMatchObject({
      state: "disputed",
    }),
  );
});

it("finds somebody by the whole address for a reason, and asks for one more before each act", async () => {
  const person = {
    ...{ id: 9, kind: "agent", name: "Avery Agent", email: "avery@example.com" },
    ...{ joinedAt: at, sessions: 2 },
  };
  const opened = openScreen(<PeopleScreen />, "/operations/look-up/people", {
    replies: {
      "POST /operations/people/find": { data: person, waiting: 0 },
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
    expect(lastCall(requests, "POST /operations/people/9/end-sessions")?.body).toEqual({
      why: "Lost laptop.",
    }),
  );
  const sessions = screen.getByText("Sessions").parentElement;
  await waitFor(() => expect(sessions).toHaveTextContent(/0$/));
});

it("mails the links of registrations that wait for an address again, for a reason", async () => {
  const opened = openScreen(<PeopleScreen />, "/operations/look-up/people", {
    replies: {
      "POST /operations/people/find": { data: null, waiting: 2 },
      "POST /operations/people/mail-registrations": { message: "Done." },
    },
  });
  const { user, requests } = opened;
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("new@example.com");
  await user.click(screen.getByRole("textbox", { name: "Why" }));
  await user.paste("They called.");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText(/^2 registrations wait/)).toBeVisible();
  await actFor("Nothing came.", opened, "Send the links again");
  await waitFor(() =>
    expect(lastCall(requests, "POST /operations/people/mail-registrations")?.body).toEqual({
      email: "new@example.com",
      why: "Nothing came.",
    }),
  );
});

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

const openRemotes = (store: object | null) =>
  openScreen(<RemotesScreen />, "/operations/remotes", {
    replies: {
      "GET /operations/remotes": { store, figures: [figures] },
      "POST /operations/remotes/agent/rollback": { message: "Done." },
    },
  });

it("shows what is live, its errors, what is tried, and who changed what, and goes back for a reason", async () => {
  const opened = openRemotes({ remotes: [agent], changes: [change] });
  const card = within(await screen.findByRole("article"));
  for (const words of [
    "0.2.0-two",
    "3 in 1,240 loads",
    "0.2.0-three",
    "Tried by 10%",
    "Nothing reported yet",
  ])
    expect(card.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(/publish agent 0\.2\.0-two/).parentElement).toHaveTextContent(
    "ada@build: The new menu",
  );
  await actFor("It fails for many.", opened, "Go back to 0.2.0-one");
  await waitFor(() =>
    expect(sentBy(opened)).toEqual({ why: "It fails for many.", version: "0.2.0-one" }),
  );
});

it("offers no way back where the server knows of no store", async () => {
  openRemotes(null);
  expect(await screen.findByText(/was told of no release store/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Go back/ })).not.toBeInTheDocument();
});

const aPeriod = (period: string, changes: Partial<Activity> = {}): Activity => ({
  period,
  ...{ consumers: 0, agents: 0, submissions: 0, quotes: 0, payments: 0, paidCents: 0 },
  ...{ errors: 0, unsentMails: 0 },
  ...changes,
});

const openActivity = (data: Activity[], path = "/operations/activity") =>
  openScreen(<ActivityScreen />, path, { replies: { "GET /operations/activity": { data } } });

const rowsOf = (chart: HTMLElement) =>
  within(chart)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("says of each thing how much there was, and has it as a table by day", async () => {
  const { requests } = openActivity([
    aPeriod("2026-11-26", { consumers: 4, agents: 1, payments: 2, paidCents: 9_800 }),
    aPeriod("2026-11-27", { consumers: 3, errors: 7 }),
  ]);
  const signUps = await screen.findByRole("region", { name: "Sign-ups" });
  expect(within(signUps).getByText("8 in 30 days, 3 of them today.")).toBeVisible();
  expect(rowsOf(signUps)).toEqual([
    ["Day", "Clients", "Agents"],
    ["November 26", "4", "1"],
    ["November 27", "3", "0"],
  ]);
  const fees = within(screen.getByRole("region", { name: "Fees paid" }));
  expect(fees.getByText("2 in 30 days, 0 of them today. $98 in all.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Failures" })).toBeVisible();
  expect(lastCall(requests, "GET /operations/activity")?.params).toMatchObject({ by: "day" });
});

it("shows months, of which no failures are kept", async () => {
  const unknown = { errors: null, unsentMails: null };
  const { user, currentPath } = openActivity([
    aPeriod("2026-10", { quotes: 40, ...unknown }),
    aPeriod("2026-11", { quotes: 60, ...unknown }),
  ]);
  await user.click(await screen.findByRole("link", { name: "12 months" }));
  expect(currentPath()).toBe("/operations/activity?by=month");
  const quotes = await screen.findByRole("region", { name: "Quotes" });
  expect(within(quotes).getByText("100 in 12 months, 60 of them this month.")).toBeVisible();
  expect(rowsOf(quotes)[1]).toEqual(["October 2026", "40"]);
  expect(screen.queryByRole("region", { name: "Failures" })).toBeNull();
});

it("says when nothing has happened", async () => {
  openActivity([aPeriod("2026-11-27")]);
  expect(await screen.findByText("Nothing has happened yet.")).toBeVisible();
});
