import { useClosingQuestion, useIsInWindow } from "@quotehaven/shared-ui";
import { useCallback, useEffect, useRef } from "react";
import { askToLeave, holdUnsaved } from "./unsaved";

/**
 * While `isUnsaved`, whoever leaves is asked first: by another screen, the browser's Back, closing
 * or reloading the tab, log out, or closing the window that this is in. A newer version of the
 * page waits as well. With `isDraft`, what was typed outlives going to another screen (`useDraft`),
 * so only its real end is asked about. `onLost` is told once the person said that it may be lost.
 *
 * @returns lets it go at once, for a screen that saves and then leads elsewhere
 */
export function useUnsaved(
  isUnsaved: boolean,
  { isDraft = false } = {},
  onLost?: () => void,
): () => void {
  const isInWindow = useIsInWindow();
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  const release = useRef(() => {});
  useEffect(() => {
    if (!isUnsaved) return;
    release.current = holdUnsaved({ isDraft, isInWindow, onLost: () => lost.current?.() });
    return () => release.current();
  }, [isUnsaved, isDraft, isInWindow]);
  const mayClose = useCallback(async () => {
    const leaves = await askToLeave();
    if (leaves) lost.current?.();
    return leaves;
  }, []);
  useClosingQuestion(isUnsaved && !isDraft ? mayClose : null);
  return useCallback(() => release.current(), []);
}
