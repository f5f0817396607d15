import {
  answersOf,
  applyRules,
  questionsOf,
  type Answers,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { Application, TypesAndAnswers } from "./applicationApi";
import { answerText } from "./questionnaire/answerText";
import { wasUmbrellaOffered } from "./questionnaire/umbrella";

/** One difference from what agents see: a whole insurance type, or an answer in a person's words. */
export type Change =
  | { kind: "added" | "dropped"; type: InsuranceTypeId }
  | { kind: "answer"; type: InsuranceTypeId; question: string; before: string; now: string };

/** The application as it was last saved. */
export function draftOf({ forms, meta }: Application): TypesAndAnswers {
  return {
    types: meta.types,
    answersByType: Object.fromEntries(forms.map((form) => [form.ins_id, answersOf(form)])),
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
      const form = forms.find(({ ins_id }) => ins_id === type);
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
      question: question.que_content,
      before: before.get(question.que_id) ?? "",
      now: now.get(question.que_id) ?? "",
    }))
    .filter((change) => change.before !== change.now);
}

function visibleTexts(form: Form<Question>, answers: Answers): Map<number, string> {
  const visible = applyRules(form, answers, { umbrella: wasUmbrellaOffered(answers) });
  return new Map(
    questionsOf(form)
      .filter(({ que_id }) => visible.questionIds.has(que_id))
      .map((question) => [question.que_id, answerText(question, visible.answers[question.que_id])]),
  );
}
