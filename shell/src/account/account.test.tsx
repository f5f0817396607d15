import { STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import { events } from "@quotehaven/platform";
import { act, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { renderShell } from "../testing/renderShell";
import { hideLinkToken } from "../links/linkToken";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => window.history.replaceState(null, "", "/"));

const toasts = () => screen.getByRole("region", { name: "Messages" });

describe("the token of a mailed link", () => {
  it("moves from the address into the history entry", () => {
    window.history.replaceState(null, "", "/verify?token=abc&from=mail");
    hideLinkToken(window);
    expect(window.location.pathname + window.location.search).toBe("/verify?from=mail");
    expect(window.history.state).toMatchObject({ usr: { token: "abc" } });
  });

  it.each(["/Verify", "/%76erify", "/Reset-Password", "/Continue-registration"])(
    "moves wherever the router finds the screen: %s",
    (path) => {
      window.history.replaceState(null, "", `${path}?token=abc`);
      hideLinkToken(window);
      expect(window.location.href).not.toContain("abc");
      expect(window.history.state).toMatchObject({ usr: { token: "abc" } });
    },
  );

  it("is out of the address before anything is asked of anybody", async () => {
    const asked: string[] = [];
    window.history.replaceState(null, "", "/verify?token=abc");
    await renderShell({
      path: "/verify",
      sid: "s",
      replies: {
        "GET /auth/check-session": () => {
          asked.push(window.location.href);
          return { type: 1 };
        },
      },
    });
    await waitFor(() => expect(asked).toEqual([`${window.location.origin}/verify`]));
    const foreign = [...document.querySelectorAll("[src], link[href]")];
    expect(foreign).toEqual([]);
  });

  it("stays where it is on other screens", () => {
    window.history.replaceState(null, "", "/agent?token=abc");
    hideLinkToken(window);
    expect(window.location.search).toBe("?token=abc");
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

  it.each([
    [1, "Log in"],
    [2, "Agent log in"],
  ])(
    "sends token and proof once it is pressed, and fills in the sign-in of type %i, from memory alone",
    async (type, title) => {
      const { user, router, requests, calls } = await open({
        "POST /auth/verify": { type, email: "ann@example.com" },
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
      const landing = type === 2 ? "/agent" : "/";
      expect(link).toHaveAttribute("href", `${landing}?openModal=login`);
      await user.click(link);
      const as = type === 2 ? "agent" : "consumer";
      act(() => events.emit("signInRequested", { as, isOnArrival: true }));
      const dialog = within(await screen.findByRole("dialog", { name: title }));
      expect(dialog.getByLabelText("Email")).toHaveValue("ann@example.com");
      expect(dialog.getByLabelText("Password")).toHaveFocus();
      const kept = [{ ...localStorage }, { ...sessionStorage }, router.state.location];
      expect(JSON.stringify(kept)).not.toContain("ann@example.com");
    },
  );

  it("fills it into no other sign-in, and into none after the first was closed", async () => {
    const { user } = await open({ "POST /auth/verify": { type: 1, email: "ann@example.com" } });
    await press(user);
    await screen.findByRole("link", { name: "Log in" });
    for (const as of ["agent", "consumer"] as const) {
      act(() => events.emit("signInRequested", { as }));
      expect(await screen.findByLabelText("Email")).toHaveValue("");
      await user.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  it("leads who is signed in to their profile, and does not tell them to log in", async () => {
    const { user } = await renderShell({
      path: "/verify?token=abc",
      sid: "s",
      replies: { "GET /auth/check-session": { type: 1 }, "POST /auth/verify": { type: 1 } },
    });
    await press(user);
    expect(await screen.findByRole("link", { name: "Go to my profile" })).toHaveAttribute(
      "href",
      "/profile",
    );
    expect(screen.queryByText(/log in/)).toBeNull();
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
    await user.type(within(dialog).getByRole("textbox", { name: "Email" }), "ada@example.com");
    await user.click(within(dialog).getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("We've sent you an email with a new link.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Invalid token")).toBeNull();
  });
});

describe("resetting a password", () => {
  const open = (replies = {}) => renderShell({ path: "/reset-password?token=abc", replies });

  async function fill(
    user: Awaited<ReturnType<typeof renderShell>>["user"],
    first: string,
    second = first,
  ) {
    await user.type(await screen.findByLabelText("New password"), first);
    await user.type(screen.getByLabelText("Confirm new password"), second);
    await user.click(screen.getByRole("button", { name: "Reset Password" }));
  }

  it("refuses 8 characters; sends 9 with the link's token and a proof of being human, then goes to Landing", async () => {
    const { user, calls, requests } = await open({ "POST /auth/forgot-password": {} });
    await fill(user, "12345678");
    expect(
      await screen.findByText("Password must contain more than 8 characters."),
    ).toBeInTheDocument();
    expect(calls()).not.toContain("POST /auth/forgot-password");
    await user.type(screen.getByLabelText("New password"), "9");
    await user.type(screen.getByLabelText("Confirm new password"), "9");
    await user.click(screen.getByRole("button", { name: "Reset Password" }));
    await screen.findByRole("heading", { name: "Landing" });
    expect(requests.find(({ path }) => path === "/auth/forgot-password")?.body).toEqual({
      password: "123456789",
      token: "abc",
      google_token: expect.any(String),
    });
    expect(
      await screen.findByText("You have successfully reset your password!"),
    ).toBeInTheDocument();
  });

  it("looks at once whether the session of this browser went with the old password", async () => {
    const { user, replies, shell } = await renderShell({
      path: "/reset-password?token=abc",
      sid: "s",
      replies: { "GET /auth/check-session": { type: 1 }, "POST /auth/forgot-password": {} },
    });
    expect(shell.store.getState().session.status).toBe("signedIn");
    replies["GET /auth/check-session"] = refusal(401);
    await fill(user, "a long secret");
    await screen.findByRole("heading", { name: "Landing" });
    expect(shell.store.getState().session.status).toBe("anonymous");
    expect(localStorage.getItem("sid")).toBeNull();
  });

  it("says one refusal at a time, one of the password on its field as well", async () => {
    const { user, replies } = await open({
      "POST /auth/forgot-password": refusal(422, ["common-password"]),
    });
    await fill(user, "password1234");
    await waitFor(() =>
      expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(
        /among the most common/,
      ),
    );
    expect(toasts()).toHaveTextContent(/among the most common/);
    replies["POST /auth/forgot-password"] = refusal(422, ["invalid-token"]);
    await user.type(screen.getByLabelText("New password"), "5");
    await user.type(screen.getByLabelText("Confirm new password"), "5");
    await user.click(screen.getByRole("button", { name: "Reset Password" }));
    expect(await screen.findByText("Invalid token")).toBeInTheDocument();
    expect(toasts()).not.toHaveTextContent(/among the most common/);
    expect(screen.getByRole("button", { name: "Send me a new link" })).toBeInTheDocument();
  });

  it("asks before a log out takes away what was typed", async () => {
    const { user, calls, currentPath } = await renderShell({
      path: "/reset-password?token=abc",
      sid: "s",
      replies: { "GET /auth/check-session": { type: 1 }, "GET /auth/login": {} },
    });
    await user.type(await screen.findByLabelText("New password"), "long enough");
    act(() => events.emit("signOutRequested", {}));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(calls()).not.toContain("GET /auth/login");
    act(() => events.emit("signOutRequested", {}));
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(currentPath()).toBe("/"));
    expect(calls()).toContain("GET /auth/login");
  });
});

describe("the link under a mail of new leads", () => {
  it("stops them with one press and not before, and says so where the link is none of ours", async () => {
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
    expect(requests.at(-1)?.params).toMatchObject({ token: "7-abc" });
    expect(screen.getByRole("link", { name: "Go to Agency details" })).toHaveAttribute(
      "href",
      "/go/agent/agency-details",
    );
  });
});
