import { events } from "../events/events";
import { forgetDrafts } from "../forms/useDraft";
import { isApiError, plainApiError } from "../http/ApiError";
import { request } from "../http/request";
import { reportProblem } from "../problems/reportProblem";
import { latestNotifications, notificationsApi } from "../notifications/notificationsApi";
import { api } from "../store/api";
import { forgetKnownReplies } from "../store/baseQuery";
import type { PlatformStore } from "../store/createPlatformStore";
import {
  sessionCheckFailed,
  sessionConfirmed,
  sessionEnded,
  type SessionEnd,
} from "../store/session";
import { watchActivity } from "./activity";
import { checkSession } from "./checkSession";
import { forgetPath } from "./rememberedPath";
import { forgetSid, sidStorageKey, storedSid, storeSid } from "./sid";

/** Time between two checks; each waits 10% less or more, so that many tabs do not ask at once. */
export const SESSION_POLL_MS = 30_000;
const JITTER = 0.1;
/** A first check without an answer is repeated sooner: a screen waits for it. */
const FIRST_RETRY_MS = 3_000;

/** The name under which other tabs hear that the person stays (the `storage` event's key). */
const STAYED = "stayed";

function tellStayed(): void {
  try {
    localStorage.setItem(STAYED, String(performance.now()));
    localStorage.removeItem(STAYED);
  } catch {
    // Storage is switched off: the other tabs learn it at their next check.
  }
}

/** The shell's hold on the session: see {@link keepSession}. */
export type SessionKeeper = {
  /**
   * Asks the server now; while a question is under way, it is that one, unless the answer must be
   * newer than this call (`isAfresh`). Never rejects.
   */
  check(options?: { isActive?: boolean; isAfresh?: boolean }): Promise<void>;
  /** Tells the server that the person is still there, and the other tabs, which may be asking as well. Never rejects. */
  stay(): Promise<void>;
  /** Whether the person did something that the server has not been told of. */
  wasActive(): boolean;
  /** Ends the session on the server, then here. Rejects with an ApiError and changes nothing when that fails. */
  signOut(): Promise<void>;
  /** Ends the session here at once. The server is told too, but whether it hears changes nothing. */
  leave(): void;
  /** Stops polling and listening. */
  stop(): void;
};

/**
 * Keeps the page's session: checks it at start, every 30 s, and at once when a
 * hidden tab comes back. Only a 401 ends it; a lost network, a 429 or a 5xx
 * leaves it alone. Sign-in and sign-out in another tab are followed.
 *
 * One per page, made by the shell.
 */
export function keepSession(
  store: PlatformStore,
  random: () => number = Math.random,
): SessionKeeper {
  const activity = watchActivity(window);
  let inFlight: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** The person is deleting the account: a 401 is what they wanted, and the goodbye is still to be read. */
  let isClosing = false;

  function schedule() {
    clearTimeout(timer);
    if (isStopped) return;
    const isWaitedFor = store.getState().session.status === "checking";
    const base = isWaitedFor ? FIRST_RETRY_MS : SESSION_POLL_MS;
    timer = setTimeout(
      () => (document.visibilityState === "hidden" ? schedule() : void check()),
      base * (1 - JITTER + 2 * JITTER * random()),
    );
  }

  function announce() {
    events.emit("sessionChanged", { userType: store.getState().session.userType });
  }

  function readNotifications() {
    const { initiate, select } = notificationsApi.endpoints.notifications;
    const before = select(latestNotifications)(store.getState()).data;
    void store
      .dispatch(initiate(latestNotifications, { forceRefetch: true, subscribe: false }))
      .then(({ data }) => {
        // The pages of the list are other entries of the cache: what is news to the bell is news to them.
        if (before && data && data !== before) {
          store.dispatch(api.util.invalidateTags(["Notifications"]));
        }
      });
  }

  function confirm(session: Parameters<typeof sessionConfirmed>[0]) {
    const before = store.getState().session;
    store.dispatch(sessionConfirmed(session));
    if (before.status !== "signedIn" || before.userType !== session.userType) announce();
    readNotifications();
  }

  function forget(end: SessionEnd) {
    isClosing = false;
    const wasKnown = store.getState().session.status !== "anonymous";
    forgetSid();
    forgetDrafts();
    forgetKnownReplies();
    if (end === "signedOut") forgetPath();
    store.dispatch(sessionEnded(end));
    if (wasKnown) announce();
    // A turn later, when the screens that show the data are gone: they would only ask for it again.
    setTimeout(() => store.dispatch(api.util.resetApiState()), 0);
  }

  function endWithoutSid() {
    const { status } = store.getState().session;
    if (status === "signedIn") forget("signedOut");
    if (status !== "checking") return;
    // Nobody was signed in: what an anonymous visitor typed in this tab stays.
    store.dispatch(sessionEnded());
    announce();
  }

  async function ask(isActive: boolean): Promise<void> {
    const sid = storedSid();
    if (!sid) {
      endWithoutSid();
      return;
    }
    if (isActive) activity.reset();
    try {
      const session = await checkSession(isActive);
      if (storedSid() === sid) confirm(session);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isActive) activity.notice();
      // A 401 was told by `sessionLost` already; anything else says nothing about the session.
      if (error.status !== 401) store.dispatch(sessionCheckFailed(plainApiError(error)));
    }
  }

  function check({
    isActive = activity.wasActive(),
    isAfresh = false,
  }: { isActive?: boolean; isAfresh?: boolean } = {}): Promise<void> {
    if (isAfresh && inFlight) return inFlight.then(() => check({ isActive }));
    inFlight ??= ask(isActive).finally(() => {
      inFlight = undefined;
      schedule();
    });
    return inFlight;
  }

  const onVisible = () => {
    if (document.visibilityState === "visible") void check();
  };
  const page = document.documentElement;
  // The browser may keep this page and show it again after a sign-out, before any code has run.
  const onPutAway = (event: PageTransitionEvent) => {
    const { status } = store.getState().session;
    if (event.persisted && status === "signedIn") page.style.visibility = "hidden";
  };
  const onShownAgain = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    void check({ isAfresh: true }).finally(() => page.style.removeProperty("visibility"));
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === STAYED && event.newValue !== null) void check({ isAfresh: true });
    if (event.key !== null && event.key !== sidStorageKey) return;
    if (!storedSid()) {
      if (store.getState().session.status === "signedIn") forget("signedOut");
      return;
    }
    // Another tab signed in, perhaps as somebody else: nothing of before may stay.
    forgetKnownReplies();
    void check().then(() => store.dispatch(api.util.resetApiState()));
  };
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pagehide", onPutAway);
  window.addEventListener("pageshow", onShownAgain);
  window.addEventListener("storage", onStorage);

  const undo = [
    events.on("sessionLost", ({ sid }) => {
      if (storedSid() === sid && !isClosing) forget("lost");
    }),
    events.on("accountClosing", () => {
      isClosing = true;
    }),
    events.on("signedIn", ({ sid, userType }) => {
      isClosing = false;
      storeSid(sid);
      forgetKnownReplies();
      store.dispatch(api.util.resetApiState());
      confirm({ userType });
      void check({ isActive: true });
    }),
  ];

  return {
    check,
    async stay() {
      await check({ isActive: true });
      tellStayed();
    },
    wasActive: activity.wasActive,
    leave() {
      request({ url: "/auth/login" }).catch((error: unknown) => reportProblem(error, "leaving"));
      forget("signedOut");
    },
    async signOut() {
      await request({ url: "/auth/login" });
      forget("signedOut");
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      activity.stop();
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pagehide", onPutAway);
      window.removeEventListener("pageshow", onShownAgain);
      window.removeEventListener("storage", onStorage);
      for (const end of undo) end();
    },
  };
}
