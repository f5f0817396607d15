import { jest } from "@jest/globals";
import { networkGone, refusal } from "../testing/replies";
import { aKeeper, aLateAnswer, eachInANewBrowser, pass, tellOfStorage } from "./sessionFixtures";

eachInANewBrowser();

it("follows a sign-out in another tab without asking the server", async () => {
  const { keeper, session, calls } = aKeeper();
  await keeper.check();
  localStorage.removeItem("sid");
  window.dispatchEvent(new StorageEvent("storage", { key: "sid", newValue: null }));
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
  window.dispatchEvent(new StorageEvent("storage", { key: "stayed", newValue: "7" }));
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
  localStorage.setItem("sid", "s-2");
  tellOfStorage("sid", "s-2");
  answers["GET /auth/check-session"] = { type: 2 };
  answers["GET /notifications"] = networkGone;
  come();
  await pass(10);
  expect(session()).toMatchObject({ status: "signedIn", userType: "agent" });
  expect(localStorage.getItem("sid")).toBe("s-2");
  expect(JSON.stringify(store.getState().api.queries)).not.toContain("fulfilled");
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
