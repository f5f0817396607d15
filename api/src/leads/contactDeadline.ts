import { addWeekdayHours, contactDeadline, isContactLate } from "@quotehaven/contract/choice";
import type { RowChange } from "../database";

/**
 * Until when the agent of a choice made now has time, and when they are reminded: at half time. Weekdays
 * and the end of the last day are those of the agent's time zone.
 */
export function newDeadline(now: Date, hours: number, timeZone: string): RowChange<"applications"> {
  return {
    contact_due_at: contactDeadline(now, hours, timeZone),
    contact_check_at: addWeekdayHours(now, hours / 2, timeZone),
  };
}

/** What both sides hear of the deadline of a choice; nothing once it is paid, or without one. */
export function shownDeadline(
  choice: { contactDueAt: Date | null; confirmedAt: Date | null },
  now: Date,
): { contactDue?: string; isContactLate?: true } {
  if (choice.contactDueAt === null || choice.confirmedAt !== null) return {};
  return {
    contactDue: choice.contactDueAt.toISOString(),
    ...(isContactLate(choice, now) && { isContactLate: true }),
  };
}
