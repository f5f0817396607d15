import { events, forgetPath, rememberedPath, useSession } from "@quotehaven/platform";
import { useLocation, useNavigate } from "react-router-dom";
import { useEffect, useEffectEvent } from "react";
import { isSignInOpen } from "../signIn/askedSignIn";
import { nextPath } from "./nextPath";

/**
 * What becomes of a remembered destination (ROU-5): on Landing, one that
 * mentions my-quotes asks for the sign-in, any other is forgotten unless the
 * sign-in is open by then, which forgets it as it closes; once somebody is
 * signed in, it is followed and forgotten. A landing's own `next`
 * asks for that landing's sign-in, and is followed in the same way.
 */
export function useRememberedPath(): void {
  const { pathname, search, state } = useLocation();
  const { status, role } = useSession();
  const navigate = useNavigate();
  const isSigningIn = useEffectEvent(() => isSignInOpen(state));

  useEffect(() => {
    if (status === "checking") return;
    const path = rememberedPath();
    const next = nextPath(pathname, search);
    if (status === "signedIn") {
      forgetPath();
      if (path) void navigate(path, { replace: true });
      else if (next && next.role === role) void navigate(next.path, { replace: true });
    } else if (next) {
      events.emit("signInRequested", { role: next.role, isOnArrival: true });
    } else if (pathname === "/") {
      if (path?.includes("my-quotes")) events.emit("signInRequested", { role: "consumer" });
      else if (!isSigningIn()) forgetPath();
    }
  }, [pathname, search, status, role, navigate]);
}
