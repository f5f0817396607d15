import { jest } from "@jest/globals";
import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { refusal, screen, within } from "@quotehaven/platform/testing";
import { aFeeReturn, aPayment } from "../../shared/payments/paymentFixtures";
import { openScreen } from "../../shared/screenFixtures";
import { ReceiptScreen } from "./ReceiptScreen";

const READ = "GET /agent/profile/payments";
const ASK = "POST /agent/profile/leads/:id/fee-return";

const repliesOf = (...payments: Payment[]) =>
  paymentsReply.encode({ payments, count: payments.length });

function open(...payments: Payment[]) {
  return openScreen([{ path: "/agent/profile/payments/:number", element: <ReceiptScreen /> }], {
    path: "/agent/profile/payments/QH-000012",
    replies: { [READ]: repliesOf(...payments), [ASK]: refusal(409, ["fee-too-late"]) },
  });
}

it("says all of a payment, can be printed, and asks for no fee back where that is over", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const { user } = open(aPayment({ agency: "Whitfield Agency" }));
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
  const { requests } = open();
  expect(await screen.findByText("There is no such receipt.")).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ params: { number: "QH-000012" } });
});

it("asks for the fee with a reason and words, which it keeps where they are refused, and shows that it was asked", async () => {
  const { user, requests, replies } = open(
    aPayment({ feeReturnUntil: "2026-12-04T15:00:00.000Z" }),
  );
  expect(await screen.findByText(/^The fee can be asked back until Fri, Dec 4, \d/)).toBeVisible();
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
  expect(state.getByText(/We decide by Wed, Nov 25, \d.* at the latest/)).toBeVisible();
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
  open(aPayment({ feeReturn: aFeeReturn(decided) }));
  const state = within(await screen.findByRole("region", { name: "Ask for the fee back" }));
  expect(state.getByText(words)).toBeVisible();
  expect(state.getByText("Why we decided this: We called, too.")).toBeVisible();
  expect(state.getByText("What you wrote: No such number.")).toBeVisible();
});
