import type { Form, Question } from "@quotehaven/contract/rules";
import { autoOf, useEstimate } from "../../shared/estimate/useEstimate";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";
import type { Edits } from "./edits";

const noAnswers = {};

/** Whether an umbrella is offered: by the auto estimate, and until there is one, by the stored answers. */
export function useUmbrella(
  forms: readonly Form<Question>[],
  { types, answersByType }: Edits,
): boolean {
  const auto = autoOf(forms, types);
  const answers = (auto && answersByType[auto.id]) ?? noAnswers;
  const { estimate } = useEstimate(auto?.form, answers);
  return estimate ? estimate.needsUmbrella : wasUmbrellaOffered(answers);
}
