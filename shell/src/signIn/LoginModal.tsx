import type { CustomerRole } from "@quotehaven/contract/rules";
import { Modal } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ForgotPasswordForm } from "./ForgotPasswordForm";
import { LoginForm } from "./LoginForm";

/** Which form the modal shows; a new link is for a mailed one that no longer works. */
export type LoginMode = "login" | "forgot-password" | "new-link";

/** Signs a consumer or an agent in, and mails a link to those who forgot their password. */
export function LoginModal({
  role: initialRole,
  mode: initialMode = "login",
  email: initialEmail = "",
  onClose,
}: {
  role: CustomerRole;
  mode?: LoginMode;
  /** The address that is known already. */
  email?: string;
  /** `isSignedIn` tells whether the modal closes because it has done its work. */
  onClose: (outcome: { isSignedIn: boolean }) => void;
}) {
  const { t } = useTranslation("shell");
  const [mode, setMode] = useState(initialMode);
  const [role, setRole] = useState(initialRole);
  // What was typed in one form is there in the other.
  const [email, setEmail] = useState(initialEmail);
  const titles = {
    login: `signIn.title.${role}`,
    "forgot-password": "signIn.forgotTitle",
    "new-link": "spentLink.newLink",
  } as const;

  const backToLogin = (typed: string) => {
    setEmail(typed);
    setMode("login");
  };

  return (
    <Modal title={t(titles[mode])} size="small" onClose={() => onClose({ isSignedIn: false })}>
      {mode === "login" ? (
        <LoginForm
          key={role}
          role={role}
          email={email}
          onOtherRole={(typed) => {
            setEmail(typed);
            setRole(role === "agent" ? "consumer" : "agent");
          }}
          onForgot={(typed) => {
            setEmail(typed);
            setMode("forgot-password");
          }}
          onSignedIn={() => onClose({ isSignedIn: true })}
        />
      ) : mode === "new-link" ? (
        <ForgotPasswordForm
          email=""
          texts={{ hint: "spentLink.newLinkHint", sent: "spentLink.newLinkSent" }}
          onSent={() => onClose({ isSignedIn: false })}
        />
      ) : (
        <ForgotPasswordForm
          email={email}
          texts={{ hint: "signIn.forgotHint", sent: "registration.resetPasswordSuccess" }}
          onSent={backToLogin}
          onBack={backToLogin}
        />
      )}
    </Modal>
  );
}
