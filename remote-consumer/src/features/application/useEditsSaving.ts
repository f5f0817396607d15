import { useLoader } from "@quotehaven/platform";
import { useMemo } from "react";
import type { Application } from "../../shared/applicationApi";
import { contentOf } from "./edits";
import type { RefusedAnswer } from "./refusedAnswers";
import { useAutosave } from "./useAutosave";
import type { useEdits } from "./useEdits";
import { useSaving } from "./useSaving";

/** What is so of the last answers. */
type SaveState = "saved" | "savedExcept" | "saving" | "unsaved" | "failing";

type EditsSavingOptions = {
  /** What differs may be saved without anybody asking for it. */
  maySaveItself: boolean;
  /** It was submitted, or is again as it was submitted. */
  onLocked: () => void;
  /** An answer prevents it, or was not saved; the screen leads to it. */
  onRefused: (refused: RefusedAnswer) => void;
};

/** Saves the edits, when asked to and by itself, and says how far that is. */
export function useEditsSaving(
  application: Application,
  editing: ReturnType<typeof useEdits>,
  { maySaveItself, onLocked, onRefused }: EditsSavingOptions,
) {
  const { isDirty, edits } = editing;
  const saving = useSaving({
    application,
    currentEdits: editing.current,
    onSaved: editing.settle,
    onSubmitted: onLocked,
    onReverted: () => {
      editing.discard();
      onLocked();
    },
    onRefused,
  });
  const { working, isFailing, leftOut, saveQuietly } = saving;
  const isSaved = useMemo(() => contentOf(edits) === leftOut.content, [edits, leftOut]);
  const leftOutCount = isDirty && isSaved ? leftOut.count : 0;
  // The reply of the own save is in the cache a moment before the edits are settled.
  const isConflicting = editing.isConflicting && working === null;
  const isBusy = working !== null && working !== "auto";
  useLoader(isBusy);
  const isDue = maySaveItself && isDirty && leftOutCount === 0 && !isConflicting;
  useAutosave({ isDue, isFailing, edits, save: saveQuietly });
  return {
    ...saving,
    isConflicting,
    isBusy,
    state: stateOf({ isSavingItself: working === "auto", isFailing, isDirty, leftOutCount }),
    /** Answers that are not valid: everything else is saved. */
    leftOutCount,
    /** A page was turned: what is due does not wait for the pause. */
    saveIfDue: () => {
      if (isDue) saveQuietly();
    },
    /** Back to what was submitted, locked; what was never saved is only forgotten. */
    takeBack: () => {
      if (!application.meta.isLocked || isDirty) return saving.revert();
      editing.discard();
      onLocked();
    },
  };
}

type Saved = {
  isSavingItself: boolean;
  isFailing: boolean;
  isDirty: boolean;
  leftOutCount: number;
};

function stateOf({ isSavingItself, isFailing, isDirty, leftOutCount }: Saved): SaveState {
  if (isSavingItself) return "saving";
  if (isFailing) return "failing";
  if (leftOutCount > 0) return "savedExcept";
  return isDirty ? "unsaved" : "saved";
}
