import { ConfirmDialog } from "@quotehaven/shared-ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useMoveGuard } from "../router/RoutedPage";
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
  const { t } = useTranslation("platform");
  const isAsked = useSyncExternalStore(leavingQuestion.subscribe, leavingQuestion.isAsked);
  const lastMove = useRef(0);
  useMoveGuard(({ from, to, proceed }) => {
    const isLost =
      from.pathname !== to.pathname ? losesByMoving() : closesWindow(from, to) && losesByClosing();
    if (!isLost) return false;
    const move = (lastMove.current += 1);
    void askToLeave().then((leaves) => {
      // Where several moves waited for the answer, the last is made.
      if (!leaves || move !== lastMove.current) return;
      releaseUnsaved();
      proceed();
    });
    return true;
  });

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
