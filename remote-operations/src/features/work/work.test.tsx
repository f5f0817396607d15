import { refusal, screen, waitFor } from "@quotehaven/platform/testing";
import {
  actFor,
  aFee,
  aGivenUpMail,
  aLicense,
  openScreen,
  sentBy,
} from "../../shared/operationsFixtures";
import { DifferencesScreen } from "./DifferencesScreen";
import { FeesScreen } from "./FeesScreen";
import { LicensesScreen } from "./LicensesScreen";
import { MailsScreen } from "./MailsScreen";
import { MessagesScreen } from "./MessagesScreen";

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
    replies: { "GET /operations/licenses": list(aLicense), "POST /operations/licenses/7": done },
  });
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
