import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aPayment } from "../../shared/payments/paymentFixtures";
import { PaymentsScreen } from "./PaymentsScreen";

function open(payments: Payment[], { count = payments.length, page = "" } = {}) {
  return renderScreen(<PaymentsScreen />, {
    path: `/agent/profile/payments${page}`,
    session: "agent",
    messages: { agent: english },
    replies: { "GET /agent/profile/payments": paymentsReply.encode({ payments, count }) },
  });
}

describe("the list of payments", () => {
  it("names receipt, date, lead, amount and card", async () => {
    open([aPayment()]);
    const row = await screen.findByRole("row", { name: /QH-000012/ });
    expect(row).toHaveTextContent("11/20/2026");
    expect(row).toHaveTextContent("Carla Jones · Home + Auto");
    expect(row).toHaveTextContent("$49");
    expect(row).toHaveTextContent("Visa ending in 4242");
  });

  it("marks a refunded payment", async () => {
    open([aPayment({ status: "refunded" })]);
    expect(await screen.findByText("Refunded")).toBeVisible();
  });

  it("says how much of a payment went back, and what a bank took back", async () => {
    open([
      aPayment({ status: "partly-refunded", refundedCents: 1050 }),
      aPayment({ number: "QH-000013", status: "charged-back" }),
    ]);
    expect(await screen.findByText("$10.50 refunded")).toBeVisible();
    expect(screen.getByText("Taken back by the bank")).toBeVisible();
  });

  it("leads to the receipt, and says that a fee was asked back", async () => {
    const feeReturn = {
      status: "asked",
      reason: "duplicate",
      words: "The same person.",
      askedAt: "2026-11-20T15:00:00.000Z",
      decideBy: "2026-11-25T15:00:00.000Z",
      decidedAt: null,
      answer: "",
    } as const;
    open([aPayment({ feeReturn })]);
    expect(await screen.findByRole("link", { name: "QH-000012" })).toHaveAttribute(
      "href",
      "/agent/profile/payments/QH-000012",
    );
    expect(screen.getByText("Fee asked back")).toBeVisible();
  });

  it("puts the figure behind what became of the fee, under the other figures", async () => {
    open([aPayment({ status: "refunded" })]);
    const mark = await screen.findByText("Refunded");
    expect(mark.closest("td")).toHaveTextContent(/Refunded\s*\$49$/);
  });

  it("comes in pages, which the address names", async () => {
    const { user, requests } = open([aPayment()], { count: 41, page: "?page=2" });
    await screen.findByRole("row", { name: /QH-000012/ });
    expect(requests.at(-1)).toMatchObject({ params: { limit: 20, offset: 20 } });

    await user.click(screen.getByRole("button", { name: "Page 3" }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ params: { offset: 40 } }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Page 4" })).toBeNull();
  });

  it("shows the last page where the address names one beyond it", async () => {
    const { requests } = open([aPayment()], { count: 41, page: "?page=9" });
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ params: { offset: 40 } }));
  });

  it("says when there are none", async () => {
    open([]);
    expect(await screen.findByText("You have made no payments yet.")).toBeVisible();
  });
});
