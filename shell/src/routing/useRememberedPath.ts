import {
  events,
  forgetPath,
  rememberedPath,
  useLocation,
  useNavigate,
  useSession,
} from "@quotehaven/platform";
import { useEffect } from "react";

/**
 * What becomes of a remembered destination (ROU-5): on Landing, one that
 * mentions my-quotes asks for the sign-in, any other is forgotten; once
 * somebody is signed in, it is followed and forgotten.
 */
export function useRememberedPath(): void {
  const { pathname } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === "checking") return;
    const path = rememberedPath();
    if (status === "signedIn") {
      forgetPath();
      if (path) void navigate(path, { replace: true });
    } else if (pathname === "/") {
      if (path?.includes("my-quotes")) events.emit("signInRequested", { as: "consumer" });
      else forgetPath();
    }
  }, [pathname, status, navigate]);
}
