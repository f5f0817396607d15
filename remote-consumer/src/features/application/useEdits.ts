import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Application } from "../../shared/applicationApi";
import { storedEdits, type Edits } from "./edits";

/** What a save would send, to compare: an answer that was emptied is no answer. */
function contentOf({ types, answersByType }: Edits): string {
  return JSON.stringify([types, answersByType], (_key, value: unknown) => value ?? undefined);
}

/**
 * The application being changed. Changes live in this tab until they are saved,
 * also over a reload. Where the stored version is not the one they were begun
 * on, somebody saved elsewhere: that is said, and nothing is lost.
 */
export function useEdits(application: Application) {
  const [draft, keep, forget] = useDraft<Edits | null>("application", null);
  const [hadDraft, setHadDraft] = useState(() => draft !== null);
  const stored = useMemo(() => storedEdits(application), [application]);
  const isDirty = useMemo(
    () => draft !== null && contentOf(draft) !== contentOf(stored),
    [draft, stored],
  );
  useUnsaved(isDirty, { isDraft: true });
  const isUnlocked = draft?.isUnlocked ?? false;
  const edits = useMemo(
    () => (draft && isDirty ? draft : { ...stored, isUnlocked }),
    [draft, isDirty, stored, isUnlocked],
  );
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });

  const change = useCallback(
    (update: (before: Edits) => Edits) => {
      latest.current = update(latest.current);
      keep(latest.current);
    },
    [keep],
  );

  const discard = useCallback(() => {
    setHadDraft(false);
    forget();
  }, [forget]);

  /** What was sent is stored now. What was typed meanwhile stays, on the new version. */
  const settle = useCallback(
    (sent: Edits, version: number) => {
      if (contentOf(latest.current) === contentOf(sent)) discard();
      else change((before) => ({ ...before, version }));
    },
    [change, discard],
  );

  return {
    edits,
    /** The newest edits, also inside a callback that was made earlier. */
    current: () => latest.current,
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
