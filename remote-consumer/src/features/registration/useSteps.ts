import type { useQuestionPages } from "./useQuestionPages";
import type { useRefusal } from "./useRefusal";
import type { useWizard } from "./useWizard";
import type { Place } from "./useWizardPlace";
import { stepAfterClick, stepCount } from "./wizardValues";

type StepsParts = {
  wizard: ReturnType<typeof useWizard>;
  pages: ReturnType<typeof useQuestionPages>;
  refusal: ReturnType<typeof useRefusal>;
  shown: Place;
  isComplete: (step: number) => boolean;
  /** Whether the server has nothing against the address and the password. */
  accountPasses: () => Promise<boolean>;
  send: () => Promise<void>;
};

/** Moving through the steps: back always, forward where nothing is wrong (specification 4.2). */
export function useSteps({
  wizard,
  pages,
  refusal,
  shown,
  isComplete,
  accountPasses,
  send,
}: StepsParts) {
  const { step, page } = shown;
  const { goForward } = wizard;
  const isLast = step === stepCount;
  const turnBack = (to: Place) => {
    refusal.clear();
    wizard.goBack(to);
  };

  /** Whether what is open has no errors; shows them when it has. */
  const passes = async () => {
    const isFine = isLast ? pages.refusedOn(page).length === 0 : isComplete(step);
    if (isFine) refusal.clear();
    else await refusal.refuse(shown);
    return isFine;
  };
  const goTo = async (clicked: number) => {
    if (clicked === step) return;
    if (clicked < step) return turnBack({ step: clicked, page: 0 });
    if (!(await passes())) return;
    const next = stepAfterClick(step, clicked, isComplete);
    if (next === null || next === step) return;
    if (next < step) return turnBack({ step: next, page: 0 });
    if (next === stepCount && !(await accountPasses())) return;
    const { interrupted } = wizard;
    goForward(interrupted?.step === next ? interrupted : { step: next, page: 0 });
  };
  return {
    goTo,
    advance: async () => {
      if (!isLast) return goTo(step + 1);
      if (pages.isLast) return send();
      if (await passes()) goForward({ step, page: page + 1 });
    },
    goBack: () => {
      if (page > 0) turnBack({ step, page: page - 1 });
      else if (step > 1) turnBack({ step: step - 1, page: 0 });
    },
  };
}
