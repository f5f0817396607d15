import {
  applyRules,
  hasPartner,
  isMultiChoice,
  missingQuestions,
  optionalQuestionIds,
  prefilledAnswers,
  toIsoDate,
  visibleForm,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import type { WizardValues } from "../../shared/register/registrationValues";

/** The last step's questions as they are now. */
export type SignupQuestions = ReturnType<typeof signupQuestions>;

const noAnswers: Answers = {};

const needsAnswer = (question: Question) =>
  !isMultiChoice(question) && !optionalQuestionIds.includes(question.id);

/** The questions of the last step with their answers: the person's own over those that steps 1 to 3 give. */
export function signupQuestions(
  catalogue: Form<Question>,
  own: Answers,
  { rents, state, maritalStatus, partnerDateOfBirth }: WizardValues,
  today: Date,
) {
  const prefilled = prefilledAnswers(catalogue, noAnswers, {
    rents,
    state,
    maritalStatus,
    partnerDateOfBirth: hasPartner(maritalStatus) ? toIsoDate(partnerDateOfBirth) : null,
  });
  const answers: Answers = { ...prefilled, ...own };
  const errors = questionErrors(catalogue, answers, "wizard", today);
  const { sections } = visibleForm(catalogue, applyRules(catalogue, answers));
  return {
    catalogue,
    prefilled,
    answers,
    /** Every error. */
    errors,
    /** The pages; a section with nothing to ask is none. */
    sections,
    /** The pages with an error. */
    refused: sections.flatMap(({ questions }, page) =>
      questions.some(({ id }) => errors[id]) ? [page] : [],
    ),
    /** How many need an answer; those that may stay open are not counted. */
    total: sections.flatMap(({ questions }) => questions).filter(needsAnswer).length,
    left: missingQuestions(catalogue, answers).length,
  };
}
