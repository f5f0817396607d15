import { jest } from "@jest/globals";
import {
  clientInfoReply,
  leadNotesReply,
  leadReply,
  type Payment,
} from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within, type Replies } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadDetail, anAgentQuote } from "../../shared/leadFixtures";
import { someNotes } from "../../shared/leadNotes/notesFixtures";
import { aPayment } from "../../shared/payments/paymentFixtures";
import { ClientScreen } from "./ClientScreen";

const CONFIRM = "GET /agent/profile/leads/:id/confirm";

function open(replies: Replies = {}, payment: Partial<Payment> = {}) {
  const lead = aLeadDetail({ quotes: [anAgentQuote({ isAccepted: true, message: "Call me" })] });
  return renderScreen([{ path: "/agent/profile/leads/:id/client", element: <ClientScreen /> }], {
    path: "/agent/profile/leads/12/client",
    session: "agent",
    messages: { agent: english },
    replies: {
      [CONFIRM]: clientInfoReply.encode({
        client: {
          firstName: "Carla",
          lastName: "Jones",
          email: "carla@example.com",
          phone: "(512)555-0186",
        },
        intent: null,
        cards: [],
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
      "GET /agent/profile/leads/:id/notes": leadNotesReply.encode(someNotes()),
      ...replies,
    },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the page of a client", () => {
  it("says how to reach them, and calls and writes with one press", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Carla Jones" })).toBeVisible();
    const contact = await section("How to reach them");
    expect(contact.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:5125550186");
    expect(contact.getByRole("link", { name: "Write an email" })).toHaveAttribute(
      "href",
      "mailto:carla@example.com",
    );
    expect(contact.getByText("(512) 555-0186")).toBeVisible();
    expect(contact.getByText("carla@example.com")).toBeVisible();
  });

  it("copies the number and the address, and says where the browser refuses", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Copy the phone number" }));
    expect(await navigator.clipboard.readText()).toBe("(512) 555-0186");
    expect(await screen.findByText("Copied")).toBeVisible();
    const refused = jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
    await user.click(screen.getByRole("button", { name: "Copy the email" }));
    expect(await screen.findByText(/Select the text instead/)).toBeVisible();
    refused.mockRestore();
  });

  it("shows the chosen quote, what was agreed to and when, the answers and the notes", async () => {
    open();
    expect((await section("Your quote, chosen by the client")).getByText("$1,000")).toBeVisible();
    const consent = await section("What the client agreed to");
    expect(consent.getByText(/Ann of Juniper may contact you/)).toBeVisible();
    expect(consent.getByText(/Agreed on 11\/20\/2026/)).toBeVisible();
    expect((await section("Answers: Home")).getByText("$1,200")).toBeVisible();
    const notes = await section("Your notes");
    expect(await notes.findByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings.");
    expect(notes.getByRole("radio", { name: "Bound: the client bought" })).toBeVisible();
  });

  it("leads to the conversation and the receipt, and asks for the fee back", async () => {
    const { user } = open({}, { feeReturnUntil: "2026-12-04T15:00:00.000Z" });
    const messages = await section("Conversation");
    expect(messages.getByRole("link", { name: /State Farm/ })).toHaveAttribute(
      "href",
      "/agent/profile/leads/12/messages/31",
    );
    const fee = await section("The fee");
    expect(fee.getByRole("link", { name: "Receipt QH-000012" })).toHaveAttribute(
      "href",
      "/agent/profile/payments/QH-000012",
    );
    await user.click(fee.getByRole("button", { name: "Ask for the fee back" }));
    expect(screen.getByRole("dialog", { name: "Ask for the fee back" })).toBeVisible();
  });

  it("prints", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => {});
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it("leads to the payment while the fee is not paid", async () => {
    const { user, router } = open({ [CONFIRM]: refusal(402, ["payment-required"]) });
    const toPayment = await screen.findByRole("link", { name: "Go to the payment" });
    expect(toPayment).toHaveAttribute("href", "/payment?leadId=12");
    expect(screen.queryByText("Carla Jones")).toBeNull();
    await user.click(toPayment);
    expect(router.state.location.state).toEqual({
      leads: "/agent/profile/leads",
      client: "/agent/profile/leads/12/client",
    });
  });

  it("says that there is no such client", async () => {
    open({ [CONFIRM]: refusal(404, ["not-found"]) });
    expect(await screen.findByText("We couldn't find a client of yours here.")).toBeVisible();
  });

  it("offers another try after a failure", async () => {
    open({ [CONFIRM]: refusal(503, ["busy"]) });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});
