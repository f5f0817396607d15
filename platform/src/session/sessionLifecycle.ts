import { forgetDrafts } from "../drafts/useDraft";
import { events } from "../events/events";
import { forgetSid, storeRole } from "../http/sid";
import { reportProblem } from "../problems/reportProblem";
import type { PlatformStore } from "../store/PlatformStore";
import { repliesForgotten } from "../store/replies";
import { sessionConfirmed, sessionEnded, type SessionEnd } from "../store/session";
import { forgetPath } from "../places/rememberedPath";

/** What the page does as its session begins, goes on and ends. */
export type SessionLifecycle = {
  /** The server knows the session: it is in the store, and the bell is up to date. */
  confirm(session: Parameters<typeof sessionConfirmed>[0]): void;
  /** The session is over: nothing of it stays in this browser. */
  end(how: SessionEnd): void;
  /** No session id is stored: whoever was signed in is not any more. */
  endWithoutSid(): void;
};

/** The query cache comes with it: whoever is only visiting does without. */
async function readNotifications(store: PlatformStore): Promise<void> {
  try {
    const { refreshNotifications } = await import("../notifications/refreshNotifications");
    await refreshNotifications(store);
  } catch (error) {
    reportProblem(error, "the notifications");
  }
}

/** Tells the store and everyone on the page of what became of the session, and tidies up after it. */
export function sessionLifecycle(store: PlatformStore): SessionLifecycle {
  function announce() {
    events.emit("sessionChanged", { userType: store.getState().session.userType });
  }

  function end(how: SessionEnd) {
    const wasKnown = store.getState().session.status !== "anonymous";
    forgetSid();
    forgetDrafts();
    if (how === "signedOut") forgetPath();
    store.dispatch(sessionEnded(how));
    if (wasKnown) announce();
    // A turn later, when the screens that show the data are gone: they would only ask for it again.
    setTimeout(() => store.dispatch(repliesForgotten()), 0);
  }

  return {
    end,
    confirm(session) {
      const before = store.getState().session;
      storeRole(session.userType);
      store.dispatch(sessionConfirmed(session));
      if (before.status !== "signedIn" || before.userType !== session.userType) announce();
      if (session.userType !== "operator") void readNotifications(store);
    },
    endWithoutSid() {
      const { status } = store.getState().session;
      if (status === "signedIn") end("signedOut");
      if (status !== "checking") return;
      // Nobody was signed in: what an anonymous visitor typed in this tab stays.
      store.dispatch(sessionEnded());
      announce();
    },
  };
}
