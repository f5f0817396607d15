import { jest } from "@jest/globals";
import { changeLanguage, events, type Role } from "@quotehaven/platform";
import { createPlatformStore, setPlaces } from "@quotehaven/platform/shell";
import {
  networkGone,
  refusal,
  reply,
  replyAdapter,
  screen,
  setRequestAdapter,
  waitFor,
} from "@quotehaven/platform/testing";
import { act, fireEvent } from "@testing-library/react";
import { startShell } from "../startShell";
import { renderReturning, renderShell } from "../testing/renderShell";
import { afterSignIn } from "./afterSignIn";
import { whenSessionKnown } from "./whenSessionKnown";

describe("after a sign-in", () => {
  beforeAll(() =>
    setPlaces([
      { prefix: "/profile", exact: false, role: "consumer", home: true },
      { prefix: "/agent/profile", exact: false, role: "agent", home: true },
      { prefix: "/payment", exact: false, role: "agent" },
    ]),
  );

  it.each([
    ["consumer", "application", "/profile/my-quotes", "/profile/my-quotes"],
    ["consumer", "application", null, "/profile/application"],
    ["consumer", null, null, "/profile"],
    ["agent", null, null, "/agent/profile"],
    ["agent", "leads", null, "/agent/profile/leads"],
    ["agent", null, "/payment?leadId=3", "/payment?leadId=3"],
    ["agent", null, "/profile/my-quotes", "/agent/profile"],
  ] as const)("leads an %s with %s who wanted %s to %s", (type, redirect, remembered, path) => {
    expect(afterSignIn(type, redirect, remembered)).toBe(path);
  });
});

describe("two minutes before a session ends", () => {
  const MINUTE_MS = 60_000;
  const serverNow = "Thu, 01 Jan 2026 00:00:00 GMT";

  /** A session with so many minutes left, counted from the start of the test. */
  function aSession(idleMinutes: number, allMinutes = 600, who: Role = "consumer") {
    const at = (minutes: number) =>
      new Date(Date.parse(serverNow) + minutes * MINUTE_MS).toISOString();
    return reply(
      200,
      { type: who === "agent" ? 2 : 1, idle_ends_at: at(idleMinutes), ends_at: at(allMinutes) },
      { date: serverNow },
    );
  }

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const question = () => screen.queryByRole("alertdialog", { name: "Are you still there?" });

  async function open(answer: unknown, path = "/profile") {
    const shell = await renderReturning(path, answer);
    await pass(100);
    // The later checks of the poll would each move the end; only the first counts here.
    shell.replies["GET /auth/check-session"] = refusal(503);
    return shell;
  }

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it("tells the server of the person, and asks no more, when they stay", async () => {
    const { replies, requests } = await open(aSession(10));
    await pass(8.1 * MINUTE_MS);
    replies["GET /auth/check-session"] = aSession(60);
    fireEvent.click(screen.getByRole("button", { name: "Stay logged in" }));
    await pass(100);
    expect(question()).toBeNull();
    expect(
      requests.filter(({ path }) => path === "/auth/check-session").at(-1)?.params.active,
    ).toBe("1");
  });

  it("goes on asking while the polls find nothing new", async () => {
    const { replies } = await open(aSession(10));
    const startedAt = Date.now();
    // As a server does: the same end each time, and its own clock in whole seconds.
    replies["GET /auth/check-session"] = () => {
      const now = new Date(Date.parse(serverNow) + Date.now() - startedAt).toUTCString();
      const session = aSession(10);
      return reply(200, session.body, { date: now });
    };
    await pass(8.2 * MINUTE_MS);
    const asked = question();
    expect(asked).toBeInTheDocument();
    await pass(MINUTE_MS);
    expect(question()).toBe(asked);
  });

  it.each([
    ["a day ahead", 24 * 60],
    ["a day back", -24 * 60],
  ])("asks in time although the clock of the computer is put %s meanwhile", async (_what, by) => {
    await open(aSession(10));
    jest.setSystemTime(Date.now() + by * MINUTE_MS);
    await pass(7.9 * MINUTE_MS);
    expect(question()).toBeNull();
    await pass(0.2 * MINUTE_MS);
    expect(question()).toBeInTheDocument();
  });

  it("does not ask who has just done something, but tells the server", async () => {
    const { requests } = await open(aSession(10));
    await pass(7.95 * MINUTE_MS);
    window.dispatchEvent(new Event("keydown"));
    await pass(0.1 * MINUTE_MS);
    expect(question()).toBeNull();
    expect(requests.some(({ params }) => params.active === "1")).toBe(true);
  });

  it("takes a failed sign-out's message away once it is done", async () => {
    const { replies } = await open(aSession(10));
    await pass(8.1 * MINUTE_MS);
    replies["GET /auth/login"] = refusal(503);
    fireEvent.click(screen.getByRole("button", { name: "Log out" }));
    await pass(100);
    expect(screen.getByText(/wrong on our side/)).toBeInTheDocument();
    replies["GET /auth/login"] = {};
    fireEvent.click(screen.getByRole("button", { name: "Log out" }));
    await pass(100);
    expect(screen.getByRole("heading", { name: "Landing" })).toBeInTheDocument();
    expect(screen.queryByText(/wrong on our side/)).toBeNull();
  });

  it("says that it must end when it lasted as long as any may", async () => {
    await open(aSession(60, 10));
    await pass(8.1 * MINUTE_MS);
    expect(screen.getByRole("alertdialog", { name: "Your session ends soon" })).toBeInTheDocument();
  });

  it("opens the sign-in over a screen that may stay, when nobody answered", async () => {
    const { replies, currentPath } = await open(aSession(10), "/auth/register/1");
    await pass(8.1 * MINUTE_MS);
    replies["GET /auth/check-session"] = refusal(401);
    await pass(2 * MINUTE_MS);
    expect(screen.getByRole("dialog", { name: "Log in" })).toBeInTheDocument();
    expect(currentPath()).toBe("/auth/register/1");
  });

  it.each([
    ["consumer", "/profile/known"],
    ["agent", "/payment?leadId=3"],
  ] as const)("opens no sign-in where a signed-out %s may not stay, at %s", async (who, path) => {
    const { replies, currentPath } = await open(aSession(10, 600, who), path);
    await pass(8.1 * MINUTE_MS);
    expect(question()).toBeInTheDocument();
    replies["GET /auth/check-session"] = refusal(401);
    await pass(2 * MINUTE_MS);
    expect(currentPath()).toBe("/");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the language of an account", () => {
  const choices = ({ requests }: Awaited<ReturnType<typeof renderShell>>) =>
    requests.filter(({ path }) => path === "/auth/language").map(({ body }) => body);

  async function openSignedIn(stored: unknown) {
    const replies = { "POST /auth/language": stored };
    const shell = await renderReturning("/profile", { type: 1 }, replies);
    await screen.findByRole("heading", { name: "Consumer area" });
    return shell;
  }

  // A choice that is the same is told, too: to the shell of the next test, where it comes late.
  afterEach(async () => {
    if (document.documentElement.lang !== "en") await act(() => changeLanguage("en"));
    localStorage.clear();
  });

  it("stores each chosen language with the account, one after the other, so that the last one stays", async () => {
    let release = () => {};
    const firstAnswer = new Promise<object>((resolve) => (release = () => resolve({})));
    const shell = await openSignedIn(() => firstAnswer);
    await act(() => changeLanguage("es"));
    await act(() => changeLanguage("en"));
    await waitFor(() => expect(choices(shell)).toHaveLength(1));
    release();
    await waitFor(() => expect(choices(shell)).toEqual([{ language: "es" }, { language: "en" }]));
  });

  it("has nobody to tell when nobody is signed in", async () => {
    const replies = { "GET /auth/check-session": { type: 1 }, "POST /auth/language": {} };
    const shell = await renderShell({ path: "/", replies });
    await act(() => changeLanguage("es"));
    act(() => events.emit("signedIn", { sid: "s", role: "consumer", redirect: null }));
    await screen.findByRole("heading", { name: "Consumer area" });
    await act(() => changeLanguage("en"));
    // The second choice has its call; the first, made by nobody, had none before it.
    await waitFor(() => expect(choices(shell)).toEqual([{ language: "en" }]));
  });

  it("bothers nobody when storing it fails", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const shell = await openSignedIn(refusal(500));
    await act(() => changeLanguage("es"));
    const problem = expect.stringContaining("storing the language with the account");
    await waitFor(() => expect(log).toHaveBeenCalledWith(problem, expect.anything()));
    expect(choices(shell)).toHaveLength(1);
    expect(document.documentElement.lang).toBe("es");
    expect(localStorage.getItem("language")).toBe("es");
    expect(shell.shell.store.getState().toasts).toEqual([]);
    expect(shell.currentPath()).toBe("/profile");
    log.mockRestore();
    shell.replies["POST /auth/language"] = {};
  });
});

describe("whoever waits for the session", () => {
  it.each([
    ["is confirmed", { type: 1 }],
    ["is refused", refusal(401)],
    ["cannot be asked for", networkGone],
  ])("waits until the session %s", async (_what, answer) => {
    localStorage.setItem("sid", "s");
    const notifications = { data: { data: [], count: 0, unseen: 0 } };
    const replies = { "GET /auth/check-session": answer, "GET /notifications": notifications };
    setRequestAdapter(replyAdapter(replies, []));
    const shell = startShell({ remotes: [] });
    await expect(whenSessionKnown(shell.store)).resolves.toBeUndefined();
    shell.stop();
  });

  it("goes on waiting while nothing is known", async () => {
    let isKnown = false;
    void whenSessionKnown(createPlatformStore()).then(() => (isKnown = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isKnown).toBe(false);
  });
});
