import { events, forgetPath, reportProblem, useToast, useTranslation } from "@quotehaven/platform";
import { useEffect, useState, type ComponentType, type ComponentProps } from "react";
import type { LoginModal } from "./LoginModal";

type Asked = { as: "consumer" | "agent"; mode?: "login" | "forgot-password" };
type Modal = ComponentType<ComponentProps<typeof LoginModal>>;

/** Opens the sign-in whenever somebody asks for it. Its code comes with the first question. */
export function SignInHost() {
  const { t } = useTranslation();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null);

  useEffect(() => events.on("signInRequested", setAsked), []);

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
