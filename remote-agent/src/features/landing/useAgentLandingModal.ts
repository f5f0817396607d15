import { events, useLocation, useNavigate, useSession } from "@quotehaven/platform";
import { useCallback, useEffect, useState } from "react";

type OpenModal = "register" | "login" | null;

function requestedModal(search: string, state: unknown): OpenModal {
  const fromState =
    typeof state === "object" && state !== null && "openModal" in state ? state.openModal : null;
  const requested = new URLSearchParams(search).get("openModal") ?? fromState;
  return requested === "register" || requested === "login" ? requested : null;
}

/**
 * What opens on arrival: the modal that the address or the router's state asks for (ROU-4).
 * Sign-in is the shell's: it is asked for it.
 */
export function useAgentLandingModal() {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const requested = requestedModal(search, state);
  const [isRegisterOpen, setRegisterOpen] = useState(requested === "register");

  useEffect(() => {
    if (requested === "register") setRegisterOpen(true);
  }, [requested]);

  useEffect(() => {
    if (requested !== "login" || status !== "anonymous") return;
    // Effects of children run first: the shell's listener may be attached a moment later.
    const timer = setTimeout(() => {
      events.emit("signInRequested", { as: "agent" });
      // A reload must not open again what was closed.
      void navigate(pathname, { replace: true, state: null });
    }, 0);
    return () => clearTimeout(timer);
  }, [requested, status, navigate, pathname]);

  const openRegister = useCallback(() => setRegisterOpen(true), []);
  const closeRegister = useCallback(() => {
    setRegisterOpen(false);
    // A reload must not open again what was closed.
    if (requested !== null) void navigate(pathname, { replace: true, state: null });
  }, [requested, navigate, pathname]);

  return { isRegisterOpen, openRegister, closeRegister };
}
