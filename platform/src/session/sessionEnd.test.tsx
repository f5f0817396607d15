import { jest } from "@jest/globals";
import { events } from "../events/events";
import { networkGone, refusal } from "../testing/replies";
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

it("ends the session on a 401 that is not about an older one, in silence, keeps the way back and forgets what was typed", async () => {
  const toast = jest.fn();
  const undo = events.on("toastRequested", toast);
  const { keeper, answers, session } = aKeeper();
  await keeper.check();
  events.emit("sessionLost", { sid: "s-0" });
  expect(session().status).toBe("signedIn");
  sessionStorage.setItem("draft:profile", "{}");
  sessionStorage.setItem("rememberedPath", "/profile");
  answers["GET /auth/check-session"] = refusal(401);
  await keeper.check();
  undo();
  expect(session()).toMatchObject({ status: "anonymous", userType: null, endedBy: "lost" });
  expect(localStorage.getItem("sid")).toBeNull();
  expect({ ...sessionStorage }).toEqual({ rememberedPath: "/profile" });
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ["a lost network", networkGone],
  ["a 429", refusal(429)],
  ["a 503", refusal(503)],
])("leaves the session alone on %s", async (_what, failure) => {
  const { keeper, answers, session } = aKeeper();
  await keeper.check();
  answers["GET /auth/check-session"] = failure;
  await keeper.check();
  expect(session()).toMatchObject({ status: "signedIn", problem: null });
  expect(localStorage.getItem("sid")).toBe("s-1");
});

it("waits for the goodbye when the session ends because the account is being deleted", async () => {
  const { keeper, answers, session } = aKeeper({ replies: { "GET /auth/login": {} } });
  await keeper.check();
  events.emit("accountClosing", {});
  answers["GET /auth/check-session"] = refusal(401);
  await pass(30_000);
  expect(session().status).toBe("signedIn");
  keeper.leave();
  expect(session().status).toBe("anonymous");
});

it.each([
  ["here", () => events.emit("signedIn", { sid: "s-2", role: "consumer", redirect: null })],
  ["in another tab", () => localStorage.setItem("sid", "s-2")],
])("ends the session of the next sign-in %s as any other", async (where, signIn) => {
  const { keeper, answers, session } = aKeeper({ replies: { "GET /auth/login": {} } });
  await keeper.check();
  events.emit("accountClosing", {});
  if (where === "in another tab") keeper.leave();
  signIn();
  await keeper.check();
  expect(session().status).toBe("signedIn");
  answers["GET /auth/check-session"] = refusal(401);
  await keeper.check();
  expect(session()).toMatchObject({ status: "anonymous", endedBy: "lost" });
});

it("leaves quietly, while the server is still asked to end the session", async () => {
  const error = jest.spyOn(console, "error");
  const { keeper, sidsOf } = aKeeper({
    replies: {
      "GET /auth/login": () => new Promise((answer) => setTimeout(() => answer({}), 1_000)),
    },
  });
  await keeper.check();
  keeper.leave();
  await pass(2_000);
  expect(sidsOf("/auth/login")).toEqual(["s-1"]);
  expect(error).not.toHaveBeenCalled();
});

it("tells everyone of a session once, and again only when it is another", async () => {
  const heard: unknown[] = [];
  const { keeper, answers } = aKeeper({ replies: { "GET /auth/login": {} } });
  const undo = events.on("sessionChanged", ({ role }) => heard.push(role));
  heard.length = 0;
  await keeper.check();
  await keeper.check();
  answers["GET /auth/check-session"] = { type: 2 };
  await keeper.check();
  keeper.leave();
  keeper.leave();
  events.emit("sessionLost", { sid: "s-1" });
  undo();
  await pass(10);
  expect(heard).toEqual(["consumer", "agent", null]);
});

describe("what was typed", () => {
  const draft = () => sessionStorage.getItem("draft:quote");

  /** A session of account 7, in which something was typed. */
  async function aTypedDraft(account: unknown = 7) {
    const kept = aKeeper({
      replies: { "GET /auth/check-session": { type: 2, account }, "GET /auth/login": {} },
    });
    await kept.keeper.check();
    sessionStorage.setItem("draft:quote", "typed");
    const signIn = async (account: number) => {
      kept.answers["GET /auth/check-session"] = { type: 2, account };
      events.emit("signedIn", { sid: "s-2", role: "agent", redirect: null, account });
      const atOnce = draft();
      await pass(0);
      return atOnce;
    };
    return { ...kept, signIn };
  }

  const ends = {
    "the server ended it": () => events.emit("sessionLost", { sid: "s-1" }),
    "another tab signed out": () => {
      localStorage.removeItem("sid");
      tellOfStorage("sid");
    },
  };

  it.each(Object.entries(ends))(
    "is back once the same account signs in where %s, and gone once somebody else does",
    async (_how, end) => {
      const { signIn } = await aTypedDraft();
      end();
      expect(draft()).toBeNull();
      expect(await signIn(7)).toBe("typed");
      events.emit("sessionLost", { sid: "s-2" });
      expect(await signIn(8)).toBeNull();
      events.emit("sessionLost", { sid: "s-2" });
      expect(await signIn(7)).toBeNull();
    },
  );

  it.each([null, "7"])("is gone where the account is not known (%s)", async (account) => {
    const { signIn } = await aTypedDraft(account);
    ends["the server ended it"]();
    expect(draft()).toBeNull();
    expect(await signIn(7)).toBeNull();
  });

  it("is gone after a sign-out of one's own", async () => {
    const { keeper, signIn } = await aTypedDraft();
    await keeper.signOut();
    expect(draft()).toBeNull();
    expect(await signIn(7)).toBeNull();
  });

  it("is back also where only the check after the sign-in tells whose account it is", async () => {
    const { answers } = await aTypedDraft();
    ends["the server ended it"]();
    answers["GET /auth/check-session"] = { type: 2, account: 7 };
    events.emit("signedIn", { sid: "s-2", role: "agent", redirect: null });
    expect(draft()).toBeNull();
    await pass(0);
    expect(draft()).toBe("typed");
  });

  it("goes where another tab signs somebody else in meanwhile", async () => {
    const { keeper, answers } = await aTypedDraft();
    answers["GET /auth/check-session"] = { type: 2, account: 8 };
    await keeper.check();
    expect(draft()).toBeNull();
  });
});

it("asks and hears nothing any more once it is stopped", async () => {
  const { keeper, session, checks } = aKeeper();
  await keeper.check();
  keeper.stop();
  await pass(120_000);
  setVisibility("visible");
  window.dispatchEvent(new Event("keydown"));
  tellOfStorage("stayed", "7");
  transition("pagehide");
  expect(document.documentElement.style.visibility).toBe("");
  transition("pageshow");
  events.emit("sessionLost", { sid: "s-1" });
  await pass(0);
  expect(checks()).toHaveLength(1);
  expect(session().status).toBe("signedIn");
  expect(keeper.wasActive()).toBe(false);
});

it("stays signed in when the sign-out fails, and forgets everything personal once it is done", async () => {
  const { keeper, answers, store, session, calls } = aKeeper({
    replies: { "GET /auth/login": networkGone },
  });
  await keeper.check();
  sessionStorage.setItem("draft:profile", "{}");
  sessionStorage.setItem("rememberedPath", "/profile");
  await expect(keeper.signOut()).rejects.toMatchObject({ status: 0 });
  expect(session().status).toBe("signedIn");
  expect(localStorage.getItem("sid")).toBe("s-1");
  answers["GET /auth/login"] = {};
  await keeper.signOut();
  await pass(10);
  expect(calls()).toContain("GET /auth/login");
  expect(session().status).toBe("anonymous");
  expect({ ...localStorage }).toEqual({});
  expect({ ...sessionStorage }).toEqual({});
  expect(store.getState()["platform/api"]?.queries).toEqual({});
});

it("leaves at once, also where the server cannot be reached to end the session, and does not sign in again by an answer that comes later", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { keeper, answers, session, sidsOf } = aKeeper({
    replies: { "GET /auth/login": networkGone },
  });
  await keeper.check();
  const { late, come } = aLateAnswer();
  answers["GET /auth/check-session"] = late;
  const asked = keeper.check();
  keeper.leave();
  expect(session()).toMatchObject({ status: "anonymous", endedBy: "signedOut" });
  expect(localStorage.getItem("sid")).toBeNull();
  come();
  await asked;
  await pass(10);
  expect(session()).toMatchObject({ status: "anonymous", userType: null });
  expect(sidsOf("/auth/login")).toEqual(["s-1"]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("leaving"), expect.anything());
  log.mockRestore();
});

it("signs out at the next check where the session id is gone from this browser", async () => {
  const { keeper, session, checks } = aKeeper();
  await keeper.check();
  sessionStorage.setItem("draft:wizard", "{}");
  localStorage.removeItem("sid");
  await keeper.check();
  expect(session()).toMatchObject({ status: "anonymous", userType: null });
  expect(sessionStorage.getItem("draft:wizard")).toBeNull();
  expect(checks()).toHaveLength(1);
});
