import {
  events,
  forgetPath,
  reportProblem,
  useSession,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { loadFloating } from "@quotehaven/shared-ui";
import { useEffect, useState, type ComponentType, type ComponentProps } from "react";
import { prefetchWhenIdle } from "../prefetchWhenIdle";
import type { LoginModal, LoginMode } from "./LoginModal";

type Asked = { as: "consumer" | "agent"; mode?: LoginMode };
type Modal = ComponentType<ComponentProps<typeof LoginModal>>;

const loadModal = () => import("./LoginModal");

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
  useEffect(() => (status === "anonymous" ? prefetchWhenIdle(loadModal) : undefined), [status]);
  if (asked && status === "signedIn") setAsked(null);

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
