import { jest } from "@jest/globals";
import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { lastCall, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { aFeeReturn, aPayment } from "../../shared/payments/paymentFixtures";
import { openScreen } from "../../shared/screenFixtures";
import { PaymentsScreen } from "./PaymentsScreen";
import { ReceiptScreen } from "./ReceiptScreen";

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
  await waitFor(() =>
    expect(lastCall(requests, READ)).toMatchObject({ params: { limit: 20, offset: 40 } }),
  );
  await user.click(await screen.findByRole("button", { name: "Page 2" }));
  await waitFor(() => expect(lastCall(requests, READ)).toMatchObject({ params: { offset: 20 } }));
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

const READ = "GET /agent/profile/payments";
const ASK = "POST /agent/profile/leads/:id/fee-return";

const repliesOf = (...payments: Payment[]) =>
  paymentsReply.encode({ payments, count: payments.length });

function openReceipt(...payments: Payment[]) {
  return openScreen([{ path: "/agent/profile/payments/:number", element: <ReceiptScreen /> }], {
    path: "/agent/profile/payments/QH-000012",
    replies: { [READ]: repliesOf(...payments), [ASK]: refusal(409, ["fee-too-late"]) },
  });
}

it("says all of a payment, can be printed, and asks for no fee back where that is over", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const { user } = openReceipt(aPayment({ agency: "Whitfield Agency" }));
  expect(await screen.findByText("11/20/2026")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Receipt QH-000012" })).toBeVisible();
  for (const text of [
    "$49",
    "#12 · Carla Jones · Home · Auto",
    "Whitfield Agency",
    "Visa ending in 4242",
    "Paid",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask for the fee back" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print the receipt" }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it("says that there is none of this number", async () => {
  const { requests } = openReceipt();
  expect(await screen.findByText("There is no such receipt.")).toBeVisible();
  expect(lastCall(requests, READ)).toMatchObject({ params: { number: "QH-000012" } });
});

it("asks for the fee with a reason and words, which it keeps where they are refused, and shows that it was asked", async () => {
  const { user, requests, replies } = openReceipt(
    aPayment({ feeReturnUntil: "2026-12-04T15:00:00.000Z" }),
  );
  expect(
    await screen.findByText(/^The fee can be asked back until the end of Friday, Dec 4/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ask for the fee back" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ask for the fee back" }));
  const send = () => user.click(dialog.getByRole("button", { name: "Send the request" }));
  await send();
  expect(await dialog.findAllByText("This field is required.")).not.toHaveLength(0);
  expect(requests.some(({ method }) => method === "POST")).toBe(false);

  await user.click(dialog.getByRole("radio", { name: "The contact details do not work" }));
  await user.type(dialog.getByRole("textbox", { name: /What happened/ }), "No such number.");
  await send();
  expect(await screen.findAllByText(/within 14 days of paying/)).not.toHaveLength(0);
  expect(dialog.getByRole("textbox")).toHaveValue("No such number.");

  replies[ASK] = { message: "ok" };
  replies[READ] = repliesOf(aPayment({ feeReturn: aFeeReturn() }));
  await send();
  const state = within(await screen.findByRole("region", { name: "Ask for the fee back" }));
  expect(state.getByText("Fee asked back")).toBeVisible();
  expect(state.getByText(/We decide by the end of Wednesday, Nov 25/)).toBeVisible();
  expect(requests.findLast(({ method }) => method === "POST")).toMatchObject({
    path: "/agent/profile/leads/12/fee-return",
    body: { reason: "contact-fails", words: "No such number." },
  });
});

it.each([
  ["returning", "Fee on its way back"],
  ["returned", "Fee returned"],
  ["refused", "Fee not returned"],
] as const)("says how a request for the fee was decided, and why: %s", async (status, words) => {
  const decided = { status, decidedAt: "2026-11-24T15:00:00.000Z", answer: "We called, too." };
  openReceipt(aPayment({ feeReturn: aFeeReturn(decided) }));
  const state = within(await screen.findByRole("region", { name: "Ask for the fee back" }));
  expect(state.getByText(words)).toBeVisible();
  expect(state.getByText("Why we decided this: We called, too.")).toBeVisible();
  expect(state.getByText("What you wrote: No such number.")).toBeVisible();
});
