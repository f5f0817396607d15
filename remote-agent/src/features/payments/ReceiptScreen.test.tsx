import { jest } from "@jest/globals";
import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { refusal, renderScreen, screen, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aPayment } from "../../shared/payments/paymentFixtures";
import { ReceiptScreen } from "./ReceiptScreen";

const ASK = "POST /agent/profile/leads/:id/fee-return";

function open(changes: Partial<Payment> = {}, number = "QH-000012") {
  return renderScreen([{ path: "/agent/profile/payments/:number", element: <ReceiptScreen /> }], {
    path: `/agent/profile/payments/${number}`,
    session: "agent",
    messages: { agent: english },
    replies: {
      "GET /agent/profile/payments": paymentsReply.encode(
        number === "QH-000012"
          ? { payments: [aPayment(changes)], count: 1 }
          : { payments: [], count: 0 },
      ),
      [ASK]: { message: "ok" },
    },
  });
}

describe("a receipt", () => {
  it("says number, date, amount, lead, agency, card and state, and can be printed", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => {});
    const { user } = open({ agency: "Whitfield Agency" });
    expect(await screen.findByText("11/20/2026")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Receipt QH-000012" })).toBeVisible();
    for (const text of [
      "$49",
      "#12 · Carla Jones · Home · Auto",
      "Whitfield Agency",
      "Visa ending in 4242",
      "Paid",
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await user.click(screen.getByRole("button", { name: "Print the receipt" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it("says that there is none of this number", async () => {
    const { requests } = open({}, "QH-999999");
    expect(await screen.findByText("There is no such receipt.")).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ params: { number: "QH-999999" } });
  });

  it("offers to ask for the fee back only while that is possible", async () => {
    open();
    await screen.findByText("Paid");
    expect(screen.queryByRole("button", { name: "Ask for the fee back" })).toBeNull();
  });

  it("asks for the fee with a reason and words, and shows that it was asked", async () => {
    const { user, requests, replies } = open({ feeReturnUntil: "2026-12-04T15:00:00.000Z" });
    expect(
      await screen.findByText(/^The fee can be asked back until Fri, Dec 4, \d/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ask for the fee back" }));
    const dialog = within(screen.getByRole("dialog", { name: "Ask for the fee back" }));

    await user.click(dialog.getByRole("button", { name: "Send the request" }));
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
    expect((await dialog.findAllByText(/Please fill out|This field/)).length).toBeGreaterThan(0);

    await user.click(dialog.getByRole("radio", { name: "The contact details do not work" }));
    await user.type(dialog.getByRole("textbox", { name: /What happened/ }), "No such number.");
    const payments = [aPayment({ feeReturn: asked })];
    replies["GET /agent/profile/payments"] = paymentsReply.encode({ payments, count: 1 });
    await user.click(dialog.getByRole("button", { name: "Send the request" }));

    const state = within(await screen.findByRole("region", { name: "Ask for the fee back" }));
    expect(state.getByText("Fee asked back")).toBeVisible();
    expect(state.getByText(/We decide by Wed, Nov 25, \d.* at the latest/)).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")).toMatchObject({
      path: "/agent/profile/leads/12/fee-return",
      body: { reason: "contact-fails", words: "No such number." },
    });
  });

  it("keeps what was written where the server refuses it", async () => {
    const { user, replies } = open({ feeReturnUntil: "2026-12-04T15:00:00.000Z" });
    replies[ASK] = refusal(409, ["fee-too-late"]);
    await user.click(await screen.findByRole("button", { name: "Ask for the fee back" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "I already paid for the same person" }));
    await user.type(dialog.getByRole("textbox"), "Twice the same.");
    await user.click(dialog.getByRole("button", { name: "Send the request" }));
    expect((await screen.findAllByText(/within 14 days of paying/)).length).toBeGreaterThan(0);
    expect(dialog.getByRole("textbox")).toHaveValue("Twice the same.");
  });

  it.each([
    ["returning", "Fee on its way back"],
    ["returned", "Fee returned"],
    ["refused", "Fee not returned"],
  ] as const)("says how a request was decided, and why: %s", async (status, words) => {
    open({
      feeReturn: {
        ...asked,
        status,
        decidedAt: "2026-11-24T15:00:00.000Z",
        answer: "We called, too.",
      },
    });
    const state = within(await screen.findByRole("region", { name: "Ask for the fee back" }));
    expect(state.getByText(words)).toBeVisible();
    expect(state.getByText("Why we decided this: We called, too.")).toBeVisible();
    expect(state.getByText("What you wrote: No such number.")).toBeVisible();
  });
});

const asked: NonNullable<Payment["feeReturn"]> = {
  status: "asked",
  reason: "contact-fails",
  words: "No such number.",
  askedAt: "2026-11-20T15:00:00.000Z",
  decideBy: "2026-11-25T15:00:00.000Z",
  decidedAt: null,
  answer: "",
};
