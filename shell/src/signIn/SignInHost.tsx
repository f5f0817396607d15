import {
  events,
  forgetPath,
  useHistoryEntry,
  useSession,
  type HistoryEntry,
} from "@quotehaven/platform";
import { useLocation, useNavigate } from "react-router-dom";
import { landingPath, opensOnPage } from "@quotehaven/platform/shell";
import { lazyDialog } from "@quotehaven/shared-ui";
import { useEffect, useLayoutEffect } from "react";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { useShell } from "../context/ShellContext";
import { readAsked, SIGN_IN, type Asked } from "./askedSignIn";

const LoginModal = lazyDialog(
  async () => (await import("./LoginModal")).LoginModal,
  ({ onClose }) => onClose({ isSignedIn: false }),
);

/**
 * Opens the sign-in whenever somebody asks for it. Its code is not in the first
 * load. Who is signed in is not asked to sign in, but may ask for a new link. It has an entry in the history: Back closes it, and a
 * reload keeps it.
 */
export function SignInHost() {
  const { status } = useSession();
  const { store, confirmedEmail } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { value, open, close }: HistoryEntry<Asked> = useHistoryEntry(SIGN_IN, readAsked);
  const asked = status === "signedIn" && value?.mode !== "new-link" ? null : value;
  const isAsked = asked !== null;

  // In the commit: a press that React answers right after hydrating comes before other effects.
  useLayoutEffect(
    () =>
      events.on("signInRequested", ({ role, mode, isOnArrival }) => {
        if (opensOnPage(role)) void navigate(landingPath(role));
        else open({ role, mode }, { isInPlace: isOnArrival });
      }),
    [open, navigate],
  );
  useEffect(
    () => (status === "anonymous" ? prefetchWhenIdle(LoginModal.load) : undefined),
    [status],
  );
  useEffect(() => {
    if (!isAsked) return;
    return () => {
      // Who closes the window without signing in, by Back as well, no longer wants to go there.
      if (store.getState().session.status !== "signedIn") forgetPath();
      confirmedEmail.forget();
    };
  }, [isAsked, store, confirmedEmail]);

  if (!asked) return null;
  return (
    <LoginModal
      key={`${asked.role}/${asked.mode}`}
      role={asked.role}
      mode={asked.mode}
      email={confirmedEmail.of(asked.role)}
      onClose={({ isSignedIn }) => {
        if (!isSignedIn) close(pathname);
      }}
    />
  );
}
