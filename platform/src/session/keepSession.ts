import { addListener } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { events } from "../events/events";
import { isSidOnlyHere, sidStorageKey, storedSid, storeSid } from "../http/sid";
import { reportProblem } from "../problems/reportProblem";
import { localStore } from "../storage/browserStorage";
import type { PlatformStore } from "../store/createPlatformStore";
import { api } from "../store/api";
import { sessionCheckFailed } from "../store/session";
import { noticeActivity, sessionApi, wasActive, watchActivity } from "./sessionApi";
import { sessionLifecycle } from "./sessionLifecycle";

/** Time between two checks; each page waits up to 10% less or more, so that many do not ask at once. */
const SESSION_POLL_MS = 30_000;
const JITTER = 0.1;
/** A first check without an answer is repeated sooner: a screen waits for it. */
const FIRST_RETRY_MS = 3_000;

/** The name under which other tabs hear that the person stays (the `storage` event's key). */
const STAYED = "stayed";

const isAborted = (error: unknown) =>
  typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";

/** The shell's hold on the session: see {@link keepSession}. */
export type SessionKeeper = ReturnType<typeof keepSession>;

const { session, logOut } = sessionApi.endpoints;

/**
 * Keeps the page's session: checks it at start, every 30 s, and at once when a
 * hidden tab comes back. Only a 401 ends it; a lost network, a 429 or a 5xx
 * leaves it alone. Sign-in and sign-out in another tab are followed.
 *
 * One per page, made by the shell.
 */
export function keepSession(store: PlatformStore, random: () => number = Math.random) {
  const lifecycle = sessionLifecycle(store);
  const status = () => store.getState().session.status;

  const jitter = 1 - JITTER + 2 * JITTER * random();
  const options = (intervalMs: number) => ({
    pollingInterval: intervalMs * jitter,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const startQuery = (number: number) =>
    store.dispatch(
      session.initiate(number, {
        subscriptionOptions: options(status() === "checking" ? FIRST_RETRY_MS : SESSION_POLL_MS),
      }),
    );

  /** What is asked again and again, since the last sign-in; null where there is no session. */
  let current: { number: number; sid: string; query: ReturnType<typeof startQuery> } | null = null;
  let asked = 0;

  function stopAsking() {
    current?.query.abort();
    current?.query.unsubscribe();
    current = null;
  }

  /** Asks the server now. The answer to an earlier question no longer counts. Never rejects. */
  async function check(): Promise<void> {
    stopAsking();
    const sid = storedSid();
    if (sid === null) return lifecycle.endWithoutSid();
    asked += 1;
    current = { number: asked, sid, query: startQuery(asked) };
    await current.query;
  }

  /** Whether an answer is about the session that this browser has now. */
  const isCurrent = ({ arg }: { arg: { originalArgs: number } }) =>
    arg.originalArgs === current?.number && storedSid() === current.sid;

  function followAnswers() {
    const undo = [
      store.dispatch(
        addListener({
          matcher: session.matchFulfilled,
          effect({ payload, meta }) {
            if (!isCurrent(meta)) return;
            lifecycle.confirm(payload);
            current?.query.updateSubscriptionOptions(options(SESSION_POLL_MS));
          },
        }),
      ),
      store.dispatch(
        addListener({
          matcher: session.matchRejected,
          effect({ payload, meta }) {
            // A 401 was reported by `sessionLost` already; anything else says nothing about the session.
            if (!payload || payload.status === 401 || !isCurrent(meta)) return;
            store.dispatch(sessionCheckFailed(payload));
          },
        }),
      ),
      // What was asked is forgotten with all other replies.
      store.dispatch(
        addListener({
          actionCreator: api.util.resetApiState,
          effect: () => void (current && check()),
        }),
      ),
    ];
    return () => undo.forEach((end) => end());
  }

  /** Follows what happens to the session on this page. */
  function followEvents() {
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
        if (storedSid() === sid && !isClosing) end("lost");
      }),
      events.on("signedIn", ({ sid, role, account }) => {
        isClosing = false;
        stopAsking();
        storeSid(sid, role);
        if (isSidOnlyHere()) events.emit("notKept", { what: "session" });
        store.dispatch(api.util.resetApiState());
        lifecycle.confirm({ role, account });
        noticeActivity();
        void check();
      }),
    ];
    return () => undo.forEach((stop) => stop());
  }

  function end(how: "lost" | "signedOut") {
    stopAsking();
    lifecycle.end(how);
  }

  /** Follows what the other tabs of this browser do with the session. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === STAYED && newValue !== null) void check();
    // Without a key, everything was cleared.
    if (key !== null && key !== sidStorageKey) return;
    if (storedSid() !== null) {
      // Perhaps as somebody else: nothing of whoever was signed in before may stay.
      void check().then(() => store.dispatch(api.util.resetApiState()));
    } else if (status() === "signedIn") {
      stopAsking();
      lifecycle.endElsewhere();
    }
  }

  /**
   * The browser may keep a page (back/forward cache) and show it again after a sign-out, before any code
   * has run. So the page is hidden while it is kept. It is shown again once React has rendered without
   * what may not be seen; that does not wait for the network.
   */
  const page = document.documentElement;
  /** The session id that a kept page was signed in with. */
  let keptSid: string | null = null;
  function onHide({ persisted }: PageTransitionEvent) {
    keptSid = storedSid();
    if (persisted && status() === "signedIn") page.style.visibility = "hidden";
  }
  function onShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    if (storedSid() !== null && storedSid() !== keptSid && status() === "signedIn") {
      lifecycle.replace();
    }
    void check();
    setTimeout(() => page.style.removeProperty("visibility"), 0);
  }

  window.addEventListener("storage", onStorage);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  const undo = [
    stopAsking,
    watchActivity(),
    setupListeners(store.dispatch),
    followAnswers(),
    followEvents(),
    () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
    },
  ];

  return {
    check,
    /** Tells the server that the person is still there, and the other tabs, which may be asking as well. Never rejects. */
    async stay(): Promise<void> {
      noticeActivity();
      await check();
      // Where the browser keeps nothing, no other tab has this session.
      localStore.set(STAYED, String(performance.now()));
      localStore.remove(STAYED);
    },
    wasActive,
    /** Ends the session here at once. The server is asked to end it too, but nothing depends on its answer. */
    leave(): void {
      store
        .dispatch(logOut.initiate(undefined, { track: false }))
        .unwrap()
        .catch((error: unknown) => {
          // Its reply was forgotten with all others, which says nothing about the call.
          if (!isAborted(error)) reportProblem(error, "leaving");
        });
      end("signedOut");
    },
    /** Ends the session on the server, then here. Rejects with an ApiError and changes nothing when that fails. */
    async signOut(): Promise<void> {
      await store.dispatch(logOut.initiate(undefined, { track: false })).unwrap();
      end("signedOut");
    },
    /** Stops asking and listening. */
    stop: () => undo.forEach((stop) => stop()),
  };
}
