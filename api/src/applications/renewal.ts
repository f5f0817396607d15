import { daysAfter } from "@quotehaven/contract/cover";
import { applyRules, toIsoDate } from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import type { RowChange, StoredAnswers } from "../database";
import { fromStoredAnswers } from "./answers/storedAnswers";
import { submittedForms } from "./needOf";

/** The questions after the end of a present policy: home and auto. */
const renewalQuestions = [131, 165];

/** The last days of present policies, as the answers tell them, first to last. */
export function endsInAnswers(types: number[] | null, answers: StoredAnswers | null): string[] {
  const answered = submittedForms({ submittedTypes: types, submittedAnswers: answers });
  const days = answered.flatMap(({ form, stored }) => {
    const values = applyRules(form, fromStoredAnswers(form, stored)).answers;
    return renewalQuestions.flatMap((question) => {
      const value = values[question];
      const day = typeof value === "string" ? toIsoDate(value) : null;
      return day ? [day] : [];
    });
  });
  return days.sort();
}

/** What somebody said of the policies that they have. */
export type Said = {
  types: number[];
  answers: StoredAnswers;
  policies: OwnPolicies | null;
};

/** The last days of somebody's policies, by their answers and by the policies themselves, first to last. */
export function policyEnds({ types, answers, policies }: Said): string[] {
  const own = [policies?.home, policies?.auto].flatMap((policy) => policy?.expiresOn ?? []);
  return [...new Set([...endsInAnswers(types, answers), ...own])].sort();
}

/** How many days before the end of a policy its owner is reminded of it. */
export const reminders = [45, 14] as const;
/** An end this much later was corrected: a new term is at least a month longer. */
const SAME_TERM_DAYS = 7;

/** The last reminder: the end that it was of, and how many days before that it was due. */
export type Told = { end: string | null; daysBefore: number | null };

/** A reminder, and the first day on which it is due. */
export type Reminder = { on: string; end: string; daysBefore: number };

/**
 * The next reminder from a day on, of the first end that is still ahead; null where none is left. A day that
 * was missed is made up for until the next reminder's turn, and the last one until the day before the end.
 */
export function nextReminder(ends: readonly string[], told: Told, from: string): Reminder | null {
  let ahead = from;
  for (const end of ends) {
    const [early, late] = reminders;
    for (const [daysBefore, until] of [
      [early, late + 1],
      [late, 1],
    ] as const) {
      const on = laterOf(ahead, daysAfter(end, -daysBefore));
      if (on <= daysAfter(end, -until) && !wasTold(told, end, daysBefore)) {
        return { on, end, daysBefore };
      }
    }
    ahead = laterOf(ahead, end);
  }
  return null;
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

function wasTold(told: Told, end: string, daysBefore: number): boolean {
  return (
    told.end !== null &&
    end <= daysAfter(told.end, SAME_TERM_DAYS) &&
    daysBefore >= (told.daysBefore ?? 0)
  );
}

/** What an application keeps of the ends of policies, so that reminders are found without reading answers. */
export function renewalColumns(said: Said, told: Told, today: string) {
  const ends = policyEnds(said);
  return {
    policy_ends: JSON.stringify(ends),
    renewal_look_on: nextReminder(ends, told, today)?.on ?? null,
  } satisfies RowChange<"applications">;
}

/** The day on which the client of a choice is reminded of it: a year after the day on which they chose. */
export const yearAfter = (day: string) => daysAfter(day, 365);

/** As {@link nextReminder}, of a choice that was made on a day. It is made up for as long as another one. */
export function reminderOfChoice(chosenOn: string, told: Told, from: string): Reminder | null {
  const end = yearAfter(chosenOn);
  const isOver = from >= daysAfter(end, reminders[0]);
  return isOver || wasTold(told, end, 0) ? null : { on: laterOf(from, end), end, daysBefore: 0 };
}
