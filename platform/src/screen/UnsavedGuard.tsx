import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker, type BlockerFunction } from "react-router-dom";
import { closesWindow } from "../history/useHistoryEntry";
import {
  askToLeave,
  leavingQuestion,
  losesByClosing,
  losesByMoving,
  releaseUnsaved,
} from "../unsaved/unsaved";

const losesUnsaved: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  from.pathname === to.pathname ? closesWindow(from, to) && losesByClosing() : losesByMoving();

/** Asks the question of {@link useUnsaved}, and holds other screens back until it is answered. Rendered once, by the shell. */
export function UnsavedGuard() {
  const { t } = useTranslation("platform");
  const { subscribe, isAsked: isAskedNow } = leavingQuestion;
  const isAsked = useSyncExternalStore(subscribe, isAskedNow, isAskedNow);
  const blocker = useBlocker(losesUnsaved);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Where several navigations wait for the answer, the last one is made.
    let isLast = true;
    void askToLeave().then((leaves) => {
      if (!isLast) return;
      if (!leaves) return blocker.reset();
      releaseUnsaved();
      blocker.proceed();
    });
    return () => {
      isLast = false;
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
