import { jest } from "@jest/globals";
import { leadReply, type Payment } from "@quotehaven/contract/wire";
import { refusal, screen, within, type Replies } from "@quotehaven/platform/testing";
import { aLeadDetail, anAgentQuote, aPaidClientReply } from "../../shared/leadFixtures";
import { someNotes } from "../../shared/leadNotes/notesFixtures";
import { aPayment } from "../../shared/payments/paymentFixtures";
import { openScreen } from "../../shared/screenFixtures";
import { ClientScreen } from "./ClientScreen";

const CONFIRM = "GET /agent/profile/leads/:id/confirm";

function open(replies: Replies = {}, payment: Partial<Payment> = {}) {
  const lead = aLeadDetail({ quotes: [anAgentQuote({ isAccepted: true, message: "Call me" })] });
  return openScreen([{ path: "/agent/profile/leads/:id/client", element: <ClientScreen /> }], {
    path: "/agent/profile/leads/12/client",
    replies: {
      [CONFIRM]: aPaidClientReply({
        payment: aPayment(payment),
        consent: {
          text: "You agree that Ann of Juniper may contact you about this quote.",
          textVersion: 1,
          givenAt: "2026-11-20T15:00:00.000Z",
        },
      }),
      "GET /agent/profile/leads/:id": leadReply.encode({
        ...lead,
        lead: { ...lead.lead, isWon: true, isConfirmed: true },
      }),
      "GET /agent/profile/leads/:id/notes": { data: someNotes() },
      ...replies,
    },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

it("says how to reach the client, copies that, and says where the browser refuses", async () => {
  const { user } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "Carla Jones" })).toBeVisible();
  const contact = await section("How to reach them");
  expect(contact.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:5125550186");
  expect(contact.getByRole("link", { name: "Write an email" })).toHaveAttribute(
    "href",
    "mailto:carla@example.com",
  );
  expect(contact.getByText("carla@example.com")).toBeVisible();
  await user.click(contact.getByRole("button", { name: "Copy the phone number" }));
  expect(await navigator.clipboard.readText()).toBe("(512) 555-0186");
  expect(await screen.findByText("Copied")).toBeVisible();
  const refused = jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await user.click(contact.getByRole("button", { name: "Copy the email" }));
  expect(await screen.findByText(/Select the text instead/)).toBeVisible();
  refused.mockRestore();
});

it("shows all of a client, prints it, leads to the conversation, and asks for the fee back", async () => {
  const { user } = open({}, { feeReturnUntil: "2026-12-04T15:00:00.000Z" });
  expect((await section("Your quote, chosen by the client")).getByText("$1,000")).toBeVisible();
  const consent = await section("What the client agreed to");
  expect(consent.getByText(/Ann of Juniper may contact you/)).toBeVisible();
  expect(consent.getByText(/Agreed on 11\/20\/2026/)).toBeVisible();
  expect((await section("Answers: Home")).getByText("$1,200")).toBeVisible();
  const notes = await section("Your notes");
  expect(await notes.findByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings.");
  expect(notes.getByRole("radio", { name: "Bound: the client bought" })).toBeVisible();
  const messages = await section("Conversation");
  expect(messages.getByRole("link", { name: /State Farm/ })).toHaveAttribute(
    "href",
    "/agent/profile/leads/12/messages/31",
  );

  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();

  const fee = await section("The fee");
  expect(fee.getByRole("link", { name: "Receipt QH-000012" })).toHaveAttribute(
    "href",
    "/agent/profile/payments/QH-000012",
  );
  await user.click(fee.getByRole("button", { name: "Ask for the fee back" }));
  expect(screen.getByRole("dialog", { name: "Ask for the fee back" })).toBeVisible();
});

it("leads to the payment while the fee is not paid", async () => {
  const { user, router, currentPath } = open({ [CONFIRM]: refusal(402, ["payment-required"]) });
  await user.click(await screen.findByRole("link", { name: "Go to the payment" }));
  expect(currentPath()).toBe("/payment?leadId=12");
  expect(router.state.location.state).toEqual({
    leads: "/agent/profile/leads",
    client: "/agent/profile/leads/12/client",
  });
});

it("says that there is no such client, and offers another try after a failure", async () => {
  const { unmount } = open({ [CONFIRM]: refusal(404, ["not-found"]) });
  expect(await screen.findByText("We couldn't find a client of yours here.")).toBeVisible();
  unmount();
  open({ [CONFIRM]: refusal(503, ["busy"]) });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
