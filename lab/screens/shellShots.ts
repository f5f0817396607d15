import { inOrder, pause, press, see } from "./acts";
import type { Shot } from "./Shot";

const verify = "Verify account";
const reset = "Reset password";
const frame = "Frame";

const password = (words: string) => async (page: import("@playwright/test").Page) => {
  await page.getByLabel("New password", { exact: true }).fill(words);
  await page.getByLabel("Confirm new password").fill(words);
};

/** A session this short asks right after it was opened, at half a minute before its end. */
const askedAtOnce = 33;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

/** What the shell itself shows. */
export const shellShots: Shot[] = [
  {
    screen: "Stop emails",
    state: "empty",
    name: "before",
    path: "/stop-lead-emails?token=1-abc",
  },
  {
    screen: "Stop emails",
    state: "failed",
    name: "link of nobody",
    path: "/stop-lead-emails?token=1-abc",
    act: inOrder(press("Stop these emails"), see("This link does not work")),
  },
  {
    screen: "Stop emails",
    state: "full",
    name: "stopped",
    path: "/stop-lead-emails?token=1-abc",
    replies: (replies) => replies.answer("POST /lead-mails/stop", { message: "Stopped" }),
    act: inOrder(press("Stop these emails"), see("No more emails about new leads")),
  },
  { screen: verify, state: "empty", name: "before", path: "/verify?token=abc" },
  {
    screen: verify,
    state: "loading",
    name: "verifying",
    path: "/verify?token=abc",
    replies: (replies) => replies.never("POST /auth/verify"),
    act: inOrder(press("Verify Account"), pause(500)),
  },
  {
    screen: verify,
    state: "failed",
    name: "link used or wrong",
    path: "/verify?token=abc",
    replies: (replies) => replies.fail("POST /auth/verify", 422, ["invalid-token"]),
    act: inOrder(press("Verify Account"), see("Invalid token")),
  },
  {
    screen: verify,
    state: "full",
    name: "verified",
    path: "/verify?token=abc",
    replies: (replies) => replies.answer("POST /auth/verify", { type: 1 }),
    act: inOrder(press("Verify Account"), see("Your account is verified")),
  },
  { screen: reset, state: "empty", name: "before", path: "/reset-password?token=abc" },
  {
    screen: reset,
    state: "failed",
    name: "with errors",
    path: "/reset-password?token=abc",
    act: inOrder(press("Reset Password"), pause(200)),
  },
  {
    screen: reset,
    state: "failed",
    name: "common password",
    path: "/reset-password?token=abc",
    replies: (replies) => replies.fail("POST /auth/forgot-password", 422, ["common-password"]),
    act: inOrder(
      password("password1"),
      press("Reset Password"),
      see(/among the most common/),
      pause(300),
    ),
  },
  {
    screen: reset,
    state: "loading",
    name: "saving",
    path: "/reset-password?token=abc",
    replies: (replies) => replies.never("POST /auth/forgot-password"),
    act: inOrder(password("A long password"), press("Reset Password"), pause(500)),
  },
  {
    screen: reset,
    state: "full",
    name: "done, toast on the landing",
    path: "/reset-password?token=abc",
    replies: (replies) => replies.answer("POST /auth/forgot-password", { message: "ok" }),
    act: inOrder(
      password("A long password"),
      press("Reset Password"),
      see("You have successfully reset your password!"),
      // The landing may come later than the message.
      see("See how it works"),
    ),
    isWindow: true,
  },
  {
    screen: frame,
    state: "failed",
    name: "a remote is down",
    path: "/profile/dashboard",
    as: "submitted",
    replies: (replies) => replies.breakRemote("consumer"),
    act: see("This part is not available right now"),
  },
  {
    screen: frame,
    state: "full",
    name: "/__remotes",
    path: "/__remotes",
    act: pause(500),
    english: ["Payments", "agent"],
  },
  {
    screen: frame,
    state: "full",
    name: "session question",
    path: "/profile/dashboard",
    as: "submitted",
    replies: (replies) =>
      replies.answer("GET /auth/check-session", {
        type: 1,
        idle_ends_at: inSeconds(askedAtOnce),
        ends_at: inSeconds(9_000),
      }),
    act: see("Are you still there?"),
    isWindow: true,
  },
  {
    screen: frame,
    state: "full",
    name: "session ends in any case",
    path: "/profile/dashboard",
    as: "submitted",
    replies: (replies) =>
      replies.answer("GET /auth/check-session", {
        type: 1,
        idle_ends_at: inSeconds(askedAtOnce),
        ends_at: inSeconds(askedAtOnce),
      }),
    act: see("Your session ends soon"),
    isWindow: true,
  },
  {
    screen: frame,
    state: "failed",
    name: "too many requests, toast",
    path: "/verify?token=abc",
    replies: (replies) => replies.fail("POST /auth/verify", 429, ["too-many-requests"]),
    act: inOrder(press("Verify Account"), see(/a lot of tries/)),
    isWindow: true,
  },
];
