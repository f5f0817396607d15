import { endOfDay } from "./wallClock";
import { defaultValidators, oneOf, required, type FieldRules } from "./validators";

/** Why an agent may ask for the fee of a lead back. */
export const feeReturnReasons = ["contact-fails", "never-asked", "duplicate"] as const;

/** One of {@link feeReturnReasons}. */
export type FeeReturnReason = (typeof feeReturnReasons)[number];

/** For how many days after paying a fee can be asked back. */
const feeReturnDays = 14;

/** Within how many hours of weekdays a request is decided: three business days. */
export const feeDecisionHours = 72;

/** The rules of a request for a fee. */
export const feeReturnRules: FieldRules = {
  reason: [required, oneOf(feeReturnReasons)],
  words: defaultValidators,
};

/** Until when a fee can be asked back: the end of the last day where the agent works. */
export function feeReturnUntil(paidAt: Date, timeZone: string): Date {
  return endOfDay(new Date(paidAt.getTime() + feeReturnDays * 86_400_000), timeZone);
}
