import { forgetDrafts, giveBackDrafts, holdDrafts } from "../drafts/keptDrafts";
import { events } from "../events/events";
import { forgetSid, storeRole } from "../http/sid";
import { reportProblem } from "../problems/reportProblem";
import type { PlatformStore } from "../store/createPlatformStore";
import { api } from "../store/api";
import { sessionConfirmed, sessionEnded, sessionReplaced, type SessionEnd } from "../store/session";
import { forgetPath } from "../places/rememberedPath";

type CheckedSession = Parameters<typeof sessionConfirmed>[0] & { account?: number };

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
export function sessionLifecycle(store: PlatformStore) {
  function announce() {
    events.emit("sessionChanged", { role: store.getState().session.userType });
  }

  /** Whose session it is, where the server said so. */
  let account: number | null = null;

  /** Takes the drafts out of the tab; they come back where the same account signs in again. */
  function keepDrafts() {
    if (account === null) forgetDrafts();
    else holdDrafts(account);
    account = null;
  }

  /** A turn later, when the screens that show the data are gone: they would only ask for it again. */
  function forgetReplies() {
    setTimeout(() => store.dispatch(api.util.resetApiState()), 0);
  }

  /**
   * The session is over: nothing of it stays in this browser, but for what was typed by somebody who
   * did not end it themselves. That waits in the page's memory for the same account.
   */
  function end(how: SessionEnd, isOwnEnd = how === "signedOut") {
    const wasKnown = store.getState().session.status !== "anonymous";
    forgetSid();
    if (isOwnEnd) forgetDrafts();
    else keepDrafts();
    account = null;
    if (how === "signedOut") forgetPath();
    store.dispatch(sessionEnded(how));
    if (wasKnown) announce();
    forgetReplies();
  }

  /** The person signed out in another tab, where nobody asked about what was typed in this one. */
  const endElsewhere = () => end("signedOut", false);

  return {
    end: (how: SessionEnd) => end(how),
    endElsewhere,
    /** The server knows the session: it is in the store, and the bell is up to date. */
    confirm({ account: now, ...session }: CheckedSession) {
      const before = store.getState().session;
      if (now !== undefined) {
        if (account !== null && account !== now) forgetDrafts();
        giveBackDrafts(now);
        account = now;
      }
      storeRole(session.role);
      store.dispatch(sessionConfirmed(session));
      if (before.userType !== session.role) announce();
      if (session.role !== "operator") void readNotifications(store);
    },
    /** No session id is stored: whoever was signed in is not any more. */
    endWithoutSid() {
      const { status } = store.getState().session;
      if (status === "signedIn") endElsewhere();
      if (status !== "checking") return;
      // Nobody was signed in: what an anonymous visitor typed in this tab stays.
      store.dispatch(sessionEnded());
      announce();
    },
    /** Another session id is stored: nothing of the person before stays until the server says who it is. */
    replace() {
      keepDrafts();
      store.dispatch(sessionReplaced());
      announce();
      forgetReplies();
    },
  };
}
