import { jest } from "@jest/globals";
import { events } from "../events/events";
import type { PlatformStore } from "../store/createPlatformStore";
import { networkGone, refusal, reply, type RecordedRequest } from "../testing/replies";
import {
  aKeeper,
  aLateAnswer,
  eachInANewBrowser,
  pass,
  setVisibility,
  tellOfStorage,
  transition,
} from "./sessionFixtures";

eachInANewBrowser();

/** The notifications that the page keeps. */
const keptNotifications = (store: PlatformStore) =>
  Object.values(store.getState()["platform/api"]?.queries ?? {}).filter(
    (query) => query?.endpointName === "notifications" && query.data !== undefined,
  );

it("knows who is signed in after the first check, of which one is in flight at a time, and where they live, and fetches notifications", async () => {
  const { keeper, session, calls, checks } = aKeeper({
    replies: { "GET /auth/check-session": { type: 1, time_zone: "Pacific/Honolulu" } },
  });
  await Promise.all([keeper.check(), keeper.check(), keeper.check()]);
  expect(checks()).toHaveLength(1);
  await pass(0);
  expect(session()).toMatchObject({
    status: "signedIn",
    userType: "consumer",
    timeZone: "Pacific/Honolulu",
  });
  expect(calls()).toContain("GET /notifications");
});

it.each([
  ["3 s before", 0, 27_000],
  ["3 s after", 1, 33_000],
])("asks again up to %s the 30 s, so that not everybody asks at once", async (_when, part, ms) => {
  const { keeper, checks } = aKeeper({ random: () => part });
  await keeper.check();
  await pass(ms - 100);
  expect(checks()).toHaveLength(1);
  await pass(200);
  expect(checks()).toHaveLength(2);
});

it("asks nothing where nobody ever signed in, says so once, and leaves a visitor's drafts alone", async () => {
  sessionStorage.setItem("draft:wizard", "{}");
  const { keeper, session, checks } = aKeeper({ sid: null });
  const heard = jest.fn();
  const undo = events.on("sessionChanged", heard);
  heard.mockClear();
  await keeper.check();
  await keeper.check();
  tellOfStorage(null);
  undo();
  expect(heard.mock.calls).toEqual([[{ role: null }]]);
  expect(session().status).toBe("anonymous");
  expect(sessionStorage.getItem("draft:wizard")).toBe("{}");
  expect(checks()).toHaveLength(0);
});

it("fetches no notifications for an operator, who has none", async () => {
  const { keeper, calls } = aKeeper({ replies: { "GET /auth/check-session": { type: 3 } } });
  await keeper.check();
  await pass(0);
  expect(calls()).toEqual(["GET /auth/check-session"]);
});

it("asks at once when the network is back, and after a check that failed no sooner than ever", async () => {
  const { keeper, answers, checks } = aKeeper();
  await keeper.check();
  answers["GET /auth/check-session"] = networkGone;
  await keeper.check();
  await pass(29_900);
  expect(checks()).toHaveLength(2);
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(checks()).toHaveLength(3);
});

it.each([
  ["that it lives", { type: 1 }],
  ["that it is over", refusal(401)],
  ["nothing", refusal(503)],
])("takes no answer for one about another session, where it says %s", async (_what, answer) => {
  const { keeper, answers, session } = aKeeper();
  const { late, come } = aLateAnswer(answer);
  answers["GET /auth/check-session"] = late;
  const asked = keeper.check();
  await pass(0);
  localStorage.setItem("sid", "s-2");
  come();
  await asked;
  await pass(0);
  expect(session()).toMatchObject({ status: "checking", problem: null });
  expect(localStorage.getItem("sid")).toBe("s-2");
});

it("asks only whether the answer has changed, and keeps what it knows", async () => {
  const { keeper, answers, session, checks } = aKeeper({
    replies: { "GET /auth/check-session": reply(200, { type: 2 }, { etag: '"2-1-2"' }) },
  });
  await keeper.check();
  answers["GET /auth/check-session"] = ({ headers }: RecordedRequest) =>
    headers["If-None-Match"] === '"2-1-2"' ? reply(304) : refusal(401, []);
  await pass(33_100);
  expect(checks()).toHaveLength(2);
  expect(session()).toMatchObject({ status: "signedIn", userType: "agent" });
});

it.each([
  ["gets no answer", networkGone, 0],
  ["gets an unknown account", { type: 7 }, 502],
  ["gets a page", "<html>", 502],
  ["gets nothing at all", reply(200, null), 502],
])("stays undecided while the first check %s, and asks again soon", async (_w, answer, status) => {
  const { keeper, answers, session } = aKeeper({ replies: { "GET /auth/check-session": answer } });
  await keeper.check();
  expect(session()).toMatchObject({ status: "checking", problem: { status } });
  answers["GET /auth/check-session"] = { type: 2, time_zone: 5 };
  await pass(3_100);
  expect(session()).toMatchObject({ status: "signedIn", userType: "agent", problem: null });
  expect(session().timeZone).toBeUndefined();
});

it("asks nothing while the tab is hidden, and at once when it comes back", async () => {
  const { keeper, checks } = aKeeper();
  await keeper.check();
  setVisibility("hidden");
  await pass(120_000);
  expect(checks()).toHaveLength(1);
  setVisibility("visible");
  await pass(0);
  expect(checks()).toHaveLength(2);
});

it("says that the person stays although a question is under way that does not say so", async () => {
  const { keeper, answers, checks } = aKeeper();
  const { late, come } = aLateAnswer();
  answers["GET /auth/check-session"] = late;
  void keeper.check();
  await pass(0);
  const staying = keeper.stay();
  answers["GET /auth/check-session"] = { type: 1 };
  come();
  await staying;
  expect(checks().map(({ params }) => params.active)).toEqual([undefined, "1"]);
});

it("says active=1 of what the person did while a question was under way, and again when the check that said it failed", async () => {
  const { keeper, answers, checks } = aKeeper();
  const { late, come } = aLateAnswer();
  answers["GET /auth/check-session"] = late;
  window.dispatchEvent(new Event("keydown"));
  const first = keeper.check();
  window.dispatchEvent(new Event("keydown"));
  come();
  await first;
  answers["GET /auth/check-session"] = { type: 1 };
  await keeper.check();
  await keeper.check();
  window.dispatchEvent(new Event("keydown"));
  answers["GET /auth/check-session"] = networkGone;
  await keeper.check();
  answers["GET /auth/check-session"] = { type: 1 };
  await keeper.check();
  answers["GET /auth/check-session"] = networkGone;
  await keeper.check();
  await keeper.check();
  const said = checks().map(({ params }) => params.active);
  expect(said).toEqual(["1", "1", undefined, "1", "1", undefined, undefined]);
});

it.each(["pointerdown", "keydown", "wheel", "touchmove"])(
  "takes a %s for a sign of the person, also where a part keeps it to itself",
  async (sign) => {
    const { keeper } = aKeeper();
    await keeper.check();
    expect(keeper.wasActive()).toBe(false);
    const part = document.createElement("div");
    part.addEventListener(sign, (event) => event.stopPropagation());
    document.body.append(part);
    part.dispatchEvent(new Event(sign, { bubbles: true }));
    part.remove();
    expect(keeper.wasActive()).toBe(true);
  },
);

it("knows both ends of the session, whatever this computer's clock says, and none where the server gives no moment", async () => {
  jest.setSystemTime(new Date("2030-01-01T00:00:00Z"));
  const { keeper, answers, session } = aKeeper({
    replies: {
      "GET /auth/check-session": reply(
        200,
        { type: 1, idle_ends_at: "2026-01-01T01:00:00Z", ends_at: "2026-01-01T12:00:00Z" },
        { date: "Thu, 01 Jan 2026 00:00:00 GMT" },
      ),
    },
  });
  await keeper.check();
  expect(session()).toMatchObject({
    idleEndsAt: Date.parse("2030-01-01T01:00:00Z"),
    endsAt: Date.parse("2030-01-01T12:00:00Z"),
  });
  answers["GET /auth/check-session"] = { type: 1, idle_ends_at: "soon", ends_at: 7 };
  await keeper.check();
  expect(session()).toMatchObject({ idleEndsAt: null, endsAt: null });
});

it("keeps the sid of a sign-in, tells everyone, and asks about it at once as about an active person, though another question is under way", async () => {
  const { keeper, answers, checks, session } = aKeeper();
  const { late, come } = aLateAnswer();
  answers["GET /auth/check-session"] = late;
  void keeper.check();
  await pass(0);
  const heard = jest.fn();
  const undo = events.on("sessionChanged", heard);
  answers["GET /auth/check-session"] = { type: 2 };
  events.emit("signedIn", { sid: "s-9", role: "agent", redirect: null });
  undo();
  expect(heard).toHaveBeenCalledWith({ role: "agent" });
  expect({ ...localStorage }).toEqual({ sid: "s-9", role: "agent" });
  come();
  await pass(0);
  expect(checks().map(({ params }) => [params.sid, params.active])).toEqual([
    ["s-1", undefined],
    ["s-9", "1"],
  ]);
  expect(session()).toMatchObject({ status: "signedIn", userType: "agent" });
});

it.each([
  ["keeps nothing", ["session"]],
  ["keeps it", []],
])("says that a sign-in ends with the page where the browser %s", async (how, said) => {
  aKeeper({ sid: null });
  const heard: unknown[] = [];
  const undo = events.on("notKept", ({ what }) => heard.push(what));
  const stored = jest.spyOn(Storage.prototype, "setItem");
  if (how === "keeps nothing") {
    stored.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  }
  events.emit("signedIn", { sid: "s-9", role: "agent", redirect: null });
  await pass(0);
  stored.mockRestore();
  undo();
  expect(heard).toEqual(said);
});

describe("a page that the browser kept and shows again", () => {
  const isHidden = () => document.documentElement.style.visibility === "hidden";

  it.each([
    ["that is not kept", "s-1", false],
    ["of a visitor", null, true],
  ])("is not hidden for a page %s, which is not asked about either", async (_which, sid, kept) => {
    const { keeper, checks } = aKeeper({ sid });
    await keeper.check();
    const before = checks().length;
    transition("pagehide", kept);
    expect(isHidden()).toBe(false);
    transition("pageshow", kept);
    await pass(0);
    expect(checks()).toHaveLength(before);
  });

  it("shows nothing of whoever has signed out meanwhile", async () => {
    const { keeper, session } = aKeeper();
    await keeper.check();
    transition("pagehide");
    localStorage.removeItem("sid");
    transition("pageshow");
    expect(session()).toMatchObject({ status: "anonymous", endedBy: "signedOut" });
    await pass(0);
  });

  it("is shown at once while the server is asked, though an older question has no answer either", async () => {
    const { keeper, answers, session } = aKeeper();
    await keeper.check();
    answers["GET /auth/check-session"] = () => new Promise(() => undefined);
    void keeper.check();
    transition("pagehide");
    expect(isHidden()).toBe(true);
    transition("pageshow");
    await pass(0);
    expect(isHidden()).toBe(false);
    expect(session().status).toBe("signedIn");
  });

  it("shows nothing of the person before, where somebody else has signed in", async () => {
    const { keeper, answers, session, store } = aKeeper({
      replies: { "GET /auth/check-session": { type: 1, account: 7 } },
    });
    await keeper.check();
    sessionStorage.setItem("draft:profile", "typed by 7");
    await pass(0);
    expect(keptNotifications(store)).toHaveLength(1);
    const { late, come } = aLateAnswer({ type: 2, account: 8 });
    answers["GET /auth/check-session"] = late;
    transition("pagehide");
    localStorage.setItem("sid", "s-2");
    transition("pageshow");
    expect(session()).toMatchObject({ status: "checking", userType: null });
    expect(sessionStorage.getItem("draft:profile")).toBeNull();
    expect(isHidden()).toBe(true);
    await pass(0);
    expect(isHidden()).toBe(false);
    expect(keptNotifications(store)).toEqual([]);
    expect(localStorage.getItem("sid")).toBe("s-2");
    come();
    await pass(0);
    expect(session()).toMatchObject({ status: "signedIn", userType: "agent" });
    expect(sessionStorage.getItem("draft:profile")).toBeNull();
  });
});

it("follows a sign-out in another tab without asking the server", async () => {
  const { keeper, session, calls } = aKeeper();
  await keeper.check();
  localStorage.removeItem("sid");
  tellOfStorage("sid");
  expect(session()).toMatchObject({ status: "anonymous", endedBy: "signedOut" });
  expect(calls()).not.toContain("GET /auth/login");
});

it("tells the other tabs that the person stays, and asks when another tab says so", async () => {
  const stored = jest.spyOn(Storage.prototype, "setItem");
  const { keeper, checks } = aKeeper();
  await keeper.stay();
  expect(checks().map(({ params }) => params.active)).toEqual(["1"]);
  expect(stored.mock.calls.map(([key]) => key)).toContain("stayed");
  stored.mockRestore();
  tellOfStorage("stayed", "7");
  tellOfStorage("stayed", null);
  tellOfStorage("theme", "dark");
  await pass(0);
  expect(checks()).toHaveLength(2);
});

it("follows a sign-in as somebody else in another tab, and keeps nothing of who was there", async () => {
  const { keeper, answers, store, session, calls } = aKeeper();
  await keeper.check();
  await pass(0);
  const { late, come } = aLateAnswer(refusal(401));
  answers["GET /auth/check-session"] = late;
  void keeper.check();
  await pass(0);
  answers["GET /auth/check-session"] = { type: 2 };
  answers["GET /notifications"] = networkGone;
  localStorage.setItem("sid", "s-2");
  tellOfStorage("sid", "s-2");
  come();
  await pass(10);
  expect(session()).toMatchObject({ status: "signedIn", userType: "agent" });
  expect(localStorage.getItem("sid")).toBe("s-2");
  expect(keptNotifications(store)).toEqual([]);
  expect(calls()).not.toContain("GET /auth/login");
});

it.each([
  ["all of the storage is cleared", "anonymous", null],
  ["something else is forgotten", "signedIn", "theme"],
])("where %s in another tab, the session is %s", async (_what, status, key) => {
  const { keeper, session, checks } = aKeeper();
  await keeper.check();
  localStorage.removeItem("sid");
  tellOfStorage(key);
  await pass(0);
  expect(session().status).toBe(status);
  expect(checks()).toHaveLength(1);
});
