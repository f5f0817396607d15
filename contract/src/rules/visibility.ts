import { umbrellaQuestionId } from "./constants";
import {
  isMultiChoice,
  isSingleChoice,
  questionsOf,
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
} from "./questionnaire";

/** What is visible of a form, and the answers that are left once everything hidden lost its own. */
type VisibleForm = {
  questionIds: ReadonlySet<number>;
  answerIds: ReadonlySet<number>;
  answers: Answers;
};

/** What decides visibility besides the answers. */
export type VisibilityOptions = {
  /** The auto estimate asks for an umbrella: question 150 shows. Without an estimate, no. */
  umbrella?: boolean;
};

/** The option ids a value chooses; none for typed texts. */
export function chosenIds(question: CatalogueQuestion, value: AnswerValue | undefined): number[] {
  if (isMultiChoice(question)) return Array.isArray(value) ? [...value] : [];
  return isSingleChoice(question) && typeof value === "number" ? [value] : [];
}

/**
 * Applies the visibility rules of a form (specification 4.3, QUE-2/3/4/11) until
 * nothing changes. What some option shows starts hidden and is visible while at
 * least one chosen option shows it; what a chosen option hides is hidden, and
 * hiding wins. Hidden questions and hidden options lose their answers. Answers
 * to unknown questions and unknown options are dropped.
 *
 * It ends because every round either removes an answer or is the last.
 */
export function applyRules(
  form: Form,
  answers: Answers,
  options: VisibilityOptions = {},
): VisibleForm {
  const questions = questionsOf(form);
  const everyOption = questions.flatMap((question) => question.options);
  const shownLater = {
    questions: new Set(everyOption.flatMap((option) => option.showsQuestions ?? [])),
    answers: new Set(everyOption.flatMap((option) => option.showsOptions ?? [])),
  };

  let kept = withKnownValues(questions, answers);
  for (;;) {
    const chosen = new Set(questions.flatMap((question) => chosenIds(question, kept[question.id])));
    const rules = everyOption.filter((option) => chosen.has(option.id));
    const shows = new Set(rules.flatMap((option) => option.showsQuestions ?? []));
    const hides = new Set(rules.flatMap((option) => option.hidesQuestions ?? []));
    if (!options.umbrella) hides.add(umbrellaQuestionId);
    const showsAnswers = new Set(rules.flatMap((option) => option.showsOptions ?? []));
    const hidesAnswers = new Set(rules.flatMap((option) => option.hidesOptions ?? []));

    const questionIds = new Set(
      questions
        .map((question) => question.id)
        .filter((id) => !hides.has(id) && (!shownLater.questions.has(id) || shows.has(id))),
    );
    const answerIds = new Set(
      everyOption
        .map((option) => option.id)
        .filter(
          (id) => !hidesAnswers.has(id) && (!shownLater.answers.has(id) || showsAnswers.has(id)),
        ),
    );

    const next = withoutHidden(questions, kept, questionIds, answerIds);
    if (sizeOf(next) === sizeOf(kept)) return { questionIds, answerIds, answers: next };
    kept = next;
  }
}

function withKnownValues(questions: readonly CatalogueQuestion[], answers: Answers): Answers {
  const ids = new Set(questions.flatMap((question) => question.options.map((option) => option.id)));
  return withoutHidden(questions, answers, new Set(questions.map(({ id }) => id)), ids);
}

function withoutHidden(
  questions: readonly CatalogueQuestion[],
  answers: Answers,
  questionIds: ReadonlySet<number>,
  answerIds: ReadonlySet<number>,
): Answers {
  const kept: Record<number, AnswerValue> = {};
  for (const question of questions) {
    const value = answers[question.id];
    if (value === undefined || value === null || !questionIds.has(question.id)) continue;
    if (!isMultiChoice(question) && !isSingleChoice(question)) {
      if (typeof value === "string") kept[question.id] = value;
      continue;
    }
    const isOffered = (id: number) =>
      answerIds.has(id) && question.options.some((option) => option.id === id);
    const chosen = chosenIds(question, value).filter(isOffered);
    if (isMultiChoice(question)) {
      if (Array.isArray(value)) kept[question.id] = [...new Set(chosen)];
    } else if (chosen[0] !== undefined) {
      kept[question.id] = chosen[0];
    }
  }
  return kept;
}

/** How much is answered: grows with every answer and every chosen option. */
function sizeOf(answers: Answers): number {
  return Object.values(answers).reduce<number>(
    (size, value) => size + 1 + (Array.isArray(value) ? value.length : 0),
    0,
  );
}

/** The form with only what is visible: hidden questions, hidden options and empty sections are left out. */
export function visibleForm<Q extends CatalogueQuestion>(
  form: Form<Q>,
  visible: VisibleForm,
): Form<Q> {
  const sections = form.sections
    .map((section) => ({
      ...section,
      questions: section.questions
        .filter((question) => visible.questionIds.has(question.id))
        .map((question) => ({
          ...question,
          options: question.options.filter((option) => visible.answerIds.has(option.id)),
        })),
    }))
    .filter((section) => section.questions.length > 0);
  return { ...form, sections };
}
