import type { AccountType } from "@quotehaven/contract/wire";
import {
  events,
  forgetPath,
  useHistoryEntry,
  useLocation,
  useNavigate,
  useSession,
  type HistoryEntry,
} from "@quotehaven/platform";
import { landingPath, opensOnPage } from "@quotehaven/platform/shell";
import { lazyDialog } from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { useShell } from "../context/ShellContext";
import type { LoginMode } from "./LoginModal";

type Asked = { as: AccountType; mode?: LoginMode };

const modes: readonly LoginMode[] = ["login", "forgot-password", "new-link"];

function readAsked(kept: unknown): Asked | null {
  if (typeof kept !== "object" || kept === null || !("as" in kept)) return null;
  if (kept.as !== "consumer" && kept.as !== "agent") return null;
  const mode = "mode" in kept ? modes.find((each) => each === kept.mode) : undefined;
  return { as: kept.as, mode };
}

const LoginModal = lazyDialog(
  async () => (await import("./LoginModal")).LoginModal,
  ({ onClose }) => onClose({ isSignedIn: false }),
);

/**
 * Opens the sign-in whenever somebody asks for it. Its code is not in the first
 * load. Who is signed in is not asked to sign in. It has an entry in the history: Back closes it, and a
 * reload keeps it.
 */
export function SignInHost() {
  const { status } = useSession();
  const { store } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { value, open, close }: HistoryEntry<Asked> = useHistoryEntry("signIn", readAsked);
  const asked = status === "signedIn" ? null : value;
  const isAsked = asked !== null;

  useEffect(
    () =>
      events.on("signInRequested", ({ as, mode, isOnArrival }) => {
        if (opensOnPage(as)) void navigate(landingPath(as));
        else open({ as, mode }, { isInPlace: isOnArrival });
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
    };
  }, [isAsked, store]);

  if (!asked) return null;
  return (
    <LoginModal
      key={`${asked.as}/${asked.mode}`}
      as={asked.as}
      mode={asked.mode}
      onClose={({ isSignedIn }) => {
        if (!isSignedIn) close(pathname);
      }}
    />
  );
}
