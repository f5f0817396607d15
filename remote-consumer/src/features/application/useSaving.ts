import {
  isApiError,
  isTransientFailure,
  useApiErrorToast,
  useFollowUp,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { useCallback, useEffect, useRef, type RefObject } from "react";
import type { Application } from "../../shared/applicationApi";
import type { Edits } from "./edits";
import { firstMissing, withoutAnswers, wrongAnswers, type RefusedAnswer } from "./refusedAnswers";
import { useApplicationCalls } from "./useApplicationCalls";
import { useTasks } from "./useTasks";

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
  /** An answer prevents it; the screen leads to it. */
  onRefused: (refused: RefusedAnswer) => void;
};

/** Saving, submitting and taking changes back, one after the other. */
export function useSaving(options: SavingOptions) {
  const { t } = useTranslation<"consumer">();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const calls = useApplicationCalls(latest);
  const send = useSend(latest, calls);
  const { sendQuietly, sendAnew } = useSendQuietly(latest, calls);
  const { working, run } = useTasks<Task>((error) => {
    // What somebody saved elsewhere is read again, and the screen says so.
    const isConflict = isApiError(error) && error.codes.includes("application-changed");
    if (!isConflict) toastError(error);
  });
  const takeBack = async () => {
    await calls.revert();
    sendAnew();
    latest.current.onReverted();
    toast(t("application.reverted"), { kind: "success" });
  };
  const runQuietly = useRef(() => {});
  useEffect(() => {
    runQuietly.current = () => run("auto", sendQuietly);
  });
  return {
    working,
    /** The last save by itself did not get through; it is tried again. */
    isFailing: calls.isFailing,
    save: () => run("saving", () => send(false)),
    submit: () => run("submitting", () => send(true)),
    revert: () => run("reverting", takeBack),
    /** Saves without a word, leaving out what is typed wrongly so far. */
    saveQuietly: useCallback(() => runQuietly.current(), []),
  };
}

type Latest = RefObject<SavingOptions>;
type Calls = ReturnType<typeof useApplicationCalls>;

/** Saves or submits because somebody asked for it: checks first, and says what came of it. */
function useSend(latest: Latest, calls: Calls): (isSubmission: boolean) => Promise<void> {
  const { t } = useTranslation<"consumer">();
  const toast = useToast();
  const followUp = useFollowUp();
  return async (isSubmission) => {
    const { application, onRefused, onSaved, onSubmitted } = latest.current;
    const edits = calls.editsNow();
    const umbrella = await calls.needsUmbrella(edits);
    const missing = firstMissing(application, edits, umbrella);
    if (isSubmission && missing) {
      toast(t("profile.applicationNotAllFilled"));
      return onRefused(missing);
    }
    // A draft may have gaps; what is typed must be right, or the server refuses it all.
    const [wrong] = wrongAnswers(application, edits, umbrella, isSubmission);
    if (wrong) return onRefused(wrong);
    const version = await calls.store(edits, umbrella, isSubmission);
    await followUp(() => {
      onSaved(edits, version);
      if (isSubmission) onSubmitted();
      toast(t(isSubmission ? "profile.submittedApp" : "profile.applicationSaveProgress"), {
        kind: "success",
      });
    });
  };
}

/** Saves without being asked, once for each state of the answers. An outage is tried again. */
function useSendQuietly(latest: Latest, calls: Calls) {
  const lastSent = useRef("");
  const sendAnew = () => {
    lastSent.current = "";
  };
  const sendQuietly = async () => {
    const { application, onSaved } = latest.current;
    try {
      const edits = calls.editsNow();
      const umbrella = await calls.needsUmbrella(edits);
      const fine = withoutAnswers(edits, wrongAnswers(application, edits, umbrella, false));
      const content = JSON.stringify([fine.types, fine.answersByType]);
      if (content === lastSent.current) return;
      lastSent.current = content;
      onSaved(fine, await calls.store(fine, umbrella, false));
    } catch (error) {
      // A refusal stays one until something is changed; an outage passes.
      if (isTransientFailure(error)) sendAnew();
      calls.setFailing(isTransientFailure(error));
    }
  };
  return { sendQuietly, sendAnew };
}
