import { jest } from "@jest/globals";
import { changeLanguage, events } from "@quotehaven/platform";
import { refusal, screen, waitFor } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { renderShell } from "../testing/renderShell";

const choices = ({ requests }: Awaited<ReturnType<typeof renderShell>>) =>
  requests.filter(({ path }) => path === "/auth/language").map(({ body }) => body);

const replies = { "GET /auth/check-session": { type: 1 }, "POST /auth/language": {} };

async function openSignedIn(own: Record<string, unknown> = {}) {
  const shell = await renderShell({ path: "/profile", sid: "s", replies: { ...replies, ...own } });
  await screen.findByRole("heading", { name: "Consumer area" });
  return shell;
}

afterEach(async () => {
  await act(() => changeLanguage("en"));
  localStorage.clear();
});

it("stores each chosen language with the account, one after the other, so that the last one stays", async () => {
  let release = () => {};
  const firstAnswer = new Promise<object>((resolve) => (release = () => resolve({})));
  const shell = await openSignedIn({ "POST /auth/language": () => firstAnswer });
  await act(() => changeLanguage("es"));
  await act(() => changeLanguage("en"));
  await waitFor(() => expect(choices(shell)).toHaveLength(1));
  release();
  await waitFor(() => expect(choices(shell)).toEqual([{ language: "es" }, { language: "en" }]));
});

it("has nobody to tell when nobody is signed in", async () => {
  const shell = await renderShell({ path: "/", replies });
  await act(() => changeLanguage("es"));
  act(() => events.emit("signedIn", { sid: "s", userType: "consumer", redirect: null }));
  await screen.findByRole("heading", { name: "Consumer area" });
  await act(() => changeLanguage("en"));
  // The second choice has its call; the first, made by nobody, had none before it.
  await waitFor(() => expect(choices(shell)).toEqual([{ language: "en" }]));
});

it("bothers nobody when storing it fails", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const shell = await openSignedIn({ "POST /auth/language": refusal(500) });
  await act(() => changeLanguage("es"));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(choices(shell)).toHaveLength(1);
  expect(document.documentElement.lang).toBe("es");
  expect(localStorage.getItem("language")).toBe("es");
  expect(shell.shell.store.getState().toasts).toEqual([]);
  expect(shell.currentPath()).toBe("/profile");
  log.mockRestore();
});
