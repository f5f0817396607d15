import {
  events,
  forgetPath,
  rememberedPath,
  useLocation,
  useNavigate,
  useSession,
} from "@quotehaven/platform";
import { useCallback, useEffect, useState } from "react";

/** A remembered destination with this in it survives the arrival on Landing (ROU-5). */
const survivingDestination = "my-quotes";

type OpenModal = "register" | "login" | null;

function requestedModal(search: string, state: unknown): OpenModal {
  const fromState =
    typeof state === "object" && state !== null && "openModal" in state ? state.openModal : null;
  const requested = new URLSearchParams(search).get("openModal") ?? fromState;
  return requested === "register" || requested === "login" ? requested : null;
}

/**
 * What opens on arrival: the modal that the address or the router's state asks
 * for, or sign-in where somebody was on the way to their quotes. Any other
 * remembered destination is forgotten. Sign-in is the shell's: it is asked for it.
 */
export function useLandingModal() {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const requested = requestedModal(search, state);
  const [isRegisterOpen, setRegisterOpen] = useState(requested === "register");

  useEffect(() => {
    if (requested === "register") setRegisterOpen(true);
  }, [requested]);

  useEffect(() => {
    if (status === "checking") return;
    const destination = rememberedPath();
    const isOnTheWayToQuotes = destination?.includes(survivingDestination) ?? false;
    // With a live session the shell follows the destination itself.
    if (status === "signedIn") return;
    if (destination !== null && !isOnTheWayToQuotes) forgetPath();
    if (!isOnTheWayToQuotes && requested !== "login") return;
    // One modal at a time.
    setRegisterOpen(false);
    // Effects of children run first: the shell's listener may be attached a moment later.
    const timer = setTimeout(() => {
      events.emit("signInRequested", { as: "consumer" });
      // A reload must not open again what was closed.
      if (requested !== null) navigate(pathname, { replace: true, state: null });
    }, 0);
    return () => clearTimeout(timer);
  }, [status, requested, navigate, pathname]);

  const openRegister = useCallback(() => setRegisterOpen(true), []);
  const closeRegister = useCallback(() => {
    setRegisterOpen(false);
    // A reload must not open again what was closed.
    if (requested !== null) navigate(pathname, { replace: true, state: null });
  }, [requested, navigate, pathname]);

  return { isRegisterOpen, openRegister, closeRegister };
}
