import { events, useSelector, type Role } from "@quotehaven/platform";
import { useLocation } from "react-router-dom";
import { roleOfPath } from "@quotehaven/platform/shell";
import { Button, Modal } from "@quotehaven/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../context/ShellContext";

/** How long before a session's end the person is asked. */
const QUESTION_LEAD_MS = 120_000;

/** Where a session may be idle for less than twice that, this much is still left for an answer. */
const SHORTEST_LEAD_MS = 30_000;

/** The longest wait a browser's timer can hold; longer ones fire at once. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** When the session ends, and whether activity could still put that off. */
function useSessionEnd() {
  const { status, idleEndsAt, endsAt } = useSelector((state) => state.session);
  return {
    isSignedIn: status === "signedIn",
    end: Math.min(idleEndsAt ?? Infinity, endsAt ?? Infinity),
    isFinal: endsAt !== null && endsAt <= (idleEndsAt ?? Infinity),
  };
}

/** Whether the person is to be asked now: from shortly before the session's end until it is over. */
function useAsked() {
  const { keeper } = useShell();
  const { isSignedIn, end, isFinal } = useSessionEnd();
  const [askedAbout, setAskedAbout] = useState<number | null>(null);

  const consider = useEffectEvent(() => {
    const isHere = keeper.wasActive();
    if (isHere) void keeper.check();
    if (!isHere || isFinal) setAskedAbout(end);
  });

  useEffect(() => {
    if (!isSignedIn || end === Infinity) return;
    const inMs = (moment: number) => Math.min(Math.max(0, moment - Date.now()), LONGEST_TIMEOUT_MS);
    const lead = Math.min(QUESTION_LEAD_MS, Math.max((end - Date.now()) / 2, SHORTEST_LEAD_MS));
    const question = setTimeout(() => consider(), inMs(end - lead));
    // The server has the last word on the end, so it is asked, not presumed.
    const over = setTimeout(() => void keeper.check(), inMs(end + 1_000));
    return () => {
      clearTimeout(question);
      clearTimeout(over);
    };
  }, [isSignedIn, end, keeper]);

  return { isAsked: isSignedIn && askedAbout === end, answered: () => setAskedAbout(null) };
}

/** Opens the sign-in over a screen that may stay, where the session ended while the question was open. */
function useSignInAfterEnd(isAsked: boolean): void {
  const { pathname } = useLocation();
  const { userType, endedBy } = useSelector((state) => state.session);
  const onQuestionGone = useEffectEvent((role: Role) => {
    if (userType === null && endedBy === "lost" && roleOfPath(pathname) === null) {
      events.emit("signInRequested", { role });
    }
  });
  useEffect(() => {
    if (!isAsked || userType === null) return;
    return () => onQuestionGone(userType);
  }, [isAsked, userType]);
}

/**
 * Two minutes before the session ends (half of a shorter one), asks whether the person is still there.
 * Who has just done something is not asked: it is reported to the server instead.
 * When nobody answers, the session ends; where the screen may stay, the sign-in
 * opens over it.
 */
export function SessionQuestion() {
  const { t } = useTranslation("shell");
  const { keeper } = useShell();
  const { isFinal } = useSessionEnd();
  const { isAsked, answered } = useAsked();
  const [isBusy, setBusy] = useState(false);
  useSignInAfterEnd(isAsked);

  if (!isAsked) return null;

  const stay = async () => {
    setBusy(true);
    await keeper.stay();
    setBusy(false);
    answered();
  };

  return (
    <Modal
      size="small"
      role="alertdialog"
      title={t(isFinal ? "session.endTitle" : "session.stillThere")}
      onClose={() => void stay()}
      footer={
        <>
          <Button onClick={() => events.emit("signOutRequested", {})}>{t("session.logOut")}</Button>
          <Button emphasis="primary" busy={isBusy} onClick={() => void stay()} data-autofocus="">
            {t(isFinal ? "session.understood" : "session.stay")}
          </Button>
        </>
      }
    >
      <p>{t(isFinal ? "session.endText" : "session.stillThereText")}</p>
    </Modal>
  );
}
