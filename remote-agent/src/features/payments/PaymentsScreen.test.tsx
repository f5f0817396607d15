import { jest } from "@jest/globals";
import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { refusal, screen, waitFor } from "@quotehaven/platform/testing";
import { aFeeReturn, aPayment } from "../../shared/payments/paymentFixtures";
import { openScreen } from "../../shared/screenFixtures";
import { PaymentsScreen } from "./PaymentsScreen";

function open(payments: Payment[], { count = payments.length, page = "" } = {}) {
  return openScreen(<PaymentsScreen />, {
    path: `/agent/profile/payments${page}`,
    replies: { "GET /agent/profile/payments": paymentsReply.encode({ payments, count }) },
  });
}

it("names receipt, date, lead, amount and card of each payment, and what became of it", async () => {
  open([
    aPayment(),
    aPayment({ number: "QH-000013", status: "refunded" }),
    aPayment({ number: "QH-000014", status: "partly-refunded", refundedCents: 1050 }),
    aPayment({ number: "QH-000015", status: "charged-back" }),
    aPayment({ number: "QH-000016", feeReturn: aFeeReturn() }),
  ]);
  const row = await screen.findByRole("row", { name: /QH-000012/ });
  for (const text of ["11/20/2026", "Carla Jones · Home + Auto", "$49", "Visa ending in 4242"])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole("link", { name: "QH-000012" })).toHaveAttribute(
    "href",
    "/agent/profile/payments/QH-000012",
  );
  // The figure comes last, under the other figures.
  expect(screen.getByText("Refunded").closest("td")).toHaveTextContent(/Refunded\s*\$49$/);
  expect(screen.getByText("$10.50 refunded")).toBeVisible();
  expect(screen.getByText("Taken back by the bank")).toBeVisible();
  expect(screen.getByText("Fee asked back")).toBeVisible();
});

it("comes in pages, which the address names, the last one for what is beyond it", async () => {
  const { user, requests } = open([aPayment()], { count: 41, page: "?page=9" });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ params: { limit: 20, offset: 40 } }));
  await user.click(await screen.findByRole("button", { name: "Page 2" }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ params: { offset: 20 } }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Page 4" })).toBeNull();
});

it("says when there are none", async () => {
  open([]);
  expect(await screen.findByText("You have made no payments yet.")).toBeVisible();
});

it("saves its payments as a file, and says where there were too many today", async () => {
  const files: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:table", revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  const { user, replies } = open([aPayment()]);
  replies["GET /agent/profile/exports/payments.csv"] = refusal(429, ["too-many-requests"]);
  const save = await screen.findByRole("button", { name: "Export your payments (CSV)" });
  await user.click(save);
  expect(await screen.findByText(/a lot of tries/)).toBeVisible();
  replies["GET /agent/profile/exports/payments.csv"] = "Receipt,Client\r\n";
  await user.click(save);
  expect(await screen.findByText("Saved as a CSV file.")).toBeVisible();
  expect(files).toEqual(["quotehaven-payments.csv"]);
  click.mockRestore();
});
