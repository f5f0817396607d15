import type { CustomerRole } from "@quotehaven/contract/rules";
import { events, useHistoryEntry, useSession, type HistoryEntry } from "@quotehaven/platform";
import { useLocation } from "react-router-dom";
import { useCallback, useEffect } from "react";

type OpenModal = "register" | "login";

function modalOf(requested: unknown): OpenModal | null {
  return requested === "register" || requested === "login" ? requested : null;
}

const nobody = () => false;

/**
 * What is open over a landing: the modal that the address or the router's state asks for (ROU-4),
 * or sign-in where `wantsSignIn`, asked once nobody turns out to be signed in, says so. Sign-in is
 * the shell's: it is asked for it. An open modal has an entry in the history, so that Back closes it and
 * a reload keeps it.
 *
 * @param as whose sign-in it is
 * @param wantsSignIn the same function at every render
 */
export function useLandingModal(role: CustomerRole, wantsSignIn: () => boolean = nobody) {
  const { search, pathname } = useLocation();
  const { status } = useSession();
  const { value, open, close }: HistoryEntry<OpenModal> = useHistoryEntry("openModal", modalOf);
  const requested = modalOf(new URLSearchParams(search).get("openModal")) ?? value;

  useEffect(() => {
    if (status !== "anonymous") return;
    if (!wantsSignIn() && requested !== "login") return;
    // Effects of children run first: the shell's listener may be attached a moment later.
    const timer = setTimeout(() => events.emit("signInRequested", { role, isOnArrival: true }), 0);
    return () => clearTimeout(timer);
  }, [status, requested, role, wantsSignIn]);

  return {
    isRegisterOpen: requested === "register",
    openRegister: useCallback(() => open("register"), [open]),
    closeRegister: useCallback(() => close(pathname), [close, pathname]),
  };
}
