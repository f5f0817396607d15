import { useSession } from "@quotehaven/platform";
import { useEffect, useRef } from "react";

const pauseMs = 2_500;
const retryMs = 15_000;

type AutosaveOptions = {
  /** Something differs from what is stored, and may be saved. */
  isDue: boolean;
  isFailing: boolean;
  /** What is being changed; another value begins the pause anew. */
  edits: unknown;
  save: () => void;
};

/** Saves by itself: after a pause, when the tab is hidden, and when the screen is left. */
export function useAutosave({ isDue, isFailing, edits, save }: AutosaveOptions): void {
  const isSignedIn = useSession().status === "signedIn";
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(save, isFailing ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, isFailing, edits, save]);

  const saveNow = useRef(() => {});
  useEffect(() => {
    saveNow.current = () => {
      if (isDue && isSignedIn) save();
    };
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") saveNow.current();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      saveNow.current();
    };
  }, []);
}
