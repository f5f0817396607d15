import type { ValidateBody } from "@quotehaven/contract/schemas";
import { events, useApiErrorToast, useFollowUp } from "@quotehaven/platform";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkSubject, useLinkToken } from "../links/linkToken";
import { isSpentLink } from "./SpentLink";
import { useLinkOnOpening } from "./useLinkOnOpening";

/**
 * Does what a mailed link asks for, once it is pressed.
 *
 * @param act sends the token, and gives the state that the history's entry holds in its place, so
 *   that a reload shows the same
 * @param use what the link is for, where that can be asked before the press
 */
export function useLinkPress(act: (token: string) => Promise<object>, use?: ValidateBody["for"]) {
  const token = useLinkToken();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const [isBusy, setBusy] = useState(false);
  const [isSpent, setSpent] = useState(false);
  const opened = useLinkOnOpening(token, use);

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
  const { registration } = opened;
  return {
    ...{ hasToken: token !== null, press, isBusy, registration },
    isSpent: isSpent || opened.isSpent,
  };
}
