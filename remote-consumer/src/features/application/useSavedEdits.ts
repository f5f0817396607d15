import {
  isApiError,
  isTransientFailure,
  useApiErrorToast,
  useDispatch,
  useFollowUp,
  useLoader,
  useSelector,
  useSession,
  useToast,
  useUnsaved,
  type useDraft,
} from "@quotehaven/platform";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  selectApplication,
  useRevertConsumerApplicationMutation,
  useSaveConsumerApplicationMutation,
  type Application,
} from "../../shared/applicationApi";
import { useLazyConsumerEstimationQuery } from "../../shared/estimate/estimationApi";
import { autoOf, estimationAnswers } from "../../shared/estimate/useEstimate";
import { leftUnsaved } from "../../shared/leftUnsaved";
import { pageOfQuestion } from "../../shared/questionnaire/visiblePages";
import { isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { useLazyConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { firstMissing, withoutAnswers, wrongAnswers, type RefusedAnswer } from "./chosenForms";
import { applicationBody, contentOf, type Edits } from "./edits";
import {
  actions,
  editsOf,
  pageMove,
  selectors,
  shownPosition,
  type EditorAction,
  type Task,
} from "./editor";

const pauseMs = 2_500;
const retryMs = 15_000;
const mostNamed = 3;

/** What is so of the last answers. */
type SaveState = "saved" | "savedExcept" | "saving" | "unsaved" | "failing";

/** Where this tab keeps what is being changed, also over a reload. */
export type KeptDraft = Pick<ReturnType<typeof useDraft<Edits | null>>, "keep" | "forget">;

export type SavedEdits = ReturnType<typeof useSavedEdits>;

/**
 * The edits of the application beside what is stored. They are saved, submitted and taken back, one
 * after the other, because somebody asked for it; and saved without being asked (`useAutosave`).
 */
export function useSavedEdits(
  application: Application,
  { keep, forget }: KeptDraft,
  { onLocked, onSubmitted }: { onLocked: () => void; onSubmitted: (isFirst: boolean) => void },
) {
  const dispatch = useDispatch();
  const state = useSelector(selectors.selectEditor);
  const compared = useMemo(() => editsOf(state.draft, application), [state.draft, application]);
  const { edits, isOpen, isDirty } = compared;
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const [send] = useSaveConsumerApplicationMutation();
  const [sendRevert] = useRevertConsumerApplicationMutation();
  const [estimate] = useLazyConsumerEstimationQuery();
  const [readQuotes] = useLazyConsumerQuotesQuery();

  /** All of it as it is now, also inside what was begun earlier, or ends after the screen was left. */
  const now = () =>
    dispatch((_dispatch, getState) => {
      const editor = selectors.selectEditor(getState());
      const known = selectApplication(getState()).data ?? application;
      return { state: editor, application: known, ...editsOf(editor.draft, known) };
    });

  /** Tells the editor what happened, and keeps the draft as it is then. */
  const act = (action: EditorAction): void =>
    dispatch((_dispatch, getState) => {
      const { draft: before } = selectors.selectEditor(getState());
      dispatch(action);
      const { draft } = selectors.selectEditor(getState());
      if (draft === before) return;
      if (draft) return keep(draft);
      forget();
      leftUnsaved.release();
    });

  useUnsaved(isDirty, { isDraft: true });
  const onLeft = useEffectEvent(() => {
    if (now().differs) leftUnsaved.hold();
  });
  useEffect(() => {
    leftUnsaved.release();
    return () => onLeft();
  }, []);

  /** Whether the newest estimate asks for an umbrella: question 150 hangs on it. */
  const needsUmbrella = async ({ types, answersByType }: Edits): Promise<boolean> => {
    const auto = autoOf(application.forms, types);
    if (!auto) return false;
    const answers = estimationAnswers(auto.form, answersByType[auto.id] ?? {});
    return (await estimate({ id: auto.id, answers }, true).unwrap()).needsUmbrella;
  };

  const store = async (sent: Edits, umbrella: boolean, isSubmission: boolean) => {
    const body = applicationBody(now().application, sent, { umbrella }, isSubmission);
    const { meta } = await send(body).unwrap();
    return { sent, version: meta.version };
  };

  /** An answer prevents it, or was not saved; the screen leads to it. */
  const leadTo = ({ type, question }: RefusedAnswer, umbrella: boolean) => {
    const { state: editor, newest, application: known, edits: drawn } = now();
    const form = known.forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
    const answers = newest.answersByType[type] ?? {};
    const page = form ? pageOfQuestion(form, answers, { umbrella }, question.id) : 0;
    const from = shownPosition(editor.position, drawn.types);
    act(actions.answerRefused({ ...pageMove(from, type, page), type }));
  };

  /** Stores what is valid; without being asked, only where that differs from what is stored. */
  const storeValid = async (isAsked: boolean) => {
    const { application: known, newest: typed } = now();
    const umbrella = await needsUmbrella(typed);
    const wrong = wrongAnswers(known, typed, umbrella, false);
    const valid = withoutAnswers(typed, wrong);
    if (isAsked || contentOf(valid) !== contentOf(now().stored)) {
      act(actions.saved(await store(valid, umbrella, false)));
    }
    act(actions.answersLeftOut({ content: contentOf(typed), count: wrong.length }));
    return { wrong, umbrella };
  };

  const save = async () => {
    const { wrong, umbrella } = await storeValid(true);
    await followUp(() => {
      const [first] = wrong;
      if (!first) return toast(t("profile.applicationSaveProgress"), { kind: "success" });
      const names = wrong.slice(0, mostNamed).map(({ question }) => `“${question.content}”`);
      const rest = wrong.length - names.length;
      const more = rest > 0 ? [t("questionnaire.moreQuestions", { count: rest })] : [];
      const said = { count: wrong.length, questions: [names.join(", "), ...more].join(" ") };
      toast(t("application.savedExcept", said), { kind: "info" });
      leadTo(first, umbrella);
    });
  };

  /** An outage is tried again; a refusal is told, and stays one until something is changed. */
  const saveQuietly = async () => {
    const { newest: typed, state: before } = now();
    const content = contentOf(typed);
    if (content === before.refusedContent) return;
    try {
      await storeValid(false);
    } catch (error) {
      if (isTransientFailure(error)) return act(actions.autosaveFailed());
      const status = isApiError(error) ? error.status : undefined;
      // A session that is over is told by the shell; a conflict passes once the person has chosen.
      const isLasting = status !== undefined && status !== 401 && status !== 409;
      act(actions.autosaveRefused({ content, isLasting }));
      if (status !== 401) throw error;
    }
  };

  const submit = async () => {
    const { application: known, newest: typed } = now();
    const umbrella = await needsUmbrella(typed);
    const missing = firstMissing(known, typed, umbrella);
    if (missing) toast(t("profile.applicationNotAllFilled"));
    const refused = missing ?? wrongAnswers(known, typed, umbrella, true)[0];
    if (refused) return leadTo(refused, umbrella);
    const stored = await store(typed, umbrella, true);
    await followUp(async () => {
      act(actions.submitted(stored));
      const isFirst = known.meta.submittedAt === null;
      onSubmitted(isFirst);
      // None where the server does not say.
      const { data } = isFirst ? {} : await readQuotes();
      const count = data?.quotes.filter(isWaitingForUpdate).length ?? 0;
      const asked = count > 0 ? ` ${t("application.askedToUpdate", { count })}` : "";
      toast(t("profile.submittedApp") + asked, { kind: "success" });
    });
  };

  const revert = async () => {
    await sendRevert(now().newest.version).unwrap();
    act(actions.reverted());
    onLocked();
    toast(t("application.reverted"), { kind: "success" });
  };

  const does = { saving: save, submitting: submit, reverting: revert, auto: saveQuietly };
  const run = async (task: Task) => {
    const isUnderWay = now().state.tasks.length > 0;
    act(actions.taskAdded(task));
    if (isUnderWay) return;
    for (let [next] = now().state.tasks; next; [next] = now().state.tasks) {
      try {
        await does[next]();
      } catch (error) {
        // What somebody saved elsewhere is read again, and the screen says so while it is there.
        const isConflict = isApiError(error) && error.codes.includes("application-changed");
        if (!isConflict || !now().state.isShown) toastError(error);
      }
      act(actions.taskDone());
    }
  };

  const working = state.tasks.at(-1) ?? null;
  const isBusy = working !== null && working !== "auto";
  useLoader(isBusy);
  // The reply of the own save is in the cache a moment before the edits are settled.
  const isConflicting = compared.isConflicting && working === null;
  const isSaved = isDirty && contentOf(edits) === state.leftOut.content;
  const leftOutCount = isSaved ? state.leftOut.count : 0;
  // A type that is left out takes its answers with it: that waits for the person to save.
  const mayBeSaved =
    isOpen &&
    edits.types.length > 0 &&
    application.meta.types.every((type) => edits.types.includes(type));
  // What somebody asked for decides what is saved; what is left after it is due then.
  const isDue = mayBeSaved && isDirty && leftOutCount === 0 && !isConflicting && !isBusy;
  const saveIfDue = () => {
    if (isDue) void run("auto");
  };
  useAutosave(saveIfDue, { isDue, edits, failures: state.failures });

  const saveState = (): SaveState => {
    if (working === "auto") return "saving";
    if (state.failures > 0) return "failing";
    if (leftOutCount > 0) return "savedExcept";
    return isDirty ? "unsaved" : "saved";
  };

  return {
    ...compared,
    state,
    now,
    act,
    change: (update: (before: Edits) => Edits) => act(actions.edited(update(now().newest))),
    saving: {
      /** What is under way, or was asked for last. */
      working,
      isBusy,
      isConflicting,
      state: saveState(),
      /** Answers that are not valid: everything else is saved. */
      leftOutCount,
      save: () => void run("saving"),
      submit: () => void run("submitting"),
      /** A page was turned: what is due does not wait for the pause. */
      saveIfDue,
      /** Back to what was submitted, locked; what was never saved is only forgotten. */
      takeBack: () => {
        if (!application.meta.isLocked || isDirty) return void run("reverting");
        act(actions.reverted());
        onLocked();
      },
    },
  };
}

type Due = { isDue: boolean; edits: Edits; failures: number };

/** Saves what is due after a pause, when the tab is hidden, and when the screen is left. */
function useAutosave(saveIfDue: () => void, { isDue, edits, failures }: Due): void {
  const isSignedIn = useSession().status === "signedIn";
  const onPause = useEffectEvent(saveIfDue);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => onPause(), failures > 0 ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, failures, edits]);

  const onOutOfSight = useEffectEvent(() => {
    if (isSignedIn) saveIfDue();
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") onOutOfSight();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      onOutOfSight();
    };
  }, []);
}
