import { localDay } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { Payment } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import { eachPayment } from "../../payments/provider/paymentList";
import type { CsvRow } from "./csvFile";
import { exportTexts } from "./exportTexts";

type Agent = { id: number; language: Language; timeZone: string };

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

function rowOf(payment: Payment, { language, timeZone }: Agent): CsvRow {
  const { feeReturn, brand, last4, refundedCents } = payment;
  return [
    payment.number,
    localDay(new Date(payment.paidAt), timeZone),
    payment.leadId,
    payment.lead,
    payment.typeNames.join(" + "),
    payment.amount,
    refundedCents === undefined ? null : refundedCents / 100,
    exportTexts[language].paymentState[payment.status],
    [brand, last4].filter(Boolean).join(" "),
    feeReturn ? localDay(new Date(feeReturn.askedAt), timeZone) : null,
    feeReturn?.answer || null,
  ];
}
