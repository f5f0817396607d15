import type { Answers, AnswerValue, InsuranceTypeId } from "@quotehaven/contract/rules";
import { useApiErrorToast } from "@quotehaven/platform";
import { focusField, focusStart, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAskAgainMutation, type Application } from "../../shared/applicationApi";
import { autoOf, useEstimate } from "../../shared/estimate/useEstimate";
import { questionName } from "../../shared/questionnaire/questionForm";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";
import { pageOfQuestion } from "../../shared/questionnaire/visiblePages";
import { unsubmittedChanges } from "../../shared/unsubmittedChanges";
import { isSamePosition, useTrail } from "../../shared/useTrail";
import { hasApplication } from "./applicationState";
import { chosenForms } from "./chosenForms";
import { actions, pageMove, readPosition, shownPosition } from "./editor";
import { withAnswer, withTypeToggled } from "./edits";
import { useSavedEdits, type KeptDraft, type SavedEdits } from "./useSavedEdits";

/** What the parts of the application's screen share. */
export type ApplicationEditing = ReturnType<typeof useApplicationEditor>;

/** The application being edited: its edits and their saving, which form is open, where the focus goes. */
export function useApplicationEditor(application: Application, kept: KeptDraft) {
  const { forms, meta, submitted } = application;
  const focus = useEditorFocus();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const renewal = useRenewal(application, focus.toScreen);
  const saved = useSavedEdits(application, kept, {
    onLocked: focus.toLock,
    onSubmitted: (isFirst) =>
      isFirst || renewal.isRenewing ? setWasSubmitted(true) : focus.toLock(),
  });
  const { state, edits, isOpen, isDirty, stored, act, change } = saved;
  const umbrella = useUmbrella(application, saved);
  usePlaceInHistory(saved);
  useWayToSubmitted(wasSubmitted && !state.isRewinding);

  const shown = shownPosition(state.position, edits.types);
  const openForm = (type: InsuranceTypeId) => act(actions.formOpened({ from: shown, type }));
  const unlockEdits = () => act(actions.unlocked({ ...saved.now().newest, isUnlocked: true }));
  const openPage = (type: InsuranceTypeId, page: number) =>
    act(actions.pageOpened(pageMove(shown, type, page)));
  return {
    application,
    edits,
    isOpen,
    saving: saved.saving,
    focus,
    ...renewal,
    /** The changes were made before the page was loaded. */
    wasRestored: isOpen && isDirty && state.wasRestored,
    /** What decides which questions are visible, besides the answers. */
    options: { umbrella },
    /** How it differs from what was submitted. */
    changes: useMemo(() => unsubmittedChanges(forms, submitted, edits), [forms, submitted, edits]),
    /** Types that are stored and were taken out. */
    droppedTypes: meta.types.filter((type) => !edits.types.includes(type)),
    chosen: useMemo(() => chosenForms(forms, edits, { umbrella }), [forms, edits, umbrella]),

    /** What is open; no type while none is chosen. */
    position: shown,
    /** How often the open type was refused. */
    refusals: (shown.type && state.refusals[shown.type]) ?? 0,
    openForm,
    openPage,
    openReview: () => act(actions.pageOpened({ from: shown, to: { ...shown, view: "review" } })),
    leaveReview: () => act(actions.pageOpened({ from: shown, to: { ...shown, view: "pages" } })),
    /** Opens the page of a question, unlocked, and brings the keyboard to it. */
    toQuestion: (type: InsuranceTypeId, questionId: number) => {
      if (!isOpen) unlockEdits();
      const form = forms.find(({ insuranceTypeId }) => insuranceTypeId === type);
      const answers = edits.answersByType[type] ?? {};
      openPage(type, form ? pageOfQuestion(form, answers, { umbrella }, questionId) : 0);
      focus.toField(questionName(questionId));
    },

    answer: (questionId: number, value: AnswerValue) =>
      change((before) => withAnswer(forms, before, questionId, value, { umbrella })),
    /** Takes several answers at once. */
    answerAll: (answersByType: Readonly<Record<number, Answers>>) =>
      change((before) => ({
        ...before,
        answersByType: { ...before.answersByType, ...answersByType },
      })),
    toggleType: (type: InsuranceTypeId) => {
      if (!edits.types.includes(type)) openForm(type);
      change((before) => withTypeToggled(before, type));
      focus.toType(type);
    },
    unlock: () => {
      unlockEdits();
      focus.toSave();
    },
    /** Goes on with the own changes on top of what was saved elsewhere. */
    keepMine: () => {
      change((before) => ({ ...before, version: stored.version }));
      focus.toSave();
    },
    takeOther: () => {
      act(actions.discarded());
      focus.toScreen();
    },
    forget: () => {
      act(actions.deleted());
      focus.toScreen();
    },
  };
}

/**
 * Whether the person was led here to look at what may have changed, and to ask for quotes again: by a mail, or by
 * beginning anew from the answers of an application that is over.
 */
function useRenewal({ meta }: Application, onBegun: () => void) {
  const { search } = useLocation();
  const [isLedHere, setLedHere] = useState(() => new URLSearchParams(search).get("renew") === "1");
  const [askAgain, { isLoading }] = useAskAgainMutation();
  const toastError = useApiErrorToast();
  const begin = async () => {
    try {
      await askAgain().unwrap();
      setLedHere(true);
      onBegun();
    } catch (error) {
      toastError(error);
    }
  };
  return {
    isRenewing: isLedHere && hasApplication(meta) && meta.acceptedQuoteId === null,
    again: { begin: () => void begin(), isBusy: isLoading },
  };
}

const noAnswers = {};

/** Whether an umbrella is offered: by the auto estimate, and until there is one, by the stored answers. */
function useUmbrella({ forms }: Application, { edits }: SavedEdits): boolean {
  const auto = autoOf(forms, edits.types);
  const answers = (auto && edits.answersByType[auto.id]) ?? noAnswers;
  const { estimate } = useEstimate(auto?.form, answers);
  return estimate ? estimate.needsUmbrella : wasUmbrellaOffered(answers);
}

/**
 * Each page that is opened has an entry of the history: the browser's Back leads to the page before.
 * What is pressed shows at once, and the history follows.
 */
function usePlaceInHistory({ state, act }: SavedEdits): void {
  const { key, hash } = useLocation();
  const { known, trail, goForward, goBack } = useTrail("application", readPosition);

  const onEntry = useEffectEvent(() =>
    act(actions.entryOpened({ key, position: known, isPart: hash !== "" })),
  );
  useLayoutEffect(() => onEntry(), [key]);

  const follow = useEffectEvent(() => {
    const { position, entry, begun, isRewinding } = state;
    const here = entry.position ?? begun;
    const below = trail.at(-1);
    if (isRewinding) goBack(trail[0] ?? position);
    else if (isSamePosition(position, here)) return;
    else if (below && isSamePosition(position, below)) goBack(position);
    else goForward(here, position);
  });
  useEffect(() => follow(), [state.position]);
}

/** A first submission leads to a page of its own, once the history is back where the screen began. */
function useWayToSubmitted(isDue: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDue) void navigate("/profile/submitted", { replace: true });
  }, [isDue, navigate]);
}

/** Where the focus goes when what was pressed is gone: what takes its place is drawn first. */
function useEditorFocus() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const types = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const [afterDrawing, doAfterDrawing] = useState<{ act: () => void }>();
  useEffect(() => afterDrawing?.act(), [afterDrawing]);
  return {
    saveButton,
    lockedTitle,
    types,
    toSave: () => focusNext(() => saveButton.current),
    toLock: () => focusNext(() => lockedTitle.current),
    toScreen: () => focusNext(),
    toField: (name: string) => doAfterDrawing({ act: () => focusField(name) }),
    /** The open page of questions, from its start. */
    toPage: () =>
      doAfterDrawing({
        act: () => {
          const page = types.current?.querySelector<HTMLElement>(
            '[role="tabpanel"] [role="group"]',
          );
          if (page) focusStart(page);
        },
      }),
    /** The cell of an insurance type, whichever it shows. */
    toType: (type: InsuranceTypeId) =>
      focusNext(() => types.current?.querySelector<HTMLElement>(`[data-tab="${type}"]`)),
  };
}
