import {
  events,
  forgetPath,
  reportProblem,
  useSession,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { useEffect, useState, type ComponentType, type ComponentProps } from "react";
import type { LoginModal } from "./LoginModal";

type Asked = { as: "consumer" | "agent"; mode?: "login" | "forgot-password" };
type Modal = ComponentType<ComponentProps<typeof LoginModal>>;

/** Fetches the sign-in's code while nothing else is going on, so that it opens at once. */
function prefetchWhenIdle(): () => void {
  // A failed prefetch is no failure: the real one comes when somebody asks, and tells.
  const prefetch = () => void import("./LoginModal").catch(() => undefined);
  if (typeof window.requestIdleCallback !== "function") return () => undefined;
  const handle = window.requestIdleCallback(prefetch, { timeout: 10_000 });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Opens the sign-in whenever somebody asks for it. Its code is not in the first
 * load. Who is signed in is not asked to sign in.
 */
export function SignInHost() {
  const { t } = useTranslation();
  const toast = useToast();
  const { status } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null);

  useEffect(() => events.on("signInRequested", setAsked), []);
  useEffect(() => (status === "anonymous" ? prefetchWhenIdle() : undefined), [status]);
  if (asked && status === "signedIn") setAsked(null);

  useEffect(() => {
    if (!asked || loaded) return;
    let isCurrent = true;
    import("./LoginModal").then(
      (module) => isCurrent && setLoaded({ Modal: module.LoginModal }),
      (error: unknown) => {
        reportProblem(error, "the sign-in");
        if (!isCurrent) return;
        toast(t("errors.network"));
        setAsked(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, loaded, t, toast]);

  if (!asked || !loaded) return null;
  const { Modal } = loaded;
  return (
    <Modal
      key={`${asked.as}/${asked.mode}`}
      as={asked.as}
      mode={asked.mode}
      onClose={({ isSignedIn }) => {
        setAsked(null);
        // Who closes the window without signing in no longer wants to go there.
        if (!isSignedIn) forgetPath();
      }}
    />
  );
}
