import type { Answers } from "@quotehaven/contract/rules";
import type { InsuranceTypeId } from "@quotehaven/contract/schemas";
import { useDraft, useForm, useUnsaved } from "@quotehaven/platform";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  emptyWizard,
  isStepComplete,
  stepCount,
  wizardRules,
  type WizardValues,
} from "./wizardValues";

/** Passwords stand at the top level, where a draft never stores them. */
type WizardDraft = WizardValues & { step: number; answersByType: Record<number, Answers> };

const emptyDraft: WizardDraft = { ...emptyWizard, step: 1, answersByType: {} };

/** Whether anything was filled in; the open step alone is nothing. */
function isBegun(draft: WizardDraft): boolean {
  return JSON.stringify({ ...draft, step: 1 }) !== JSON.stringify(emptyDraft);
}

/** The step to open again: the one that was open, unless one before it is incomplete. */
function resumedStep(draft: WizardDraft, today: Date): number {
  for (let step = 1; step < Math.min(draft.step, stepCount); step += 1) {
    if (!isStepComplete(step, draft, today)) return step;
  }
  return Math.min(Math.max(draft.step, 1), stepCount);
}

/** What the wizard holds: the form of steps 1 to 3, the answers of step 4, the open step; kept over a reload. */
export function useWizard(insId: InsuranceTypeId) {
  const [today] = useState(() => new Date());
  const [draft, keep, clear] = useDraft<WizardDraft>("registration", emptyDraft);
  useUnsaved(isBegun(draft), { isDraft: true });
  const [step, setStep] = useState(() => resumedStep(draft, today));
  const form = useForm<WizardValues>({
    defaultValues: Object.fromEntries(
      Object.keys(emptyWizard).map((name) => [name, draft[name as keyof WizardValues]]),
    ),
    rules: wizardRules(today),
  });

  const latest = useRef(draft);
  const isDone = useRef(false);
  const change = useCallback(
    (changes: Partial<WizardDraft>) => {
      if (isDone.current) return;
      latest.current = { ...latest.current, ...changes };
      keep(latest.current);
    },
    [keep],
  );

  const { watch } = form;
  useEffect(() => {
    const subscription = watch((values) => change(values as Partial<WizardValues>));
    return () => subscription.unsubscribe();
  }, [watch, change]);

  const open = useCallback(
    (next: number) => {
      setStep(next);
      change({ step: next });
    },
    [change],
  );

  const answers = draft.answersByType[insId] ?? {};
  const setAnswers = useCallback(
    (update: (before: Answers) => Answers) => {
      const { answersByType } = latest.current;
      const next = update(answersByType[insId] ?? {});
      change({ answersByType: { ...answersByType, [insId]: next } });
    },
    [change, insId],
  );

  /** Forgets the draft: the registration went through. */
  const finish = useCallback(() => {
    isDone.current = true;
    clear();
  }, [clear]);

  return { today, form, step, open, answers, setAnswers, finish };
}
