import { events, useApiErrorToast, useFollowUp } from "@quotehaven/platform";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkSubject, useLinkToken } from "../links/linkToken";
import { isSpentLink } from "./SpentLink";

/**
 * Does what a mailed link asks for, once it is pressed.
 *
 * @param act sends the token, and gives the state that the history's entry holds in its place, so
 *   that a reload shows the same
 */
export function useLinkPress(act: (token: string) => Promise<object>) {
  const token = useLinkToken();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const [isBusy, setBusy] = useState(false);
  const [isSpent, setSpent] = useState(false);

  const press = async () => {
    if (!token) return;
    setBusy(true);
    try {
      const state = await act(token);
      events.emit("toastsWithdrawn", { subject: linkSubject });
      await followUp(() => navigate(pathname, { replace: true, state }));
    } catch (error) {
      toastError(error, { subject: linkSubject });
      setSpent(isSpentLink(error));
    } finally {
      setBusy(false);
    }
  };
  return { hasToken: token !== null, press, isBusy, isSpent };
}
