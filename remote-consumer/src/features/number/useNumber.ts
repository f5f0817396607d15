import {
  applyRules,
  type Answers,
  type AnswerValue,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { useDraft } from "@quotehaven/platform";
import { useSearchParams } from "react-router-dom";
import { useEffect, useEffectEvent, useMemo } from "react";
import { typedZip } from "../../shared/fields/place";
import { useZipPlace } from "../../shared/fields/useZipPlace";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { useSignupQuestionsQuery } from "../../shared/register/signupQuestionsApi";
import { numberForm, progressOf, stateAnswer } from "./numberForm";

type NumberDraft = {
  zip: string;
  answersByType: Record<number, Answers>;
  /** The policies of today; null where nothing was said of them. */
  present: OwnPolicies | null;
  /** The address that such a policy says. */
  address1: string;
};

const emptyDraft: NumberDraft = { zip: "", answersByType: {}, present: null, address1: "" };
const noAnswers: Answers = {};

/** What is asked of one insurance type and answered so far, kept over a reload of the tab. */
export function useNumber(type: InsuranceTypeId) {
  const questions = useSignupQuestionsQuery(type);
  const catalogue = questions.data?.find(({ insuranceTypeId }) => insuranceTypeId === type);
  const { value: draft, newest, keep } = useDraft<NumberDraft>("number", emptyDraft);

  const keepZip = (zip: string) => keep({ ...newest(), zip });
  const place = useZipPlace(draft.zip);
  // The zip code that was typed on the landing, which the address brings along.
  const [search, setSearch] = useSearchParams();
  const brought = search.get("zip");
  const takeBrought = useEffectEvent(() => {
    if (brought === null) return;
    keepZip(typedZip(brought));
    setSearch({}, { replace: true });
  });
  useEffect(() => takeBrought(), [brought]);

  const form = useMemo(() => catalogue && numberForm(catalogue), [catalogue]);
  const own = draft.answersByType[type] ?? noAnswers;
  const state = place?.state ?? null;
  const answers = useMemo(() => answersOf(form, own, state), [form, own, state]);
  return {
    questions,
    /** The whole questionnaire, of which the page asks a part. */
    catalogue,
    form,
    answers,
    /** Everything that was answered, also by a policy; what is not asked here among it. */
    own,
    /** The policies of today. */
    today: {
      present: draft.present,
      address1: draft.address1,
      keep: (present: OwnPolicies | null) => keep({ ...newest(), present }),
      answer: (byType: Readonly<Record<number, Answers>>) =>
        keep({ ...newest(), answersByType: { ...newest().answersByType, ...byType } }),
      takeAddress: ({ address1, zip }: { address1: string; zip: string }) =>
        keep({ ...newest(), address1, zip: newest().zip || zip }),
    },
    zip: { zip: draft.zip, place, type: keepZip },
    progress: form ? progressOf(form, answers) : { total: 0, answered: 0 },
    onAnswer: (questionId: number, value: AnswerValue) => {
      if (!form) return;
      const { answersByType } = newest();
      const next = answerQuestion(form, answersByType[type] ?? noAnswers, questionId, value);
      keep({ ...newest(), answersByType: { ...answersByType, [type]: next } });
    },
  };
}

/** What is visible of the answers, the state of the zip code among them until another is chosen. */
function answersOf(form: Form<Question> | undefined, own: Answers, state: string | null): Answers {
  if (!form) return noAnswers;
  return applyRules(form, { ...(state && stateAnswer(form, state)), ...own }).answers;
}
