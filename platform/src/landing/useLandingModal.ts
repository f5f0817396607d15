import { events, useLocation, useNavigate, useSession } from "@quotehaven/platform";
import { useCallback, useEffect, useState } from "react";

type OpenModal = "register" | "login" | null;

function requestedModal(search: string, state: unknown): OpenModal {
  const fromState =
    typeof state === "object" && state !== null && "openModal" in state ? state.openModal : null;
  const requested = new URLSearchParams(search).get("openModal") ?? fromState;
  return requested === "register" || requested === "login" ? requested : null;
}

const nobody = () => false;

/**
 * What opens on arrival: the modal that the address or the router's state asks for (ROU-4), or
 * sign-in where `wantsSignIn`, asked once nobody turns out to be signed in, says so. Sign-in is
 * the shell's: it is asked for it.
 *
 * @param as whose sign-in it is
 * @param wantsSignIn the same function at every render
 */
export function useLandingModal(as: "consumer" | "agent", wantsSignIn: () => boolean = nobody) {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const requested = requestedModal(search, state);
  const [isRegisterOpen, setRegisterOpen] = useState(requested === "register");

  // A reload must not open again what was closed.
  const forgetRequest = useCallback(() => {
    if (requested !== null) void navigate(pathname, { replace: true, state: null });
  }, [requested, navigate, pathname]);

  useEffect(() => {
    if (requested === "register") setRegisterOpen(true);
  }, [requested]);

  useEffect(() => {
    if (status !== "anonymous") return;
    if (!wantsSignIn() && requested !== "login") return;
    // One modal at a time.
    setRegisterOpen(false);
    // Effects of children run first: the shell's listener may be attached a moment later.
    const timer = setTimeout(() => {
      events.emit("signInRequested", { as });
      forgetRequest();
    }, 0);
    return () => clearTimeout(timer);
  }, [status, requested, as, wantsSignIn, forgetRequest]);

  const openRegister = useCallback(() => setRegisterOpen(true), []);
  const closeRegister = useCallback(() => {
    setRegisterOpen(false);
    forgetRequest();
  }, [forgetRequest]);

  return { isRegisterOpen, openRegister, closeRegister };
}
