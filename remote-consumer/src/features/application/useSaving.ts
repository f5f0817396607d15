import { missingQuestions, questionsOf, type InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  isApiError,
  isOutage,
  useApiErrorToast,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  useRevertConsumerApplicationMutation,
  useSaveConsumerApplicationMutation,
  type Application,
} from "../../shared/applicationApi";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { applicationBody } from "./applicationBody";
import type { Edits } from "./edits";
import { useLazyConsumerEstimationQuery } from "./estimationApi";
import { autoOf, estimationAnswers } from "./useEstimate";

type Refusal = { type: InsuranceTypeId; queId: number };

/** What is under way; `auto` is a save that nobody pressed for. */
type Task = "saving" | "submitting" | "auto" | "reverting";

type SavingOptions = {
  application: Application;
  currentEdits: () => Edits;
  /** `sent` is stored now; what is not, is still only here. */
  onSaved: (sent: Edits, version: number) => void;
  onSubmitted: () => void;
  /** The changes were taken back. */
  onReverted: () => void;
  /** An answer stands in the way; the screen leads to it. */
  onRefused: (refusal: Refusal) => void;
};

/**
 * Saving, submitting and taking changes back, one after the other: checks first, asks for the newest
 * estimate (question 150 hangs on it), then sends.
 */
export function useSaving(options: SavingOptions) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [save] = useSaveConsumerApplicationMutation();
  const [revert] = useRevertConsumerApplicationMutation();
  const [estimate] = useLazyConsumerEstimationQuery();
  const [working, setWorking] = useState<Task | null>(null);
  const [isFailing, setFailing] = useState(false);
  const queue = useRef(Promise.resolve());
  const latest = useRef(options);
  /** The version of the last reply: newer than the edits' until they are drawn again. */
  const version = useRef(0);
  const lastSent = useRef("");
  useEffect(() => {
    latest.current = options;
  });

  const editsNow = (): Edits => {
    const edits = latest.current.currentEdits();
    return { ...edits, version: Math.max(edits.version, version.current) };
  };

  const umbrellaOf = async (edits: Edits): Promise<boolean> => {
    const auto = autoOf(latest.current.application.forms, edits.types);
    if (!auto) return false;
    const answers = estimationAnswers(auto.form, edits.answersByType[auto.id] ?? {});
    return (await estimate({ id: auto.id, answers }, true).unwrap()).needsUmbrella;
  };

  const store = async (edits: Edits, umbrella: boolean, isSubmission: boolean) => {
    const body = applicationBody(latest.current.application, edits, { umbrella }, isSubmission);
    const { meta } = await save(body).unwrap();
    version.current = meta.version;
    setFailing(false);
  };

  const send = async (isSubmission: boolean): Promise<void> => {
    const { application, onRefused, onSaved, onSubmitted } = latest.current;
    const edits = editsNow();
    const umbrella = await umbrellaOf(edits);
    const missing = firstMissing(application, edits, umbrella);
    if (isSubmission && missing) {
      toast(t("profile.applicationNotAllFilled"));
      return onRefused(missing);
    }
    // A draft may have gaps; what is typed must be right, or the server refuses it all.
    const [wrong] = wrongAnswers(application, edits, umbrella, isSubmission);
    if (wrong) return onRefused(wrong);
    await store(edits, umbrella, isSubmission);
    onSaved(edits, version.current);
    if (isSubmission) onSubmitted();
    toast(t(isSubmission ? "profile.submittedApp" : "profile.applicationSaveProgress"), {
      kind: "success",
    });
  };

  const sendQuietly = async (): Promise<void> => {
    const { application, onSaved } = latest.current;
    const edits = editsNow();
    const umbrella = await umbrellaOf(edits);
    const wrong = wrongAnswers(application, edits, umbrella, false);
    const fine = withoutAnswers(edits, wrong);
    const content = JSON.stringify([fine.types, fine.answersByType]);
    if (content === lastSent.current) return;
    lastSent.current = content;
    try {
      await store(fine, umbrella, false);
    } catch (error) {
      // A refusal stays one until something is changed; an outage passes.
      if (isOutage(error)) lastSent.current = "";
      throw error;
    }
    onSaved(fine, version.current);
  };

  const takeBack = async (): Promise<void> => {
    const { meta } = await revert(editsNow().version).unwrap();
    version.current = meta.version;
    lastSent.current = "";
    latest.current.onReverted();
    toast(t("application.reverted"), { kind: "success" });
  };

  const run = (task: Task, act: () => Promise<void>): void => {
    setWorking(task);
    queue.current = queue.current.then(async () => {
      try {
        await act();
      } catch (error) {
        // What somebody saved elsewhere is read again, and the screen says so.
        const isConflict = isApiError(error) && error.codes.includes("application-changed");
        if (task === "auto") setFailing(isOutage(error));
        else if (!isConflict) toastError(error);
      } finally {
        setWorking((current) => (current === task ? null : current));
      }
    });
  };

  const runs = useRef({ run, sendQuietly });
  useEffect(() => {
    runs.current = { run, sendQuietly };
  });

  return {
    working,
    /** The last save by itself did not get through; it is tried again. */
    isFailing,
    save: () => run("saving", () => send(false)),
    submit: () => run("submitting", () => send(true)),
    revert: () => run("reverting", takeBack),
    /** Saves without a word, leaving out what is typed wrongly so far. */
    saveQuietly: useCallback(() => runs.current.run("auto", () => runs.current.sendQuietly()), []),
  };
}

function chosenForms({ forms }: Application, edits: Edits) {
  return edits.types.flatMap((type) => {
    const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
    return form ? [{ type, form, answers: edits.answersByType[type] ?? {} }] : [];
  });
}

function firstMissing(
  application: Application,
  edits: Edits,
  umbrella: boolean,
): Refusal | undefined {
  const [missing] = chosenForms(application, edits).flatMap(({ type, form, answers }) =>
    missingQuestions(form, answers, { umbrella }).map(({ id }) => ({ type, queId: id })),
  );
  return missing;
}

/** Answers that the server would refuse; gaps too, where nothing may be missing. */
function wrongAnswers(
  application: Application,
  edits: Edits,
  umbrella: boolean,
  isComplete: boolean,
): Refusal[] {
  return chosenForms(application, edits).flatMap(({ type, form, answers }) => {
    const errors = questionErrors(form, answers, "application", new Date(), { umbrella });
    return questionsOf(form)
      .filter(({ id }) => errors[id] && (isComplete || (answers[id] ?? null) !== null))
      .map(({ id }) => ({ type, queId: id }));
  });
}

function withoutAnswers(edits: Edits, left: readonly Refusal[]): Edits {
  const answersByType = { ...edits.answersByType };
  for (const { type, queId } of left) {
    answersByType[type] = { ...answersByType[type], [queId]: null };
  }
  return { ...edits, answersByType };
}
