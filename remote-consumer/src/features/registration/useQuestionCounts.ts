import type { Registration } from "./useRegistration";
import { stepQuestions } from "./wizardValues";

const fixedSteps = [1, 2, 3];

/** How many questions each step asks, and how many have no answer yet; null until those of the last step are there. */
export function useQuestionCounts({ form, pages, questions }: Registration) {
  const values = form.watch();
  const steps = [
    ...fixedSteps.map((step) => stepQuestions(step, values)),
    { total: pages.total, left: pages.left },
  ];
  return {
    shares: steps.map(({ total, left }) => (total === 0 ? 0 : (total - left) / total)),
    left: questions.catalogue ? steps.reduce((sum, each) => sum + each.left, 0) : null,
  };
}
