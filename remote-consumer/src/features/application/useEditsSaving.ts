import { useLoader } from "@quotehaven/platform";
import type { Application } from "../../shared/applicationApi";
import type { RefusedAnswer } from "./refusedAnswers";
import { useAutosave } from "./useAutosave";
import type { useEdits } from "./useEdits";
import { useSaving } from "./useSaving";

/** What is so of the last answers. */
type SaveState = "saved" | "saving" | "unsaved" | "failing";

type EditsSavingOptions = {
  /** What differs may be saved without anybody asking for it. */
  maySaveItself: boolean;
  /** It was submitted, or is again as it was submitted. */
  onLocked: () => void;
  /** An answer prevents it; the screen leads to it. */
  onRefused: (refused: RefusedAnswer) => void;
};

/** Saves the edits, when asked to and by itself, and says how far that is. */
export function useEditsSaving(
  application: Application,
  editing: ReturnType<typeof useEdits>,
  { maySaveItself, onLocked, onRefused }: EditsSavingOptions,
) {
  const { isDirty } = editing;
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
  const { working, isFailing, saveQuietly } = saving;
  // The reply of the own save is in the cache a moment before the edits are settled.
  const isConflicting = editing.isConflicting && working === null;
  const isBusy = working !== null && working !== "auto";
  useLoader(isBusy);
  const isDue = maySaveItself && isDirty && !isConflicting;
  useAutosave({ isDue, isFailing, edits: editing.edits, save: saveQuietly });
  return {
    ...saving,
    isConflicting,
    isBusy,
    state: stateOf(working === "auto", isFailing, isDirty),
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

function stateOf(isSavingItself: boolean, isFailing: boolean, isDirty: boolean): SaveState {
  if (isSavingItself) return "saving";
  if (isFailing) return "failing";
  return isDirty ? "unsaved" : "saved";
}
