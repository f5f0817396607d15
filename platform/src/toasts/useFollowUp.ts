import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { reportProblem } from "../problems/reportProblem";
import { useToast, type ToastOptions } from "./useToast";

/**
 * Runs what follows a call that succeeded: it leads on, reads again, forgets a draft. Where that fails,
 * the call has still succeeded. The person is told so, and that nothing has to be sent again. Never
 * rejects.
 *
 * @example
 * const reply = await send(values); // what this throws is a refusal
 * await followUp(() => onSent(reply));
 */
export function useFollowUp(): (followUp: () => unknown, options?: ToastOptions) => Promise<void> {
  const { t } = useTranslation("platform");
  const toast = useToast();
  return useCallback(
    async (followUp, options) => {
      try {
        await followUp();
      } catch (error) {
        reportProblem(error, "what follows a call that succeeded");
        toast(t("problem.afterSuccess"), { kind: "info", ...options });
      }
    },
    [t, toast],
  );
}
