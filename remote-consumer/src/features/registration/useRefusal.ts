import { useState } from "react";
import type { useWizard } from "./useWizard";
import type { Place } from "./useWizardPlace";
import { isAsking, stepCount, stepFields } from "./wizardValues";

const keyOf = ({ step, page }: Place) => `${step}/${page}`;

/** Where the last attempt to go on was refused, and showing there what is wrong. */
export function useRefusal(
  { check, getValues }: ReturnType<typeof useWizard>["form"],
  shown: Place,
  goBack: (to: Place) => void,
) {
  const [refusal, setRefusal] = useState<{ place: string | null; attempt: number }>({
    place: null,
    attempt: 0,
  });
  const [askedAgain, setAskedAgain] = useState(0);
  return {
    /** What is open was refused; it stays so until the next attempt. */
    isRefused: refusal.place === keyOf(shown),
    attempt: refusal.attempt,
    /** Counts the attempts that nothing but an open question held back. */
    askedAgain,
    clear: () => setRefusal(({ attempt }) => ({ place: null, attempt })),
    /** Leads to a place and shows what is wrong there. */
    refuse: async (at: Place) => {
      if (keyOf(at) !== keyOf(shown)) goBack(at);
      setRefusal(({ attempt }) => ({ place: keyOf(at), attempt: attempt + 1 }));
      if (at.step === stepCount) return;
      const isValid = await check(stepFields(at.step));
      if (isValid && isAsking(at.step, getValues())) setAskedAgain((count) => count + 1);
    },
  };
}
