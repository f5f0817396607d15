import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation";
import { closesWindow } from "../router/useHistoryEntry";
import {
  askToLeave,
  leavingQuestion,
  losesByClosing,
  losesByMoving,
  releaseUnsaved,
} from "../unsaved/unsaved";

/** Asks the question of {@link useUnsaved}, and holds other screens back until it is answered. Rendered once, by the shell. */
export function UnsavedGuard() {
  const { t } = useTranslation();
  const isAsked = useSyncExternalStore(leavingQuestion.subscribe, leavingQuestion.isAsked);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname !== nextLocation.pathname
      ? losesByMoving()
      : closesWindow(currentLocation, nextLocation) && losesByClosing(),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isCurrent = true;
    void askToLeave().then((leaves) => {
      if (!isCurrent) return;
      if (!leaves) return blocker.reset();
      releaseUnsaved();
      blocker.proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);

  // With nobody left to answer it, a question is answered by staying.
  useEffect(() => () => leavingQuestion.answer(false), []);

  if (!isAsked) return null;
  return (
    <ConfirmDialog
      danger
      title={t("unsaved.title")}
      message={t("unsaved.text")}
      confirmLabel={t("unsaved.leave")}
      cancelLabel={t("unsaved.stay")}
      onConfirm={() => leavingQuestion.answer(true)}
      onCancel={() => leavingQuestion.answer(false)}
    />
  );
}
