import {
  events,
  forgetPath,
  reportProblem,
  useHistoryEntry,
  useLocation,
  useSession,
  useToast,
  useTranslation,
  type HistoryEntry,
} from "@quotehaven/platform";
import { loadFloating } from "@quotehaven/shared-ui";
import { useEffect, useState, type ComponentType, type ComponentProps } from "react";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import { useShell } from "../session/ShellContext";
import type { LoginModal, LoginMode } from "./LoginModal";

type Asked = { as: "consumer" | "agent"; mode?: LoginMode };

const modes: readonly LoginMode[] = ["login", "forgot-password", "new-link"];

function readAsked(kept: unknown): Asked | null {
  if (typeof kept !== "object" || kept === null || !("as" in kept)) return null;
  if (kept.as !== "consumer" && kept.as !== "agent") return null;
  const mode = "mode" in kept ? modes.find((each) => each === kept.mode) : undefined;
  return { as: kept.as, mode };
}

type Modal = ComponentType<ComponentProps<typeof LoginModal>>;

const loadModal = () => import("./LoginModal");

/**
 * Opens the sign-in whenever somebody asks for it. Its code is not in the first
 * load. Who is signed in is not asked to sign in. It stands in the history: Back closes it, and a
 * reload keeps it.
 */
export function SignInHost() {
  const { t } = useTranslation();
  const toast = useToast();
  const { status } = useSession();
  const { store } = useShell();
  const { pathname } = useLocation();
  const { value, open, close }: HistoryEntry<Asked> = useHistoryEntry("signIn", readAsked);
  const asked = status === "signedIn" ? null : value;
  const isAsked = asked !== null;
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null);

  useEffect(
    () =>
      events.on("signInRequested", ({ isOnArrival, ...request }) =>
        open(request, { isInPlace: isOnArrival }),
      ),
    [open],
  );
  useEffect(() => (status === "anonymous" ? prefetchWhenIdle(loadModal) : undefined), [status]);
  useEffect(() => {
    if (!isAsked) return;
    return () => {
      // Who closes the window without signing in, by Back as well, no longer wants to go there.
      if (store.getState().session.status !== "signedIn") forgetPath();
    };
  }, [isAsked, store]);

  useEffect(() => {
    if (!asked || loaded) return;
    let isCurrent = true;
    // What its window is made of comes beside it; should that fail, the window sees to it.
    loadFloating().catch(() => undefined);
    loadModal().then(
      (module) => isCurrent && setLoaded({ Modal: module.LoginModal }),
      (error: unknown) => {
        reportProblem(error, "the sign-in");
        if (!isCurrent) return;
        toast(t("errors.network"));
        close(pathname);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, loaded, t, toast, close, pathname]);

  if (!asked || !loaded) return null;
  const { Modal } = loaded;
  return (
    <Modal
      key={`${asked.as}/${asked.mode}`}
      as={asked.as}
      mode={asked.mode}
      onClose={({ isSignedIn }) => {
        if (!isSignedIn) close(pathname);
      }}
    />
  );
}
