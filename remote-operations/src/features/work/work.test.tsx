import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aFee, aGivenUpMail, aLicense } from "../../shared/operationsFixtures";
import { DifferencesScreen } from "./DifferencesScreen";
import { FeesScreen } from "./FeesScreen";
import { LicensesScreen } from "./LicensesScreen";
import { MailsScreen } from "./MailsScreen";
import { MessagesScreen } from "./MessagesScreen";

const operator = {
  session: "operator" as const,
  messages: { operations: english },
};

describe("a fee to decide", () => {
  const open = (replies: Record<string, unknown>) =>
    renderScreen(<FeesScreen />, {
      ...operator,
      path: "/operations/work/fees",
      replies: { "GET /operations/fees": { data: [aFee()], count: 1 }, ...replies },
    });

  it("shows both sides' words, and is refused with a reason", async () => {
    const { user, requests } = open({ "POST /operations/fees/3": { message: "Done." } });
    expect(await screen.findByText("The number is not in service.")).toBeInTheDocument();
    expect(screen.getByText(/You agree that Avery may contact you/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Refuse" }));
    const dialog = await screen.findByRole("dialog", { name: "Refuse" });
    expect(dialog).toHaveTextContent("The $49 for lead 12 is not returned.");
    await user.click(within(dialog).getByRole("button", { name: "Refuse" }));
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
    await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "They answered us.");
    await user.click(within(dialog).getByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("Done. It is in the log.")).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      isGranted: false,
      why: "They answered us.",
    });
  });

  it("keeps the reason that was typed where somebody was faster", async () => {
    const { user } = open({ "POST /operations/fees/3": refusal(409, ["already-decided"]) });
    await user.click(await screen.findByRole("button", { name: "Return the fee" }));
    const dialog = await screen.findByRole("dialog", { name: "Return the fee" });
    await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "We tried it.");
    await user.click(within(dialog).getByRole("button", { name: "Return the fee" }));
    expect(await screen.findByText("This was decided already.")).toBeInTheDocument();
    expect(within(dialog).getByRole("textbox", { name: /Why/ })).toHaveValue("We tried it.");
  });

  it("says so where there is none", async () => {
    open({ "GET /operations/fees": { data: [], count: 0 } });
    expect(await screen.findByText("Nobody is waiting for a decision.")).toBeInTheDocument();
  });
});

it("says how a payment differs and what to do, and is resolved with a reason", async () => {
  const difference = {
    ...{ id: 5, intentId: "pi_5", leadId: 12, receipt: "QH-5", what: "refund" },
    ...{
      ours: "0.00",
      theirs: "49.00",
      foundAt: "2026-03-02T10:00:00Z",
      resolvedAt: null,
      acts: [],
    },
  };
  const { user, requests } = renderScreen(<DifferencesScreen />, {
    ...operator,
    path: "/operations/work/differences",
    replies: {
      "GET /operations/differences": { data: [difference], count: 1 },
      "POST /operations/differences/5/resolve": { message: "Done." },
    },
  });
  expect(await screen.findByRole("heading", { name: "Another amount went back" })).toBeVisible();
  expect(screen.getByText("49.00")).toBeInTheDocument();
  expect(screen.getByText(/refund the rest at the provider/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Resolve" }));
  const dialog = await screen.findByRole("dialog", { name: "Resolve" });
  await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "Refunded by hand.");
  await user.click(within(dialog).getByRole("button", { name: "Resolve" }));
  expect(await screen.findByText("Done. It is in the log.")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    why: "Refunded by hand.",
  });
});

describe("a mail that was given up", () => {
  const open = (...mails: ReturnType<typeof aGivenUpMail>[]) =>
    renderScreen(<MailsScreen />, {
      ...operator,
      path: "/operations/work/mails",
      replies: {
        "GET /operations/mails": { data: mails, count: mails.length },
        "POST /operations/mails/9/resend": { message: "Done." },
      },
    });

  it("says what it is, to whom and why it failed, and is sent again with a reason", async () => {
    const { user, requests } = open(aGivenUpMail());
    expect(await screen.findByRole("heading", { name: "Receipt of a fee" })).toBeVisible();
    expect(screen.getByText("Avery Agent, agent 7")).toBeInTheDocument();
    expect(screen.getByText("SMTP 550")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send again" }));
    const dialog = await screen.findByRole("dialog", { name: "Send again" });
    await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "It is back.");
    await user.click(within(dialog).getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("Done. It is in the log.")).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({ why: "It is back." });
  });

  it("cannot be sent again where its link is over", async () => {
    open(
      aGivenUpMail({
        about: "reset-password",
        person: { id: 12, kind: "consumer", agentName: null },
        isLinkOver: true,
      }),
    );
    expect(await screen.findByText("person 12")).toBeInTheDocument();
    expect(screen.getByText("Link no longer works")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send again" })).not.toBeInTheDocument();
  });

  it("says so where it is for nobody with an account", async () => {
    open(aGivenUpMail({ about: "registration", person: null }));
    expect(await screen.findByText("Nobody with an account")).toBeInTheDocument();
  });

  it("says so where there is none", async () => {
    open();
    expect(await screen.findByText("No mail was given up.")).toBeInTheDocument();
  });
});

it("checks a license as it is shown, with the look-up at hand", async () => {
  const { user, requests } = renderScreen(<LicensesScreen />, {
    ...operator,
    path: "/operations/work/licenses",
    replies: {
      "GET /operations/licenses": { data: [aLicense()], count: 1 },
      "POST /operations/licenses/7": { message: "Done." },
    },
  });
  expect(await screen.findByRole("link", { name: /where TX lists licenses/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await user.click(screen.getByRole("button", { name: "It is confirmed" }));
  const dialog = await screen.findByRole("dialog", { name: "It is confirmed" });
  await user.type(within(dialog).getByRole("textbox", { name: /Why/ }), "Active until 2028.");
  await user.click(within(dialog).getByRole("button", { name: "It is confirmed" }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
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
  const { user, requests } = renderScreen(<MessagesScreen />, {
    ...operator,
    path: "/operations/work/messages",
    replies: {
      "GET /operations/messages": { data: [message], count: 1 },
      "PUT /operations/messages/5": { message: "Done." },
    },
  });
  await user.type(await screen.findByRole("textbox", { name: "Note for the team" }), "Said no.");
  await user.click(screen.getByRole("button", { name: "Mark as answered" }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      isAnswered: true,
      note: "Said no.",
    }),
  );
});
