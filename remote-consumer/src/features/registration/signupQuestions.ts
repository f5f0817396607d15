import {
  applyRules,
  hasPartner,
  missingQuestions,
  needsAnswer,
  prefilledAnswers,
  toIsoDate,
  visibleForm,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import {
  questionRules,
  questionValues,
  refusedQuestions,
} from "../../shared/questionnaire/questionForm";
import type { WizardValues } from "../../shared/register/registrationValues";

/** The last step's questions as they are now. */
export type SignupQuestions = ReturnType<typeof signupQuestions>;

const noAnswers: Answers = {};

/** The questions of the last step with their answers: the person's own over those that steps 1 to 3 give. */
export function signupQuestions(
  catalogue: Form<Question>,
  own: Answers,
  { rents, state, maritalStatus, partnerDateOfBirth }: WizardValues,
) {
  const prefilled = prefilledAnswers(catalogue, noAnswers, {
    rents,
    state,
    maritalStatus,
    partnerDateOfBirth: hasPartner(maritalStatus) ? toIsoDate(partnerDateOfBirth) : null,
  });
  const answers: Answers = { ...prefilled, ...own };
  const refused = new Set(refusedQuestions(catalogue, answers, "wizard").map(({ id }) => id));
  const { sections } = visibleForm(catalogue, applyRules(catalogue, answers));
  return {
    catalogue,
    prefilled,
    answers,
    /** What their fields show, and by which rules. */
    values: questionValues(catalogue, answers),
    rules: questionRules(catalogue, answers, "wizard"),
    /** The pages; a section with nothing to ask is none. */
    sections,
    /** The pages with an answer that is refused. */
    refused: sections.flatMap(({ questions }, page) =>
      questions.some(({ id }) => refused.has(id)) ? [page] : [],
    ),
    /** How many need an answer; those that may stay open are not counted. */
    total: sections.flatMap(({ questions }) => questions).filter(needsAnswer).length,
    left: missingQuestions(catalogue, answers).length,
  };
}
