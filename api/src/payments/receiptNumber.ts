/** A receipt's number, such as QH-2026-000123: each payment has one of its own. */
export function receiptNumber(paymentId: number, paidAt: Date): string {
  return `QH-${paidAt.getUTCFullYear()}-${String(paymentId).padStart(6, "0")}`;
}
