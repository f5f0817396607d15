import { jest } from "@jest/globals";
import { setRequestAdapter } from "../http/request";
import { createPlatformStore } from "../store/createPlatformStore";
import { replyAdapter, type RecordedRequest, type Replies } from "../testing/replies";
import { keepSession } from "./keepSession";

const noNotifications = { data: { data: [], count: 0, unseen: 0 } };
let ends: (() => void)[] = [];

/** Gives each test of a file a browser that knows nobody, and a clock that it moves itself. */
export function eachInANewBrowser() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers();
  });

  afterEach(() => {
    for (const end of ends) end();
    ends = [];
    setVisibility("visible");
    jest.useRealTimers();
  });
}

/** A keeper of the session, with the server's answers, until the test is over. */
export function aKeeper({
  sid = "s-1" as string | null,
  replies = {} as Replies,
  random = (): number => 0.5,
} = {}) {
  if (sid) localStorage.setItem("sid", sid);
  const requests: RecordedRequest[] = [];
  const answers: Replies = {
    "GET /auth/check-session": { type: 1 },
    "GET /notifications": noNotifications,
    ...replies,
  };
  setRequestAdapter(replyAdapter(answers, requests));
  const store = createPlatformStore();
  const keeper = keepSession(store, random);
  ends.push(keeper.stop);
  return {
    keeper,
    store,
    answers,
    session: () => store.getState().session,
    checks: () => requests.filter(({ path }) => path === "/auth/check-session"),
    sidsOf: (called: string) =>
      requests.filter(({ path }) => path === called).map(({ params }) => params.sid),
    calls: () => requests.map(({ method, path }) => `${method} ${path}`),
  };
}

export function setVisibility(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** An answer to a check that comes when the test says so. */
export function aLateAnswer(answer: unknown = { type: 1 }) {
  let come = () => {};
  const late = () => new Promise((resolve) => (come = () => resolve(answer)));
  return { late, come: () => come() };
}

export const tellOfStorage = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

/** The page goes or comes back; `kept` by the browser meanwhile, unless said otherwise. */
export function transition(type: "pagehide" | "pageshow", kept = true) {
  const event = new Event(type);
  Object.defineProperty(event, "persisted", { value: kept });
  window.dispatchEvent(event);
}
