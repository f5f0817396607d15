import {
  applyRules,
  isMultiChoice,
  missingQuestions,
  optionalQuestionIds,
  visibleForm,
  type FieldError,
  type Question,
} from "@quotehaven/contract/rules";
import type { useSignupAnswers } from "./useSignupAnswers";

const needsAnswer = (question: Question) =>
  !isMultiChoice(question) && !optionalQuestionIds.includes(question.id);

type Asked = Pick<ReturnType<typeof useSignupAnswers>, "catalogue" | "answers" | "errors">;

/** The questions of the last step in pages, a section each; a section with nothing to ask is none. */
export function useQuestionPages({ catalogue, answers, errors }: Asked, page: number) {
  const sections = catalogue ? visibleForm(catalogue, applyRules(catalogue, answers)).sections : [];
  const index = catalogue ? Math.max(0, Math.min(page, sections.length - 1)) : page;
  const refusedOn = (of: number): { question: Question; error: FieldError }[] =>
    (sections[of]?.questions ?? []).flatMap((question) => {
      const error = errors[question.id];
      return error ? [{ question, error }] : [];
    });
  const firstRefused = sections.findIndex((_, of) => refusedOn(of).length > 0);
  return {
    sections,
    /** Which one is open; answers may have taken the one that was asked for away. */
    index,
    isLast: index >= sections.length - 1,
    refusedOn,
    /** The first page with an error, or null. */
    firstRefused: firstRefused === -1 ? null : firstRefused,
    /** How many need an answer; those that may stay open are not counted. */
    total: sections.flatMap(({ questions }) => questions).filter(needsAnswer).length,
    left: catalogue ? missingQuestions(catalogue, answers).length : 0,
  };
}
