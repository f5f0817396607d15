import { useClosingQuestion, useIsInWindow } from "@quotehaven/shared-ui";
import { useCallback, useEffect, useRef } from "react";
import { askToLeave, holdUnsaved } from "./unsaved";

/**
 * While `isUnsaved`, whoever leaves is asked first: by another screen, the browser's Back, closing
 * or reloading the tab, log out, or closing the window that this is in. A newer version of the
 * page waits as well. With `isDraft`, what was typed outlives going to another screen (`useDraft`),
 * so only its real end is asked about.
 *
 * @returns lets it go at once, for a screen that saves and then leads elsewhere
 */
export function useUnsaved(isUnsaved: boolean, { isDraft = false } = {}): () => void {
  const isInWindow = useIsInWindow();
  const release = useRef(() => {});
  useEffect(() => {
    if (!isUnsaved) return;
    release.current = holdUnsaved({ isDraft, isInWindow });
    return () => release.current();
  }, [isUnsaved, isDraft, isInWindow]);
  useClosingQuestion(isUnsaved && !isDraft ? askToLeave : null);
  return useCallback(() => release.current(), []);
}
