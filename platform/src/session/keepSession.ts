import { events } from "../events/events";
import { isApiError, plainApiError } from "../http/ApiError";
import { request } from "../http/request";
import { isSidOnlyHere, storedSid, storeSid } from "../http/sid";
import { reportProblem } from "../problems/reportProblem";
import type { PlatformStore } from "../store/createPlatformStore";
import { api } from "../store/api";
import { sessionCheckFailed } from "../store/session";
import { watchActivity, type Activity } from "./activity";
import { checkSession } from "./checkSession";
import { tellOtherTabsOfStaying, watchOtherTabs } from "./otherTabs";
import { watchPageVisits } from "./pageVisits";
import { sessionLifecycle, type SessionLifecycle } from "./sessionLifecycle";
import { sessionPoll, type SessionPoll } from "./sessionPoll";

/** Time between two checks; each waits 10% less or more, so that many tabs do not ask at once. */
export const SESSION_POLL_MS = 30_000;
const JITTER = 0.1;
/** A first check without an answer is repeated sooner: a screen waits for it. */
const FIRST_RETRY_MS = 3_000;

/** The shell's hold on the session: see {@link keepSession}. */
export type SessionKeeper = ReturnType<typeof keepSession>;

/** What the parts of the keeping share. */
type Kept = {
  store: PlatformStore;
  activity: Activity;
  lifecycle: SessionLifecycle;
  poll: SessionPoll;
};

/** Asks the server once whether the session lives, and acts on the answer. */
async function askOnce(
  { store, activity, lifecycle }: Omit<Kept, "poll">,
  isActive = activity.wasActive(),
): Promise<void> {
  const sid = storedSid();
  if (!sid) {
    lifecycle.endWithoutSid();
    return;
  }
  if (isActive) activity.reset();
  try {
    const session = await checkSession(isActive);
    if (storedSid() === sid) lifecycle.confirm(session);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isActive) activity.notice();
    // A 401 was reported by `sessionLost` already; anything else says nothing about the session.
    if (error.status !== 401) store.dispatch(sessionCheckFailed(plainApiError(error)));
  }
}

/** Follows what happens to the session on this page. Returns its undo. */
function followEvents({ store, lifecycle, poll }: Kept): () => void {
  /** The person is deleting the account: a 401 is what they wanted, and the goodbye is still to be read. */
  let isClosing = false;
  const undo = [
    events.on("sessionChanged", () => {
      isClosing = false;
    }),
    events.on("accountClosing", () => {
      isClosing = true;
    }),
    events.on("sessionLost", ({ sid }) => {
      if (storedSid() === sid && !isClosing) lifecycle.end("lost");
    }),
    events.on("signedIn", ({ sid, userType, account }) => {
      isClosing = false;
      storeSid(sid, userType);
      if (isSidOnlyHere()) events.emit("notKept", { what: "session" });
      store.dispatch(api.util.resetApiState());
      lifecycle.confirm({ userType, account });
      // A question under way was about who was signed in before.
      void poll.check({ isActive: true, isAfresh: true });
    }),
  ];
  return () => undo.forEach((end) => end());
}

/** Follows what the other tabs of this browser do with the session. Returns its undo. */
function followOtherTabs({ store, lifecycle, poll }: Kept): () => void {
  return watchOtherTabs({
    stayed: () => void poll.check({ isAfresh: true }),
    signedOut: () => {
      if (store.getState().session.status === "signedIn") lifecycle.endElsewhere();
    },
    signedIn: () => {
      // Nothing of whoever was signed in before may stay.
      void poll.check({ isAfresh: true }).then(() => store.dispatch(api.util.resetApiState()));
    },
  });
}

/**
 * Keeps the page's session: checks it at start, every 30 s, and at once when a
 * hidden tab comes back. Only a 401 ends it; a lost network, a 429 or a 5xx
 * leaves it alone. Sign-in and sign-out in another tab are followed.
 *
 * One per page, made by the shell.
 */
export function keepSession(store: PlatformStore, random: () => number = Math.random) {
  const activity = watchActivity(window);
  const lifecycle = sessionLifecycle(store);
  const status = () => store.getState().session.status;
  const poll = sessionPoll(
    (isActive) => askOnce({ store, activity, lifecycle }, isActive),
    () =>
      (status() === "checking" ? FIRST_RETRY_MS : SESSION_POLL_MS) *
      (1 - JITTER + 2 * JITTER * random()),
  );
  const kept = { store, activity, lifecycle, poll };
  /** The session id that a kept page was signed in with. */
  let keptSid: string | null = null;
  const undo = [
    poll.stop,
    activity.stop,
    watchPageVisits({
      visible: () => void poll.check(),
      left: () => {
        keptSid = storedSid();
        return status() === "signedIn";
      },
      restored: () => {
        const sid = storedSid();
        if (sid === null) lifecycle.endWithoutSid();
        else if (sid !== keptSid && status() === "signedIn") lifecycle.replace();
        void poll.check({ isAfresh: true });
      },
    }),
    followOtherTabs(kept),
    followEvents(kept),
  ];

  return {
    /**
     * Asks the server now; while a question is under way, it is that one, unless the answer must be
     * newer than this call (`isAfresh`). Never rejects.
     */
    check: poll.check,
    /** Tells the server that the person is still there, and the other tabs, which may be asking as well. Never rejects. */
    async stay(): Promise<void> {
      // A question under way may have been asked before the person said so.
      await poll.check({ isActive: true, isAfresh: true });
      tellOtherTabsOfStaying();
    },
    /** Whether the person did something that the server does not know of yet. */
    wasActive: activity.wasActive,
    /** Ends the session here at once. The server is asked to end it too, but nothing depends on its answer. */
    leave(): void {
      request({ url: "/auth/login" }).catch((error: unknown) => reportProblem(error, "leaving"));
      lifecycle.end("signedOut");
    },
    /** Ends the session on the server, then here. Rejects with an ApiError and changes nothing when that fails. */
    async signOut(): Promise<void> {
      await request({ url: "/auth/login" });
      lifecycle.end("signedOut");
    },
    /** Stops polling and listening. */
    stop: () => undo.forEach((end) => end()),
  };
}
