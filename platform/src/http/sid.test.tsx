import { jest } from "@jest/globals";
import { forgetSid, sidStorageKey, storedRole, storedSid, storeSid } from "./sid";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("keeps a session id under the key that other tabs listen for, until it is forgotten", () => {
  expect(storedSid()).toBeNull();
  storeSid("s-1", "agent");
  expect([storedSid(), localStorage.getItem(sidStorageKey)]).toEqual(["s-1", "s-1"]);
  expect(storedRole()).toBe("agent");
  forgetSid();
  expect([storedSid(), storedRole()]).toEqual([null, null]);
});

it("has none where the browser gives no storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storedSid()).toBeNull();
});
