import { monthlyPremium, yearlyPremium, type PresentType } from "@quotehaven/contract/cover";
import {
  agingQuestionIds,
  answerText,
  applyRules,
  insuranceTypes,
  questionsOf,
  toIsoDate,
  wholeNumber,
  type AnswerValue,
  type InsuranceTypeId,
  type VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { Application } from "../../shared/applicationApi";
import type { ChosenForm } from "./chosenForms";

/** What is known of a policy that somebody has: its company, its price in whole dollars, its last day. */
export type PolicyToday = {
  type: InsuranceTypeId;
  carrier?: string;
  yearly?: number;
  monthly?: number;
  endsOn?: string;
};

/** The questions after a present policy: its end, and what it costs by the year or the month. */
const asked = {
  home: { end: 131, price: 132 },
  auto: { end: 165, price: 167 },
} as const;

/** The policies that somebody has, as they said it in the policies themselves, else in their answers. */
export function policiesToday(
  { present }: Pick<Application, "present">,
  chosen: readonly ChosenForm[],
): PolicyToday[] {
  return (["home", "auto"] as const).flatMap((name) => {
    const type = insuranceTypes[name];
    const policy = present?.[name];
    const answers = chosen.find((form) => form.type === type)?.answers ?? {};
    const { end, price } = asked[name];
    const endsOn = policy?.expiresOn ?? dayOf(answers[end]);
    const known: PolicyToday = {
      type,
      ...(policy?.carrier && { carrier: policy.carrier }),
      ...(policy?.premium
        ? { yearly: yearlyPremium(policy) ?? 0, monthly: monthlyPremium(policy) ?? 0 }
        : answeredPrice(name, answers[price])),
      ...(endsOn && { endsOn }),
    };
    return Object.keys(known).length > 1 ? [known] : [];
  });
}

const dayOf = (answer: AnswerValue | undefined) =>
  typeof answer === "string" ? toIsoDate(answer) : null;

/** Nothing is answered for a price that is not known. */
function answeredPrice(
  name: PresentType,
  answer: AnswerValue | undefined,
): Pick<PolicyToday, "yearly" | "monthly"> {
  const dollars = typeof answer === "string" ? wholeNumber(answer) : null;
  if (!dollars) return {};
  return name === "home" ? { yearly: dollars } : { monthly: dollars };
}

/** The end that comes first of those that are ahead, else the one that was last; undefined without any. */
export function firstEnd(policies: readonly PolicyToday[], today: string): string | undefined {
  const ends = policies.flatMap(({ endsOn }) => endsOn ?? []).sort();
  return ends.find((day) => day >= today) ?? ends.at(-1);
}

/** The questions whose answers may have changed since, of those that are asked, with the answers. */
export function agingQuestions(
  chosen: readonly ChosenForm[],
  options: VisibilityOptions,
): { type: InsuranceTypeId; id: number; content: string; answer: string }[] {
  return chosen.flatMap(({ type, form, answers }) => {
    const { questionIds } = applyRules(form, answers, options);
    const questions = new Map(questionsOf(form).map((question) => [question.id, question]));
    return agingQuestionIds[type].flatMap((id) => {
      const question = questions.get(id);
      if (!question || !questionIds.has(id)) return [];
      return [{ type, id, content: question.content, answer: answerText(question, answers[id]) }];
    });
  });
}
