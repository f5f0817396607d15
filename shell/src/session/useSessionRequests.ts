import {
  events,
  forgetPath,
  rememberedPath,
  useApiErrorToast,
  useToast,
  type PlatformEvents,
} from "@quotehaven/platform";
import { useLocation, useNavigate } from "react-router-dom";
import { mayLeave, releaseUnsaved } from "@quotehaven/platform/shell";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nextPath } from "../routing/nextPath";
import { afterSignIn } from "./afterSignIn";
import { lostBefore } from "./lostSession";
import { useShell } from "../context/ShellContext";

type NotKept = PlatformEvents["notKept"]["what"];

/** A failed sign-out; the next try takes it away. */
const subject = "signOut";

/** Does what remotes and the sign-in ask of the session, and goes where that leads. */
export function useSessionRequests(): void {
  const { keeper } = useShell();
  const navigate = useNavigate();
  const { i18n } = useTranslation("shell");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const { pathname, search } = useLocation();
  /** Of what this page told already that it is not kept. */
  const told = useRef(new Set<string>());

  const tellNotKept = useEffectEvent((what: NotKept) => {
    // A sign-in is told of each time.
    if (what !== "session" && told.current.has(what)) return;
    told.current.add(what);
    // A language that was just chosen is not drawn yet.
    toast(i18n.t(`shell:notKept.${what}`), { kind: "info" });
  });
  const followSignIn = useEffectEvent(({ role, redirect }: PlatformEvents["signedIn"]) => {
    const lost = lostBefore();
    const back = lost?.isWanted ? lost.from : null;
    const wanted = rememberedPath() ?? back ?? nextPath(pathname, search)?.path ?? null;
    const path = afterSignIn(role, redirect, wanted);
    forgetPath();
    void navigate(path);
  });
  const signOut = useEffectEvent(async () => {
    if (!(await mayLeave())) return;
    try {
      await keeper.signOut();
    } catch (error) {
      return toastError(error, { subject });
    }
    releaseUnsaved();
    events.emit("toastsWithdrawn", { subject });
    await navigate("/");
  });
  const leaveDeleted = useEffectEvent(() => {
    // Where the deletion failed, its session must not live on at the server.
    keeper.leave();
    releaseUnsaved();
    void navigate("/");
  });

  // In the commit: what is shown can be pressed before other effects.
  useLayoutEffect(() => {
    const undo = [
      events.on("notKept", ({ what }) => tellNotKept(what)),
      events.on("signedIn", (signedIn) => followSignIn(signedIn)),
      events.on("signOutRequested", () => void signOut()),
      events.on("accountDeleted", () => leaveDeleted()),
    ];
    return () => undo.forEach((end) => end());
  }, []);
}
