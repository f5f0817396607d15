import {
  isApiError,
  isTransientFailure,
  useApiErrorToast,
  useFollowUp,
  useToast,
} from "@quotehaven/platform";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Application } from "../../shared/applicationApi";
import { isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { useLazyConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { contentOf, type Edits } from "./edits";
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
  /** An answer prevents it, or was not saved; the screen leads to it. */
  onRefused: (refused: RefusedAnswer) => void;
};

/** Saving, submitting and taking changes back, one after the other. */
export function useSaving(options: SavingOptions) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const calls = useApplicationCalls(latest);
  const [leftOut, setLeftOut] = useState({ content: "", count: 0 });
  const noteLeftOut = (edits: Edits, { length }: readonly RefusedAnswer[]) =>
    setLeftOut({ content: contentOf(edits), count: length });
  const { submit, save } = useSend({ latest, calls, noteLeftOut });
  const { sendQuietly, sendAnew } = useSendQuietly({ latest, calls, noteLeftOut });
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
    /** How many answers the last save left out, because they are not valid, and of which edits. */
    leftOut,
    save: () => run("saving", save),
    submit: () => run("submitting", submit),
    revert: () => run("reverting", takeBack),
    /** Saves without a word, leaving out what is typed wrongly so far. */
    saveQuietly: useCallback(() => runQuietly.current(), []),
  };
}

type SendParts = {
  latest: RefObject<SavingOptions>;
  calls: ReturnType<typeof useApplicationCalls>;
  /** Told after each save which answers of the edits it left out. */
  noteLeftOut: (edits: Edits, answers: readonly RefusedAnswer[]) => void;
};

/** Saves or submits because somebody asked for it: checks first, and says what came of it. */
function useSend({ latest, calls, noteLeftOut }: SendParts) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const followUp = useFollowUp();
  const namesOf = useNames();
  const [readQuotes] = useLazyConsumerQuotesQuery();
  /** How many quotes wait for an update now; none where the server does not say. */
  const quotesToUpdate = async () =>
    (await readQuotes()).data?.quotes.filter(isWaitingForUpdate).length ?? 0;

  const submit = async () => {
    const { application, onRefused, onSaved, onSubmitted } = latest.current;
    const edits = calls.editsNow();
    const umbrella = await calls.needsUmbrella(edits);
    const missing = firstMissing(application, edits, umbrella);
    if (missing) {
      toast(t("profile.applicationNotAllFilled"));
      return onRefused(missing);
    }
    const [wrong] = wrongAnswers(application, edits, umbrella, true);
    if (wrong) return onRefused(wrong);
    const version = await calls.store(edits, umbrella, true);
    await followUp(async () => {
      onSaved(edits, version);
      onSubmitted();
      const count = application.meta.submittedAt === null ? 0 : await quotesToUpdate();
      const asked = count > 0 ? ` ${t("application.askedToUpdate", { count })}` : "";
      toast(t("profile.submittedApp") + asked, { kind: "success" });
    });
  };

  const save = async () => {
    const { application, onRefused, onSaved } = latest.current;
    const edits = calls.editsNow();
    const umbrella = await calls.needsUmbrella(edits);
    const wrong = wrongAnswers(application, edits, umbrella, false);
    const fine = withoutAnswers(edits, wrong);
    const version = await calls.store(fine, umbrella, false);
    await followUp(() => {
      onSaved(fine, version);
      noteLeftOut(edits, wrong);
      const [first] = wrong;
      if (!first) return toast(t("profile.applicationSaveProgress"), { kind: "success" });
      const said = { count: wrong.length, questions: namesOf(wrong) };
      toast(t("application.savedExcept", said), { kind: "info" });
      onRefused(first);
    });
  };
  return { submit, save };
}

const mostNamed = 3;

/** The questions of answers, in words; the first few where there are many. */
function useNames() {
  const { t } = useTranslation("consumer");
  return (answers: readonly RefusedAnswer[]) => {
    const names = answers.slice(0, mostNamed).map(({ question }) => `“${question.content}”`);
    const rest = answers.length - names.length;
    return [
      names.join(", "),
      ...(rest > 0 ? [t("questionnaire.moreQuestions", { count: rest })] : []),
    ].join(" ");
  };
}

/** Saves without being asked, once for each state of the answers. An outage is tried again. */
function useSendQuietly({ latest, calls, noteLeftOut }: SendParts) {
  const lastSent = useRef("");
  const sendAnew = () => {
    lastSent.current = "";
  };
  const sendQuietly = async () => {
    const { application, onSaved } = latest.current;
    try {
      const edits = calls.editsNow();
      const umbrella = await calls.needsUmbrella(edits);
      const wrong = wrongAnswers(application, edits, umbrella, false);
      const fine = withoutAnswers(edits, wrong);
      const content = contentOf(fine);
      if (content !== lastSent.current) {
        lastSent.current = content;
        onSaved(fine, await calls.store(fine, umbrella, false));
      }
      noteLeftOut(edits, wrong);
    } catch (error) {
      // A refusal stays one until something is changed; an outage passes.
      if (isTransientFailure(error)) sendAnew();
      calls.setFailing(isTransientFailure(error));
    }
  };
  return { sendQuietly, sendAnew };
}
