import { missingQuestions, questionsOf, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { isApiError, useApiErrorToast, useToast, useTranslation } from "@quotehaven/platform";
import { useRef, useState } from "react";
import { useSaveConsumerApplicationMutation, type Application } from "../../shared/applicationApi";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { applicationBody } from "./applicationBody";
import type { Edits } from "./edits";
import { useLazyConsumerEstimationQuery } from "./estimationApi";
import { autoOf, estimationAnswers } from "./useEstimate";

type Refusal = { type: InsuranceTypeId; queId: number };

type SavingOptions = {
  application: Application;
  currentEdits: () => Edits;
  onSaved: (sent: Edits, version: number) => void;
  onSubmitted: () => void;
  /** Somebody saved elsewhere: the stored version must be read again. */
  onConflict: () => void;
  /** An answer stands in the way; the screen leads to it. */
  onRefused: (refusal: Refusal) => void;
};

/** Saving and submitting: checks first, asks for the newest estimate (question 150 hangs on it), then sends. */
export function useSaving({
  application,
  currentEdits,
  onSaved,
  onSubmitted,
  onConflict,
  onRefused,
}: SavingOptions) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [save] = useSaveConsumerApplicationMutation();
  const [estimate] = useLazyConsumerEstimationQuery();
  const [working, setWorking] = useState<"saving" | "submitting" | null>(null);
  const isWorking = useRef(false);

  const umbrellaOf = async (edits: Edits): Promise<boolean> => {
    const auto = autoOf(application.forms, edits.types);
    if (!auto) return false;
    const answers = estimationAnswers(auto.form, edits.answersByType[auto.id] ?? {});
    return (await estimate({ id: auto.id, answers }, true).unwrap()).umbrella;
  };

  const send = async (isSubmission: boolean): Promise<void> => {
    const edits = currentEdits();
    const umbrella = await umbrellaOf(edits);
    const chosen = edits.types.flatMap((type) => {
      const form = application.forms.find(({ ins_id }) => ins_id === type);
      return form ? [{ type, form, answers: edits.answersByType[type] ?? {} }] : [];
    });
    const body = applicationBody(application, edits, { umbrella }, isSubmission);

    const missing = chosen.flatMap(({ type, form, answers }) =>
      missingQuestions(form, answers, { umbrella }).map(({ que_id }) => ({ type, queId: que_id })),
    );
    if (isSubmission && missing[0]) {
      toast(t("profile.applicationNotAllFilled"));
      return onRefused(missing[0]);
    }
    for (const { type, form, answers } of chosen) {
      const errors = questionErrors(form, answers, "application", new Date(), { umbrella });
      // A draft may have gaps; what is typed must be right, or the server refuses it all.
      const wrong = questionsOf(form).find(
        ({ que_id }) => errors[que_id] && (isSubmission || (answers[que_id] ?? null) !== null),
      );
      if (wrong) return onRefused({ type, queId: wrong.que_id });
    }

    const { meta } = await save(body).unwrap();
    onSaved(edits, meta.aps_version);
    if (isSubmission) onSubmitted();
    toast(t(isSubmission ? "profile.submittedApp" : "profile.applicationSaveProgress"), {
      kind: "success",
    });
  };

  const run = async (isSubmission: boolean): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    setWorking(isSubmission ? "submitting" : "saving");
    try {
      await send(isSubmission);
    } catch (error) {
      if (isApiError(error) && error.codes.includes("application-changed")) onConflict();
      else toastError(error);
    } finally {
      isWorking.current = false;
      setWorking(null);
    }
  };

  return { working, save: () => void run(false), submit: () => void run(true) };
}
