import { jest } from "@jest/globals";
import { forgetSid, sidStorageKey, storedSid, storeSid } from "./sid";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("keeps a session id under the key that other tabs listen for, until it is forgotten", () => {
  expect(storedSid()).toBeNull();
  storeSid("s-1");
  expect([storedSid(), localStorage.getItem(sidStorageKey)]).toEqual(["s-1", "s-1"]);
  forgetSid();
  expect(storedSid()).toBeNull();
});

it("has none where the browser gives no storage", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storedSid()).toBeNull();
});
