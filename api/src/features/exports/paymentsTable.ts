import type { Language } from "@quotehaven/contract/schemas";
import type { Payment } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import { eachPayment } from "../../payments/paymentList";
import type { CsvRow } from "./csvFile";
import { easternDay } from "./easternDay";
import { exportTexts } from "./exportTexts";

type Agent = { id: number; language: Language };

const BATCH = 500;

/** The headings of {@link paymentRows}. */
export const paymentColumns = ({ language }: Agent): string[] =>
  Object.values(exportTexts[language].payments);

/** Every fee that the agent paid, newest first, in batches, also those that went back since. */
export async function* paymentRows(
  deps: Pick<Deps, "db" | "clock">,
  agent: Agent,
): AsyncGenerator<CsvRow[]> {
  for await (const payments of eachPayment(deps, agent, BATCH)) {
    yield payments.map((payment) => rowOf(payment, agent));
  }
}

function rowOf(payment: Payment, { language }: Agent): CsvRow {
  const { feeReturn, brand, last4, refundedCents } = payment;
  return [
    payment.number,
    easternDay(new Date(payment.paidAt)),
    payment.leadId,
    payment.lead,
    payment.typeNames.join(" + "),
    payment.amount,
    refundedCents === undefined ? null : refundedCents / 100,
    exportTexts[language].paymentState[payment.status],
    [brand, last4].filter(Boolean).join(" "),
    easternDay(feeReturn ? new Date(feeReturn.askedAt) : null),
    feeReturn?.answer || null,
  ];
}
