import {
  events,
  forgetPath,
  rememberedPath,
  useApiErrorToast,
  useToast,
} from "@quotehaven/platform";
import { useLocation, useNavigate } from "react-router-dom";
import { mayLeave, releaseUnsaved } from "@quotehaven/platform/shell";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nextPath } from "../routing/nextPath";
import { afterSignIn } from "./afterSignIn";
import { lostBefore } from "./lostSession";
import { useShell } from "../context/ShellContext";

/** A failed sign-out; the next try takes it away. */
const subject = "signOut";

/** Does what remotes and the sign-in ask of the session, and goes where that leads. */
export function useSessionRequests(): void {
  const { keeper } = useShell();
  const navigate = useNavigate();
  const { i18n } = useTranslation("shell");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const location = useLocation();
  const at = useRef(location);
  /** Of what this page told already that it is not kept. */
  const told = useRef(new Set<string>());
  useEffect(() => {
    at.current = location;
  });

  useEffect(() => {
    const signOut = async () => {
      if (!(await mayLeave())) return;
      try {
        await keeper.signOut();
      } catch (error) {
        return toastError(error, { subject });
      }
      releaseUnsaved();
      events.emit("toastsWithdrawn", { subject });
      await navigate("/");
    };
    const undo = [
      events.on("notKept", ({ what }) => {
        // A sign-in is told of each time.
        if (what !== "session" && told.current.has(what)) return;
        told.current.add(what);
        // A language that was just chosen is not drawn yet.
        toast(i18n.t(`shell:notKept.${what}`), { kind: "info" });
      }),
      events.on("signedIn", ({ userType, redirect }) => {
        const { pathname, search } = at.current;
        const lost = lostBefore();
        const back = lost?.isWanted ? lost.from : null;
        const wanted = rememberedPath() ?? back ?? nextPath(pathname, search)?.path ?? null;
        const path = afterSignIn(userType, redirect, wanted);
        forgetPath();
        void navigate(path);
      }),
      events.on("signOutRequested", () => void signOut()),
      events.on("accountDeleted", () => {
        // Where the deletion failed, its session must not live on at the server.
        keeper.leave();
        releaseUnsaved();
        void navigate("/");
      }),
    ];
    return () => undo.forEach((end) => end());
  }, [keeper, navigate, toast, toastError, i18n]);
}
