import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Application } from "../../shared/applicationApi";
import { contentOf, storedEdits, type Edits } from "./edits";

/** What is being changed, or what is stored where nothing differs; unlocking alone is no change. */
function editsOf(draft: Edits | null, stored: Edits): { edits: Edits; isDirty: boolean } {
  const isDirty = draft !== null && contentOf(draft) !== contentOf(stored);
  const isUnlocked = draft?.isUnlocked ?? false;
  return { edits: isDirty ? draft : { ...stored, isUnlocked }, isDirty };
}

/**
 * The application being changed. Changes live in this tab until they are saved,
 * also over a reload. Where the stored version is not the one they were begun
 * on, somebody saved elsewhere: that is said, and nothing is lost.
 */
export function useEdits(application: Application) {
  const { value: draft, newest, keep, forget } = useDraft<Edits | null>("application", null);
  const [hadDraft, setHadDraft] = useState(() => draft !== null);
  const stored = useMemo(() => storedEdits(application), [application]);
  const { edits, isDirty } = useMemo(() => editsOf(draft, stored), [draft, stored]);
  useUnsaved(isDirty, { isDraft: true });
  const latestStored = useRef(stored);
  useEffect(() => {
    latestStored.current = stored;
  }, [stored]);
  const current = useCallback(() => editsOf(newest(), latestStored.current).edits, [newest]);

  const change = useCallback(
    (update: (before: Edits) => Edits) => keep(update(current())),
    [keep, current],
  );

  const discard = useCallback(() => {
    setHadDraft(false);
    forget();
  }, [forget]);

  /** What was sent is stored now. What was typed meanwhile stays, on the new version. */
  const settle = useCallback(
    (sent: Edits, version: number) => {
      latestStored.current = { ...sent, version, isUnlocked: false };
      if (contentOf(current()) === contentOf(sent)) discard();
      else change((before) => ({ ...before, version }));
    },
    [change, current, discard],
  );

  return {
    edits,
    /** The newest edits, also inside a callback that was made earlier. */
    current,
    /** Something differs from what is stored; unlocking alone does not. */
    isDirty,
    isConflicting: isDirty && edits.version !== stored.version,
    /** The changes were made before the page was loaded. */
    wasRestored: hadDraft && isDirty,
    change,
    discard,
    settle,
    /** Goes on with the own changes on top of what was saved elsewhere. */
    keepMine: () => change((before) => ({ ...before, version: stored.version })),
  };
}
