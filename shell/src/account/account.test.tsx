import { STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import { events } from "@quotehaven/platform";
import {
  act,
  lastCall,
  refusal,
  screen,
  shownUsername,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import { renderReturning, renderShell } from "../testing/renderShell";
import { hideLinkToken } from "../links/linkToken";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => window.history.replaceState(null, "", "/"));

const toasts = () => screen.getByRole("region", { name: "Messages" });

describe("the token of a mailed link", () => {
  it("moves from the address into the history entry wherever the router finds the screen, and stays on others", () => {
    const screens = [
      ["/verify", "/verify"],
      ["/Verify", "/verify"],
      ["/%76erify", "/verify"],
      ["/Reset-Password", "/reset-password"],
      ["/Continue-registration", "/continue-registration"],
    ] as const;
    for (const [path, shown] of screens) {
      window.history.replaceState(null, "", `${path}?token=abc&from=mail`);
      hideLinkToken(window);
      expect(window.location.pathname + window.location.search).toBe(`${shown}?from=mail`);
      expect(window.history.state).toMatchObject({ usr: { token: "abc" } });
    }
    window.history.replaceState(null, "", "/agent?token=abc");
    hideLinkToken(window);
    expect(window.location.search).toBe("?token=abc");
  });

  it("is out of the address before anything is asked of anybody", async () => {
    const asked: string[] = [];
    window.history.replaceState(null, "", "/verify?token=abc");
    await renderReturning("/verify", () => {
      asked.push(window.location.href);
      return { type: 1 };
    });
    await waitFor(() => expect(asked).toEqual([`${window.location.origin}/verify`]));
    const foreign = [...document.querySelectorAll("[src], link[href]")];
    expect(foreign).toEqual([]);
  });
});

describe("verifying an account", () => {
  const open = (replies = {}) => renderShell({ path: "/verify?token=abc", replies });
  const press = async (user: Awaited<ReturnType<typeof renderShell>>["user"]) =>
    user.click(await screen.findByRole("button", { name: "Verify Account" }));

  it.each(["/verify", "/verify?token=", "/reset-password", STOP_LEAD_MAILS])(
    "without a token goes to Landing (%s)",
    async (path) => {
      await renderShell({ path });
      expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
    },
  );

  it("sends token and proof once it is pressed, and fills in the sign-in from memory alone", async () => {
    const { user, router, requests, calls } = await open({
      "POST /auth/verify": { type: 2, email: "ann@example.com" },
    });
    await screen.findByRole("button", { name: "Verify Account" });
    expect(document.title).toBe("Verify your account · Quotehaven");
    expect(calls()).not.toContain("POST /auth/verify");
    await press(user);
    const done = await screen.findByRole("heading", { name: "Your account is verified" });
    await waitFor(() => expect(done).toHaveFocus());
    expect(document.title).toBe("Your account is verified · Quotehaven");
    expect(requests.find(({ path }) => path === "/auth/verify")?.body).toMatchObject({
      token: "abc",
      google_token: expect.any(String),
    });
    const link = await screen.findByRole("link", { name: "Log in" });
    expect(link).toHaveAttribute("href", "/agent?openModal=login");
    await user.click(link);
    act(() => events.emit("signInRequested", { role: "agent", isOnArrival: true }));
    const dialog = within(await screen.findByRole("dialog", { name: "Agent log in" }));
    expect(dialog.getByLabelText("Email")).toHaveValue("ann@example.com");
    expect(dialog.getByLabelText("Password")).toHaveFocus();
    const kept = [{ ...localStorage }, { ...sessionStorage }, router.state.location];
    expect(JSON.stringify(kept)).not.toContain("ann@example.com");
  });

  it("says what a new address still waits for, and what a present one agrees to", async () => {
    const { user } = await renderShell({
      path: "/verify?token=abc&change=address",
      replies: { "POST /auth/verify": { type: 2, waits_for: "new" } },
    });
    expect(await screen.findByText(/this address then no longer works/)).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Agree to the new address" }));
    expect(await screen.findByRole("heading", { name: "One more step" })).toBeInTheDocument();
    expect(screen.getByText(/The new one counts once you open the link/)).toBeInTheDocument();
  });

  it("fills it into no other sign-in, and into none after the first was closed", async () => {
    const { user } = await open({ "POST /auth/verify": { type: 1, email: "ann@example.com" } });
    await press(user);
    await screen.findByRole("link", { name: "Log in" });
    for (const role of ["agent", "consumer"] as const) {
      act(() => events.emit("signInRequested", { role }));
      expect(await screen.findByLabelText("Email")).toHaveValue("");
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  it("leads who is signed in to their profile, and does not tell them to log in", async () => {
    const verified = { "POST /auth/verify": { type: 1 } };
    const { user } = await renderReturning("/verify?token=abc", { type: 1 }, verified);
    await press(user);
    expect(await screen.findByRole("link", { name: "Go to my profile" })).toHaveAttribute(
      "href",
      "/profile",
    );
    expect(screen.queryByText(/log in/)).toBeNull();
  });

  it.each([
    [1, "for home insurance"],
    [null, "as an agent"],
  ])(
    "says before the press which registration it confirms (%j)",
    async (insuranceTypeId, words) => {
      const registration = {
        registeredAt: "2026-03-01T10:00:00Z",
        insuranceTypeId,
        firstName: "Cora",
      };
      await open({ "POST /auth/validate": { message: "", registration } });
      const said = await screen.findByText(new RegExp(`registration of Cora ${words}, made 0`));
      expect(said).toHaveTextContent(/03\/01\/2026, \d+:00 [AP]M/);
      expect(screen.getByText(/If it was not you/)).toBeVisible();
      expect(screen.getByRole("button", { name: "Verify Account" })).toBeEnabled();
    },
  );

  it("says before the press that the link no longer works, and keeps the button", async () => {
    const { user, requests, calls } = await open({
      "POST /auth/validate": refusal(422, ["invalid-token"]),
      "POST /auth/verify": refusal(422, ["invalid-token"]),
    });
    expect(await screen.findByText("This link no longer works")).toBeVisible();
    expect(requests.find(({ path }) => path === "/auth/validate")?.body).toEqual({
      token: "abc",
      for: "verify",
    });
    expect(screen.getByRole("button", { name: "Send me a new link" })).toBeVisible();
    expect(screen.queryByText("Invalid token")).toBeNull();
    expect(calls()).not.toContain("POST /auth/verify");
    await press(user);
    expect(await screen.findByText("Invalid token")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Verify Account" })).toBeEnabled();
  });

  it("offers a new link when the one that was pressed no longer works, not when the server is down", async () => {
    const { user, replies } = await open({
      "POST /auth/verify": refusal(503),
      "GET /auth/forgot-password": {},
    });
    await press(user);
    await screen.findByText(/wrong on our side/);
    expect(screen.queryByText("This link no longer works")).toBeNull();
    replies["POST /auth/verify"] = refusal(422, ["invalid-token"]);
    await press(user);
    expect(await screen.findByText("Invalid token")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Verify Account" })).toBeEnabled();
    expect(screen.getByRole("link", { name: "Agent log in" })).toHaveAttribute(
      "href",
      "/agent?openModal=login",
    );
    await user.click(screen.getByRole("button", { name: "Send me a new link" }));
    const dialog = await screen.findByRole("dialog", { name: "Send me a new link" });
    await user.click(within(dialog).getByRole("textbox", { name: "Email" }));
    await user.paste("ada@example.com");
    await user.click(within(dialog).getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("We've sent you an email with a new link.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Invalid token")).toBeNull();
  });
});

describe("resetting a password", () => {
  /** Adds to what both fields hold, and sends it. */
  async function fill(user: Awaited<ReturnType<typeof renderShell>>["user"], added: string) {
    await user.click(await screen.findByLabelText("New password"));
    await user.paste(added);
    await user.click(screen.getByLabelText("Confirm new password"));
    await user.paste(added);
    await user.click(screen.getByRole("button", { name: "Reset Password" }));
  }

  it("sends 9 characters with the link's token and a proof of being human, and looks at once whether this browser's session went", async () => {
    const path = "/reset-password?token=abc";
    const done = { "POST /auth/forgot-password": {} };
    const { user, replies, requests, shell } = await renderReturning(path, { type: 1 }, done);
    expect(shell.store.getState().session.status).toBe("signedIn");
    replies["GET /auth/check-session"] = refusal(401);
    await fill(user, "9 letters");
    await screen.findByRole("heading", { name: "Landing" });
    expect(requests.find(({ path }) => path === "/auth/forgot-password")?.body).toEqual({
      password: "9 letters",
      token: "abc",
      google_token: expect.any(String),
    });
    expect(shell.store.getState().session.status).toBe("anonymous");
    expect(localStorage.getItem("sid")).toBeNull();
  });

  it("asks for no password with a link that no longer works, and for one where that cannot be asked", async () => {
    const path = "/reset-password?token=abc";
    const { user, requests } = await renderShell({
      path,
      replies: { "POST /auth/validate": refusal(422, ["invalid-token"]) },
    });
    expect(await screen.findByText("This link no longer works")).toBeVisible();
    expect(screen.queryByLabelText("New password")).toBeNull();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(requests.find(({ path: called }) => called === "/auth/validate")?.body).toEqual({
      token: "abc",
      for: "reset",
    });
    await user.click(screen.getByRole("button", { name: "Send me a new link" }));
    expect(await screen.findByRole("dialog", { name: "Send me a new link" })).toBeVisible();
    await renderShell({ path, replies: { "POST /auth/validate": refusal(503) } });
    expect((await screen.findAllByLabelText("New password")).at(-1)).toBeVisible();
  });

  it("offers a new link to who is signed in, too, and no sign-in", async () => {
    const { user, calls } = await renderReturning(
      "/reset-password?token=abc",
      { type: 1 },
      {
        "POST /auth/validate": refusal(422, ["invalid-token"]),
        "GET /auth/forgot-password": {},
      },
    );
    await screen.findByText("This link no longer works");
    expect(screen.queryByText(/log in/i)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Send me a new link" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Send me a new link" }));
    await user.click(dialog.getByRole("textbox", { name: "Email" }));
    await user.paste("ann@example.com");
    await user.click(dialog.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("We've sent you an email with a new link.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls()).toContain("GET /auth/forgot-password");
  });

  it("names the address for password managers", async () => {
    const replies = { "POST /auth/validate": { message: "", email: "ann@example.com" } };
    await renderShell({ path: "/reset-password?token=abc", replies });
    await screen.findByLabelText("New password");
    await waitFor(() => expect(shownUsername()).toBe("ann@example.com"));
  });

  it("refuses 8 characters, and says one refusal of the server at a time, one of the password on its field as well", async () => {
    const { user, replies, calls } = await renderShell({
      path: "/reset-password?token=abc",
      replies: { "POST /auth/forgot-password": refusal(422, ["common-password"]) },
    });
    await fill(user, "password");
    expect(
      await screen.findByText("Password must contain more than 8 characters."),
    ).toBeInTheDocument();
    expect(calls()).not.toContain("POST /auth/forgot-password");
    await fill(user, "1234");
    await waitFor(() =>
      expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(
        /among the most common/,
      ),
    );
    expect(toasts()).toHaveTextContent(/among the most common/);
    replies["POST /auth/forgot-password"] = refusal(422, ["password"]);
    await fill(user, "5");
    await waitFor(() =>
      expect(screen.getByLabelText("Confirm new password")).toHaveAccessibleDescription(
        /Passwords must match/,
      ),
    );
    expect(screen.getByLabelText("New password")).not.toHaveAccessibleDescription(/match/);
    replies["POST /auth/forgot-password"] = refusal(422, ["invalid-token"]);
    await fill(user, "6");
    expect(await screen.findByText("Invalid token")).toBeInTheDocument();
    expect(toasts()).not.toHaveTextContent(/among the most common/);
    expect(screen.getByRole("button", { name: "Send me a new link" })).toBeInTheDocument();
  });

  it("asks before a log out takes away what was typed", async () => {
    const path = "/reset-password?token=abc";
    const logOut = { "GET /auth/login": {} };
    const { user, calls, currentPath } = await renderReturning(path, { type: 1 }, logOut);
    await user.type(await screen.findByLabelText("New password"), "x");
    act(() => events.emit("signOutRequested", {}));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(calls()).not.toContain("GET /auth/login");
    act(() => events.emit("signOutRequested", {}));
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(currentPath()).toBe("/"));
    expect(calls()).toContain("GET /auth/login");
  });
});

it("stops the mails of new leads with one press on their link and not before, and says so where the link is none of ours", async () => {
  const call = "POST /lead-mails/stop";
  const { user, requests, replies, calls } = await renderShell({
    path: `${STOP_LEAD_MAILS}?token=7-abc`,
    replies: { [call]: refusal(422, ["invalid-token"]) },
  });
  const stop = await screen.findByRole("button", { name: "Stop these emails" });
  expect(calls()).not.toContain(call);
  await user.click(stop);
  expect(await screen.findByText("This link does not work")).toBeVisible();
  replies[call] = { message: "Stopped" };
  await user.click(stop);
  await screen.findByRole("heading", { name: "No more emails about new leads" });
  expect(lastCall(requests, call)?.params).toMatchObject({ token: "7-abc" });
  expect(screen.getByRole("link", { name: "Go to Agency details" })).toHaveAttribute(
    "href",
    "/go/agent/agency-details",
  );
});
