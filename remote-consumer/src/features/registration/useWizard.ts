import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import { useUnsaved } from "@quotehaven/platform";
import { useForm } from "@quotehaven/platform/forms";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRefusedValues } from "./useRefusedValues";
import { useWizardPlace } from "./useWizardPlace";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import {
  emptyWizard,
  isBegun,
  type RegistrationDraft,
  type WizardValues,
} from "../../shared/register/registrationValues";
import { isStepComplete, stepCount, wizardRules } from "./wizardValues";

/** The draft, kept over a reload; leaving it is asked about once anything was filled in. */
function useWizardDraft() {
  const { value: draft, newest, keep, forget } = useRegistrationDraft();
  useUnsaved(isBegun(draft), { isDraft: true });
  const isDone = useRef(false);
  const change = useCallback(
    (changes: Partial<RegistrationDraft>) => {
      if (!isDone.current) keep({ ...newest(), ...changes });
    },
    [keep, newest],
  );
  return {
    draft,
    newest,
    change,
    /** Forgets it: the registration went through. */
    finish: useCallback(() => {
      isDone.current = true;
      forget();
    }, [forget]),
  };
}

/** What the wizard holds: the form of steps 1 to 3, the answers of step 4, the open place; kept over a reload. */
export function useWizard(insuranceTypeId: InsuranceTypeId) {
  const { t } = useTranslation("consumer");
  const [today] = useState(() => new Date());
  const { draft, newest, change, finish } = useWizardDraft();
  const refused = useRefusedValues();
  const form = useForm<WizardValues>({
    defaultValues: Object.fromEntries(
      Object.keys(emptyWizard).map((name) => [name, draft[name as keyof WizardValues]]),
    ),
    rules: wizardRules(today, refused.rules),
    remedies: t("registration.remedy", { returnObjects: true }),
  });

  const { getValues, watch } = form;
  const isFixedStepComplete = (step: number) =>
    isStepComplete(step, getValues(), today, refused.rules);
  const firstIncomplete = () => [1, 2, 3].find((step) => !isFixedStepComplete(step)) ?? null;
  const wizardPlace = useWizardPlace(
    { step: draft.step, page: draft.page },
    () => firstIncomplete() ?? stepCount,
  );

  useEffect(() => {
    const subscription = watch((values) => change(values as Partial<WizardValues>));
    return () => subscription.unsubscribe();
  }, [watch, change]);

  const { step, page } = wizardPlace.place;
  useEffect(() => change({ step, page }), [step, page, change]);

  const answers = draft.answersByType[insuranceTypeId] ?? {};
  const setAnswers = useCallback(
    (update: (before: Answers) => Answers) => {
      const { answersByType } = newest();
      const next = update(answersByType[insuranceTypeId] ?? {});
      change({ answersByType: { ...answersByType, [insuranceTypeId]: next } });
    },
    [newest, change, insuranceTypeId],
  );

  return {
    ...wizardPlace,
    today,
    form,
    refused,
    isFixedStepComplete,
    /** The first of the fixed steps with an error, or null. */
    firstIncomplete,
    answers,
    setAnswers,
    newest,
    change,
    finish,
  };
}
