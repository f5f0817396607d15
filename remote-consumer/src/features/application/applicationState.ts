import {
  isFormFilled,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { visibleSections } from "../../shared/questionnaire/visiblePages";

/** The answers of each insurance type while being edited, by its id. */
export type AnswersByType = Readonly<Record<number, Answers | undefined>>;

/** Whether there is an application: types are saved, or it was submitted. */
export function hasApplication(meta: ApplicationMeta): boolean {
  return meta.types.length > 0 || meta.submittedAt !== null;
}

/** Whether deleting is offered: no quote is won and there is something to delete. */
export function isDeletable(meta: ApplicationMeta): boolean {
  return meta.acceptedQuoteId === null && hasApplication(meta);
}

/** Whether unlocking is offered: it is locked and no quote is won (UAP-8). */
export function isUnlockable(meta: ApplicationMeta): boolean {
  return meta.isLocked && meta.acceptedQuoteId === null;
}

/** Whether the answers may be edited: a won quote closes them, a lock until it is undone. */
export function isEditable(meta: ApplicationMeta, isUnlocked: boolean): boolean {
  return meta.acceptedQuoteId === null && (!meta.isLocked || isUnlocked);
}

/** The next chosen form after `current` (going round) that is not filled yet, or null. */
export function nextUnfilledForm(
  forms: readonly Form<Question>[],
  answersByType: AnswersByType,
  current: InsuranceTypeId,
  options: VisibilityOptions,
): Form<Question> | null {
  const position = forms.findIndex((form) => form.insuranceTypeId === current);
  const others = [...forms.slice(position + 1), ...forms.slice(0, Math.max(position, 0))];
  return (
    others.find(
      (form) => !isFormFilled(form, answersByType[form.insuranceTypeId] ?? {}, options),
    ) ?? null
  );
}

/**
 * Whether Submit belongs on this form's last page: it is the last of the chosen
 * forms, or all the others are filled already.
 */
export function isLastForm(
  forms: readonly Form<Question>[],
  answersByType: AnswersByType,
  current: InsuranceTypeId,
  options: VisibilityOptions,
): boolean {
  return (
    forms.at(-1)?.insuranceTypeId === current ||
    nextUnfilledForm(forms, answersByType, current, options) === null
  );
}

/** Whether the open page is the one with Submit. */
export function isAtSubmit(
  forms: readonly Form<Question>[],
  answersByType: AnswersByType,
  current: { type?: InsuranceTypeId; page: number },
  options: VisibilityOptions,
): boolean {
  const { type, page } = current;
  const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
  if (!form || type === undefined) return false;
  const sections = visibleSections(form, answersByType[type] ?? {}, options);
  return page >= sections.length - 1 && isLastForm(forms, answersByType, type, options);
}

/** Whether there is something to submit, and nothing of it is missing. */
export function isEveryFormFilled(
  forms: readonly Form<Question>[],
  answersByType: AnswersByType,
  options: VisibilityOptions,
): boolean {
  return (
    forms.length > 0 &&
    forms.every((form) => isFormFilled(form, answersByType[form.insuranceTypeId] ?? {}, options))
  );
}
