import { jest } from "@jest/globals";
import { events } from "@quotehaven/platform";
import {
  lastCall,
  networkGone,
  refusal,
  reply,
  screen,
  waitFor,
} from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { renderShell, type ShellSetup } from "../testing/renderShell";

const INVALID = "your email or password invalid";

async function openSignIn(
  setup: ShellSetup & { role?: "consumer" | "agent"; mode?: "login" | "forgot-password" } = {},
) {
  const shell = await renderShell(setup);
  act(() => events.emit("signInRequested", { role: setup.role ?? "consumer", mode: setup.mode }));
  await screen.findByRole("dialog");
  return shell;
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");

type User = Awaited<ReturnType<typeof renderShell>>["user"];
const pressLogIn = (user: User) => user.click(screen.getByRole("button", { name: "Log in" }));

async function signIn(user: User) {
  await user.click(email());
  await user.paste("ann@example.com");
  await user.click(password());
  await user.paste("a long secret");
  await pressLogIn(user);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("sends what was typed, the account type and a fresh token, and says whose session it is", async () => {
  const heard = jest.fn();
  const undo = events.on("signedIn", heard);
  const { user, requests } = await openSignIn({
    role: "agent",
    replies: {
      "POST /auth/login": { type: 2, sid: "s-new", redirect: "leads", account: 7 },
      "GET /auth/check-session": { type: 2 },
    },
  });
  await signIn(user);
  await screen.findByRole("heading", { name: "Agent area" });
  undo();
  const told = { sid: "s-new", redirect: "leads", account: 7 };
  expect(heard).toHaveBeenCalledWith(expect.objectContaining(told));
  expect(requests.find(({ path }) => path === "/auth/login")?.body).toMatchObject({
    email: "ann@example.com",
    password: "a long secret",
    type: 2,
    token: "human-1",
  });
});

describe("in a browser that keeps nothing", () => {
  const denied = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storages = ["localStorage", "sessionStorage"] as const;
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      "blocked",
      () => storages.map((kind) => jest.spyOn(window, kind, "get").mockImplementation(denied)),
    ],
    [
      "absent",
      () => storages.map((kind) => jest.spyOn(window, kind, "get").mockReturnValue(null as never)),
    ],
    [
      "full",
      () =>
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("Full.", "QuotaExceededError");
        }),
    ],
  ])(
    "signs in for this tab alone where storage is %s, says so, and signs out",
    async (_is, prevent) => {
      prevent();
      const { user, calls, requests, currentPath } = await openSignIn({
        replies: {
          "POST /auth/login": { type: 1, sid: "s-here", redirect: null },
          "GET /auth/check-session": { type: 1 },
          "GET /auth/login": {},
        },
      });
      await signIn(user);
      await screen.findByRole("heading", { name: "Consumer area" });
      expect(await screen.findByText(/signed in for this tab only/)).toBeInTheDocument();
      expect(screen.queryByRole("dialog")).toBeNull();
      await waitFor(() => expect(calls()).toContain("GET /notifications"));
      expect(lastCall(requests, "GET /notifications")?.params).toMatchObject({ sid: "s-here" });
      act(() => events.emit("signOutRequested", {}));
      await waitFor(() => expect(currentPath()).toBe("/"));
      act(() => events.emit("notKept", { what: "draft" }));
      act(() => events.emit("notKept", { what: "draft" }));
      expect(await screen.findAllByText(/What you type stays until/)).toHaveLength(1);
    },
  );
});

describe("a sign-in that is refused", () => {
  it("is said in the same words on both fields until one is changed, and keeps what was typed", async () => {
    const { user, replies } = await openSignIn();
    for (const status of [401, 403, 422]) {
      replies["POST /auth/login"] = refusal(status);
      await (status === 401 ? signIn(user) : pressLogIn(user));
      await waitFor(() => expect(screen.getAllByText(INVALID)).toHaveLength(2));
      expect(email()).toHaveAccessibleDescription(INVALID);
      expect(password()).toHaveAccessibleDescription(INVALID);
      await user.type(email(), "x");
      expect(screen.queryByText(INVALID)).toBeNull();
    }
    expect(email()).toHaveValue("ann@example.comxxx");
    await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
    expect(email()).toHaveValue("ann@example.comxxx");
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
    expect(lastCall(requests, "POST /auth/resend-verification")?.body).toMatchObject({
      email: "ann@example.com",
    });
    await user.click(screen.getByRole("button", { name: "Agent log in" }));
    expect(screen.getByRole("dialog", { name: "Agent log in" })).toBeInTheDocument();
    expect(email()).toHaveValue("ann@example.com");
    await user.click(password());
    await user.paste("a long secret");
    await pressLogIn(user);
    await user.click(await screen.findByRole("link", { name: "Register as an agent" }));
    expect(currentPath()).toBe("/agent?openModal=register");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a sign-in that could not be tried", () => {
  it("asks for both fields first, and says too many tries and a lost network in their own words", async () => {
    const { user, calls, replies } = await openSignIn();
    await pressLogIn(user);
    expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
    expect(calls()).not.toContain("POST /auth/login");
    replies["POST /auth/login"] = reply(429, { message: "", data: [] }, { "retry-after": "40" });
    await signIn(user);
    expect(await screen.findByText(/40 seconds/)).toBeInTheDocument();
    replies["POST /auth/login"] = networkGone;
    await pressLogIn(user);
    expect(await screen.findByText(/can't reach/)).toBeInTheDocument();
    expect(screen.queryByText(INVALID)).toBeNull();
  });

  it("says so when the check for humans cannot be had", async () => {
    const { user, calls } = await openSignIn({
      verifyHuman: () => Promise.reject({ status: 0, codes: [], message: "" }),
    });
    await signIn(user);
    expect(await screen.findByText(/can't reach/)).toBeInTheDocument();
    expect(calls()).not.toContain("POST /auth/login");
  });
});

it("closes on Back, which leaves the page where it is, and forgets the way that led here", async () => {
  const { router, currentPath } = await openSignIn({ path: "/profile/my-quotes" });
  expect(currentPath()).toBe("/");
  await act(() => router.navigate("/agent"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sessionStorage.getItem("rememberedPath")).toBeNull();
  act(() => events.emit("signInRequested", { role: "agent" }));
  await screen.findByRole("dialog", { name: "Agent log in" });
  await act(() => router.navigate(-1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(currentPath()).toBe("/agent");
});

it("takes what asked for it out of the address when it is closed, and not before", async () => {
  const { user, currentPath } = await renderShell({ path: "/?openModal=login" });
  act(() => events.emit("signInRequested", { role: "consumer", isOnArrival: true }));
  await screen.findByRole("dialog");
  expect(currentPath()).toBe("/?openModal=login");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(currentPath()).toBe("/");
});

it("says on the field of who forgot their password that nobody has this email", async () => {
  const { user } = await openSignIn({
    mode: "forgot-password",
    replies: { "GET /auth/forgot-password": refusal(404, ["doesnt-exist"]) },
  });
  await user.click(email());
  await user.paste("ann@example.com");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await waitFor(() =>
    expect(email()).toHaveAccessibleDescription("User with that email doesn't exist"),
  );
});
