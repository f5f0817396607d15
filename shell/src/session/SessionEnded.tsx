import { events, useSelector } from "@quotehaven/platform";
import { useLocation } from "react-router-dom";
import { rememberPath, roleOfPath } from "@quotehaven/platform/shell";
import { Button, Container, Notice } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSignInOpen } from "../signIn/askedSignIn";
import { forgetWayBack, keepLost, lostBefore, type LostSession } from "./lostSession";

/** What was lost with the session; null while none was, and once somebody has signed in again. */
function useLostSession(): { lost: LostSession | null; dismiss: () => void } {
  const { status, userType, endedBy } = useSelector((state) => state.session);
  const { pathname, search, state } = useLocation();
  const isSigningIn = isSignInOpen(state);
  const [lost, setLost] = useState(lostBefore);
  /** Where the session was last needed: a place that asks for it, or wherever somebody was signed in. */
  const last = useRef<LostSession | null>(null);

  if (status === "signedIn" && lost !== null) setLost(null);

  // Once it is shown, it is of this page.
  useEffect(() => keepLost(null), []);

  // Who closes the sign-in, by Back as well, no longer wants to go there.
  useEffect(() => (isSigningIn ? forgetWayBack : undefined), [isSigningIn]);

  useEffect(() => {
    const from = pathname + search;
    const role = status === "signedIn" ? userType : roleOfPath(pathname);
    if (status === "signedIn") {
      last.current = role && { role, from };
      keepLost(null);
    } else if (status === "checking") {
      last.current = role && { role, from };
    } else {
      if (endedBy === "lost" && last.current) {
        setLost(last.current);
        keepLost(last.current);
      }
      last.current = null;
    }
  }, [status, userType, endedBy, pathname, search]);

  const dismiss = () => {
    setLost(null);
    keepLost(null);
  };
  return { lost, dismiss };
}

/**
 * Says that a session has ended by itself, above whatever is shown then, and offers the way back to
 * where the person was. A sign-out of one's own, in this tab or another, needs no words.
 */
export function SessionEnded() {
  const { t } = useTranslation("shell");
  const { lost, dismiss } = useLostSession();
  if (!lost) return null;
  const logIn = () => {
    rememberPath(lost.from);
    // On a landing that is only now coming up, the remembered path is forgotten.
    keepLost({ ...lost, isWanted: true });
    events.emit("signInRequested", { role: lost.role });
  };
  return (
    <Container as="aside" aria-label={t("session.endedTitle")} style={{ paddingBlock: 12 }}>
      <Notice
        kind="caution"
        title={t("session.endedTitle")}
        actions={
          <>
            <Button size="small" emphasis="primary" onClick={logIn}>
              {t("session.logInAgain")}
            </Button>
            <Button size="small" emphasis="quiet" onClick={dismiss}>
              {t("session.dismiss")}
            </Button>
          </>
        }
      >
        {t("session.endedText")}
      </Notice>
    </Container>
  );
}
