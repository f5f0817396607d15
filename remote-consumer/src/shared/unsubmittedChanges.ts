import {
  answersOf,
  answerText,
  applyRules,
  questionsOf,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { Application, TypesAndAnswers } from "./applicationApi";
import { wasUmbrellaOffered } from "./questionnaire/umbrella";

/** One difference from what agents see: a whole insurance type, or an answer in a person's words. */
export type Change =
  | { kind: "added" | "dropped"; type: InsuranceTypeId }
  | {
      kind: "answer";
      type: InsuranceTypeId;
      questionId: number;
      question: string;
      before: string;
      now: string;
    };

/** The application as it was last saved. */
export function draftOf({ forms, meta }: Application): TypesAndAnswers {
  return {
    types: meta.types,
    answersByType: Object.fromEntries(forms.map((form) => [form.insuranceTypeId, answersOf(form)])),
  };
}

/** How an application differs from what was submitted; nothing where nothing was. */
export function unsubmittedChanges(
  forms: readonly Form<Question>[],
  submitted: TypesAndAnswers | null,
  draft: TypesAndAnswers,
): Change[] {
  if (!submitted) return [];
  const added = draft.types.filter((type) => !submitted.types.includes(type));
  const dropped = submitted.types.filter((type) => !draft.types.includes(type));
  const kept = draft.types.filter((type) => submitted.types.includes(type));
  return [
    ...added.map((type): Change => ({ kind: "added", type })),
    ...dropped.map((type): Change => ({ kind: "dropped", type })),
    ...kept.flatMap((type) => {
      const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
      if (!form) return [];
      return changedAnswers(
        form,
        submitted.answersByType[type] ?? {},
        draft.answersByType[type] ?? {},
      ).map((change): Change => ({ kind: "answer", type, ...change }));
    }),
  ];
}

function changedAnswers(form: Form<Question>, submitted: Answers, draft: Answers) {
  const before = visibleTexts(form, submitted);
  const now = visibleTexts(form, draft);
  return questionsOf(form)
    .map((question) => ({
      questionId: question.id,
      question: question.content,
      before: before.get(question.id) ?? "",
      now: now.get(question.id) ?? "",
    }))
    .filter((change) => change.before !== change.now);
}

function visibleTexts(form: Form<Question>, answers: Answers): Map<number, string> {
  const visible = applyRules(form, answers, { umbrella: wasUmbrellaOffered(answers) });
  return new Map(
    questionsOf(form)
      .filter(({ id }) => visible.questionIds.has(id))
      .map((question) => [question.id, answerText(question, visible.answers[question.id])]),
  );
}
