import { Modal } from "@quotehaven/shared-ui";
import { useTranslation } from "@quotehaven/platform";
import { useState } from "react";
import { ForgotPasswordForm } from "./ForgotPasswordForm";
import { LoginForm } from "./LoginForm";

/** Which form the modal shows. */
export type LoginMode = "login" | "forgot-password";

/** Signs a consumer or an agent in, and mails a link to those who forgot their password. */
export function LoginModal({
  as,
  mode: initialMode = "login",
  onClose,
}: {
  as: "consumer" | "agent";
  mode?: LoginMode;
  /** `isSignedIn` tells whether the modal closes because it has done its work. */
  onClose: (outcome: { isSignedIn: boolean }) => void;
}) {
  const { t } = useTranslation();
  const [mode, setMode] = useState(initialMode);
  // What was typed in one form is there in the other.
  const [email, setEmail] = useState("");
  const title = mode === "forgot-password" ? "signIn.forgotTitle" : `signIn.title.${as}`;

  return (
    <Modal title={t(title)} size="small" onClose={() => onClose({ isSignedIn: false })}>
      {mode === "login" ? (
        <LoginForm
          type={as === "agent" ? 2 : 1}
          email={email}
          onForgot={(typed) => {
            setEmail(typed);
            setMode("forgot-password");
          }}
          onSignedIn={() => onClose({ isSignedIn: true })}
        />
      ) : (
        <ForgotPasswordForm
          email={email}
          onBack={(typed) => {
            setEmail(typed);
            setMode("login");
          }}
        />
      )}
    </Modal>
  );
}
