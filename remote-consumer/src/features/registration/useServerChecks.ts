import { useLoader } from "@quotehaven/platform";
import { useState } from "react";
import { useAccountCheck } from "./useAccountCheck";
import { signupSubject, useSignup, type SignupParts } from "./useSignup";

/** What the server is asked on the way: whether the account is fine, and in the end to register. One at a time. */
export function useServerChecks(parts: Omit<SignupParts, "setSending">) {
  const { wizard, refusal } = parts;
  const [busy, setBusy] = useState<"checking" | "sending" | null>(null);
  useLoader(busy === "sending");
  const checkAccount = useAccountCheck(wizard.refused, signupSubject);
  const send = useSignup({
    ...parts,
    setSending: (isSending) => setBusy(isSending ? "sending" : null),
  });
  return {
    busy,
    send,
    /** Whether the server has nothing against the address and the password; leads to what is refused. */
    accountPasses: async () => {
      setBusy("checking");
      await checkAccount(wizard.form.getValues());
      setBusy(null);
      const incomplete = wizard.firstIncomplete();
      if (incomplete !== null) await refusal.refuse({ step: incomplete, page: 0 });
      return incomplete === null;
    },
    unlessBusy:
      <Args extends unknown[]>(act: (...args: Args) => unknown) =>
      (...args: Args): void => {
        if (!busy) void act(...args);
      },
  };
}
