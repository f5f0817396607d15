import {
  events,
  forgetPath,
  rememberedPath,
  useApiErrorToast,
  useNavigate,
} from "@quotehaven/platform";
import { useEffect } from "react";
import { afterSignIn } from "./profilePath";
import { useShell } from "./ShellContext";

/** A failed sign-out; the next try takes it away. */
const subject = "signOut";

/** Does what remotes and the sign-in ask of the session, and goes where that leads. */
export function useSessionRequests(): void {
  const { keeper } = useShell();
  const navigate = useNavigate();
  const toastError = useApiErrorToast();

  useEffect(() => {
    const undo = [
      events.on("signedIn", ({ userType, redirect }) => {
        const path = afterSignIn(userType, redirect, rememberedPath());
        forgetPath();
        void navigate(path);
      }),
      events.on("signOutRequested", () => {
        keeper.signOut().then(
          () => {
            events.emit("toastsWithdrawn", { subject });
            void navigate("/");
          },
          (error: unknown) => toastError(error, { subject }),
        );
      }),
      events.on("accountDeleted", () => {
        // Where the deletion failed, its session must not live on at the server.
        keeper.leave();
        void navigate("/");
      }),
    ];
    return () => undo.forEach((end) => end());
  }, [keeper, navigate, toastError]);
}
