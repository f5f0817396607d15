import { jest } from "@jest/globals";
import type { LoginReply } from "@quotehaven/contract/schemas";
import { events } from "@quotehaven/platform";
import { ApiFailure } from "@quotehaven/platform/shell";
import { networkGone, refusal, reply, screen, waitFor } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { renderShell, type ShellSetup } from "../testing/renderShell";

const INVALID = "your email or password invalid";

async function openSignIn(
  setup: ShellSetup & { as?: "consumer" | "agent"; mode?: "login" | "forgot-password" } = {},
) {
  const shell = await renderShell(setup);
  act(() => events.emit("signInRequested", { as: setup.as ?? "consumer", mode: setup.mode }));
  await screen.findByRole("dialog");
  return shell;
}

async function signIn(user: Awaited<ReturnType<typeof renderShell>>["user"]) {
  await user.click(screen.getByLabelText("Email"));
  await user.paste("ann@example.com");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("a long secret");
  await user.click(screen.getByRole("button", { name: "Log in" }));
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a successful sign-in", () => {
  const success = (type: 1 | 2, redirect: LoginReply["redirect"] = null) => ({
    "POST /auth/login": { type, sid: "s-new", redirect, account: 7 },
    "GET /auth/check-session": { type },
  });

  it("sends what was typed, the account type and a fresh token, and says whose session it is", async () => {
    const heard = jest.fn();
    const undo = events.on("signedIn", heard);
    const { user, requests } = await openSignIn({ as: "agent", replies: success(2) });
    await signIn(user);
    await screen.findByRole("heading", { name: "Agent area" });
    undo();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ sid: "s-new", account: 7 }));
    const login = requests.find(({ path }) => path === "/auth/login");
    expect(login?.body).toMatchObject({
      email: "ann@example.com",
      password: "a long secret",
      type: 2,
      token: "human-1",
    });
  });

  it("leads to where the person wanted to go, and leaves nothing in the browser's storage but the session and its role", async () => {
    const { user } = await openSignIn({
      path: "/profile/my-quotes",
      replies: success(1, "application"),
    });
    await signIn(user);
    await screen.findByText("At /profile/my-quotes");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect({ ...localStorage }).toEqual({ role: "consumer", sid: "s-new" });
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe("a sign-in that is refused", () => {
  it.each([401, 403, 422])("shows the same words on both fields (%i)", async (status) => {
    const { user } = await openSignIn({ replies: { "POST /auth/login": refusal(status) } });
    await signIn(user);
    await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(2));
    expect(email()).toHaveAccessibleDescription(INVALID);
    expect(password()).toHaveAccessibleDescription(INVALID);
  });

  it("says what else it may be, whatever it was, and leads on from each", async () => {
    const { user, requests, currentPath } = await openSignIn({
      replies: { "POST /auth/login": refusal(422), "POST /auth/resend-verification": {} },
    });
    await signIn(user);
    await user.click(
      await screen.findByRole("button", { name: "Send the confirmation email again" }),
    );
    await screen.findByText(/a new email is on its way/);
    expect(requests.at(-1)?.body).toMatchObject({ email: "ann@example.com" });
    await user.click(screen.getByRole("button", { name: "Agent log in" }));
    expect(screen.getByRole("dialog", { name: "Agent log in" })).toBeInTheDocument();
    expect(email()).toHaveValue("ann@example.com");
    await user.click(password());
    await user.paste("a long secret");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await user.click(await screen.findByRole("link", { name: "Register as an agent" }));
    expect(currentPath()).toBe("/agent?openModal=register");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("takes the words back when a field is changed, and keeps what was typed", async () => {
    const { user } = await openSignIn({ replies: { "POST /auth/login": refusal(401) } });
    await signIn(user);
    await screen.findAllByText(INVALID);
    await user.type(email(), "x");
    expect(screen.queryByText(INVALID)).toBeNull();
    expect(email()).toHaveValue("ann@example.comx");
    await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
    expect(email()).toHaveValue("ann@example.comx");
  });
});

describe("a sign-in that could not be tried", () => {
  it.each([
    [
      "too many tries",
      reply(429, { message: "", data: [] }, { "retry-after": "40" }),
      /40 seconds/,
    ],
    ["a lost network", networkGone, /can't reach/],
  ])("says so in its own words: %s", async (_what, answer, words) => {
    const { user } = await openSignIn({ replies: { "POST /auth/login": answer } });
    await signIn(user);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(INVALID)).toBeNull();
  });

  it("says so when the check for humans cannot be had", async () => {
    const { user, calls } = await openSignIn({
      verifyHuman: () => Promise.reject(new ApiFailure({ status: 0, codes: [], message: "" })),
    });
    await signIn(user);
    expect(await screen.findByText(/can't reach/)).toBeInTheDocument();
    expect(calls()).not.toContain("POST /auth/login");
  });
});

it("asks for both fields before it asks the server", async () => {
  const { user, calls } = await openSignIn();
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  expect(calls()).not.toContain("POST /auth/login");
});

it("closes on Back, which leaves the page where it is, and forgets the way that led here", async () => {
  const { router, currentPath } = await openSignIn({ path: "/profile/my-quotes" });
  expect(currentPath()).toBe("/");
  await act(() => router.navigate("/agent"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sessionStorage.getItem("rememberedPath")).toBeNull();
  act(() => events.emit("signInRequested", { as: "agent" }));
  await screen.findByRole("dialog", { name: "Agent log in" });
  await act(() => router.navigate(-1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(currentPath()).toBe("/agent");
});

it("takes what asked for it out of the address when it is closed, and not before", async () => {
  const { user, currentPath } = await renderShell({ path: "/?openModal=login" });
  act(() => events.emit("signInRequested", { as: "consumer", isOnArrival: true }));
  await screen.findByRole("dialog");
  expect(currentPath()).toBe("/?openModal=login");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(currentPath()).toBe("/");
});

it("asks for the link of a forgotten password, and says on the field that nobody has this email", async () => {
  const { user, requests, replies } = await openSignIn({
    mode: "forgot-password",
    replies: { "GET /auth/forgot-password": refusal(404, ["doesnt-exist"]) },
  });
  await user.click(email());
  await user.paste("ann@example.com");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await waitFor(() =>
    expect(email()).toHaveAccessibleDescription("User with that email doesn't exist"),
  );
  replies["GET /auth/forgot-password"] = {};
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(/sent you an email with a link/)).toBeInTheDocument();
  expect(requests.find(({ path }) => path === "/auth/forgot-password")?.params).toMatchObject({
    email: "ann@example.com",
    token: expect.any(String),
  });
});
