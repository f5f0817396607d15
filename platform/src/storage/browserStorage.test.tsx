import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { chooseTheme, chosenTheme } from "../appearance/pageTheme";
import { forgetDrafts, giveBackDrafts, holdDrafts } from "../drafts/keptDrafts";
import { useDraft } from "../drafts/useDraft";
import { events } from "../events/events";
import { changeLanguage } from "../i18n/i18n";
import { preferredLanguage } from "../i18n/language";
import { forgetPath, rememberedPath } from "../places/rememberedPath";
import { localStore } from "./browserStorage";

const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => jest.restoreAllMocks());

it("lets a page choose, type, and go to another screen where nothing may be stored, and tells what is not kept", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(denied);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  const told = jest.fn();
  const undo = events.on("notKept", told);

  expect(chooseTheme("dark")).toBe(false);
  expect(chosenTheme()).toBe("dark");
  expect(chooseTheme("system")).toBe(true);
  await changeLanguage("es");
  expect(preferredLanguage()).toBe("es");
  expect(told).toHaveBeenLastCalledWith({ what: "choice" });
  await changeLanguage("en");

  const draft = () => renderHook(() => useDraft("registration", { city: "" }));
  const typed = draft();
  act(() => typed.result.current.keep({ city: "Austin" }));
  expect(told).toHaveBeenLastCalledWith({ what: "draft" });
  typed.unmount();
  expect(draft().result.current.value).toEqual({ city: "Austin" });
  holdDrafts(7);
  expect(draft().result.current.value).toEqual({ city: "" });
  giveBackDrafts(7);
  expect(draft().result.current.value).toEqual({ city: "Austin" });
  forgetDrafts();
  expect(draft().result.current.value).toEqual({ city: "" });
  forgetPath();
  expect(rememberedPath()).toBeNull();
  undo();
});

it("holds what a full storage does not take, and leaves it to the storage as soon as that does", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
  expect(localStore.set("theme", "dark")).toBe(false);
  expect([localStore.get("theme"), localStore.isOnlyHere("theme")]).toEqual(["dark", true]);
  full.mockRestore();
  expect(localStore.set("theme", "light")).toBe(true);
  expect([localStorage.getItem("theme"), localStore.isOnlyHere("theme")]).toEqual(["light", false]);
  localStore.remove("theme");
  expect(localStorage.getItem("theme")).toBeNull();
});
