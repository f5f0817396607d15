import { CONTINUE_REGISTRATION, screenLink, signInLink } from "@quotehaven/contract/release";
import { events } from "@quotehaven/platform";
import { networkGone, refusal, screen, waitFor, type Replies } from "@quotehaven/platform/testing";
import { act, cleanup } from "@testing-library/react";
import { aRemote } from "../testing/aRemote";
import { registered, renderReturning, renderShell, type ShellSetup } from "../testing/renderShell";

const consumer = { "GET /auth/check-session": { type: 1 } };
const agent = { "GET /auth/check-session": { type: 2 } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a page, of which this heading shows that it is there, and then loses the session. */
async function lostAt(setup: ShellSetup, heading: string) {
  const view = await renderShell({ sid: "s", ...setup });
  await screen.findByRole("heading", { name: heading });
  view.replies["GET /auth/check-session"] = refusal(401);
  await act(() => view.shell.keeper.check());
  return view;
}
const atPayment = { path: "/payment?leadId=7", replies: agent };
const logInAgain = () => screen.findByRole("button", { name: "Log in again" });
const agentDialog = () => screen.findByRole("dialog", { name: "Agent log in" });

/** Signs the agent in whose session was lost. */
function signIn(replies: Replies, redirect: "leads" | null = null) {
  Object.assign(replies, agent);
  act(() => events.emit("signedIn", { sid: "s-2", role: "agent", redirect }));
}

describe("an unknown path", () => {
  it.each([
    ["/foo", "Landing"],
    ["/auth/register", "Landing"],
    ["/agent/unknown/deep", "Agent landing"],
    ["/verify/x", "Landing"],
  ])("%s goes up to the parent that is known: %s", async (path, heading) => {
    await renderShell({ path });
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
    expect(await screen.findAllByText(/^There is no page at that address/)).toHaveLength(1);
  });

  it.each([
    ["/profile/x/y", "/profile"],
    ["/profile/my-quotes/", "/profile/my-quotes"],
  ])("%s, in an area, goes to %s", async (path, known) => {
    await renderReturning(path, { type: 1 });
    expect(await screen.findByText(new RegExp(`^At ${known}/?$`))).toBeInTheDocument();
  });
});

it("shows to whoever asks what is running, and how many try a build", async () => {
  const entry = registered("chat", [["/chat", "anyone"]]);
  const failed = "http://localhost:4101/ (Failed to fetch)";
  sessionStorage.setItem("failedOverrides", JSON.stringify({ payment: failed }));
  await renderShell({
    path: "/__remotes",
    newRemote: {
      entry: { ...entry, canary: { ...entry.stable, version: "2", percent: 10 } },
      module: aRemote("chat", {}),
    },
  });
  expect(await screen.findByRole("heading", { name: "What is running" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "payment" })).toHaveTextContent("not loaded yet");
  expect(screen.getByRole("region", { name: "payment" })).toHaveTextContent(failed);
  expect(screen.getByRole("region", { name: "chat" })).not.toHaveTextContent(failed);
  expect(screen.getByRole("region", { name: "chat" })).toHaveTextContent("2 (10%)");
});

describe("the guard", () => {
  it.each([
    ["a visitor", "/payment?leadId=1", refusal(401), "Landing"],
    ["an agent", "/profile/my-quotes", { type: 2 }, "Agent area"],
    ["a consumer", "/agent/profile/known", { type: 1 }, "Consumer area"],
    ["a consumer", "/payment?leadId=1", { type: 1 }, "Consumer area"],
  ])("sends %s from %s to their own place: %j %s", async (_who, path, session, heading) => {
    await renderReturning(path, session);
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
  });

  it("shows nothing of a route before the session is known", async () => {
    await renderReturning("/profile", () => new Promise(() => undefined));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
  });

  it("says so when the session cannot be checked, and goes on when it can", async () => {
    const { user, replies } = await renderReturning("/profile", networkGone);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("link", { name: "Quotehaven" })).toHaveAttribute("href", "/");
    Object.assign(replies, consumer);
    await user.click(again);
    expect(await screen.findByRole("heading", { name: "Consumer area" })).toBeInTheDocument();
  });

  it("leads back from a lost session to where the person was, also where the landing has forgotten it", async () => {
    const { replies, user } = await lostAt(atPayment, "Payment");
    expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Messages" })).not.toHaveTextContent(/./);
    expect(screen.getByRole("status")).toHaveTextContent("You were logged out");
    await user.click(await logInAgain());
    await agentDialog();
    sessionStorage.removeItem("rememberedPath");
    signIn(replies);
    expect(await screen.findByText("At /payment?leadId=7")).toBeInTheDocument();
    expect(screen.queryByText("You were logged out")).toBeNull();
  });

  it("leads back also who presses the notice before the landing is drawn", async () => {
    const { shell, replies } = await renderReturning(atPayment.path, { type: 2 });
    await screen.findByRole("heading", { name: "Payment" });
    replies["GET /auth/check-session"] = refusal(401);
    const watcher = new MutationObserver(() => {
      const logIn = screen.queryByRole("button", { name: "Log in again" });
      if (!logIn) return;
      watcher.disconnect();
      logIn.click();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    void shell.keeper.check();
    await agentDialog();
    expect(await screen.findByText("Landing")).toBeInTheDocument();
    signIn(replies, "leads");
    expect(await screen.findByText("At /payment?leadId=7")).toBeInTheDocument();
  });

  it("leads nowhere back whoever closed the sign-in that the notice opened", async () => {
    const setup = { path: "/agent/profile/known", replies: agent };
    const { replies, user, currentPath } = await lostAt(setup, "Agent area");
    await user.click(await logInAgain());
    await agentDialog();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    signIn(replies);
    await screen.findByRole("heading", { name: "Agent area" });
    expect(currentPath()).toBe("/agent/profile");
  });

  it("says so, and leads back, on a page that is loaded on the way; on no later one", async () => {
    await lostAt(atPayment, "Payment");
    await logInAgain();
    cleanup();
    const next = await renderShell({ path: "/" });
    await next.user.click(await logInAgain());
    await agentDialog();
    signIn(next.replies);
    expect(await screen.findByText("At /payment?leadId=7")).toBeInTheDocument();
    cleanup();
    localStorage.clear();
    await renderShell({ path: "/" });
    await screen.findByRole("heading", { name: "Landing" });
    expect(screen.queryByText("You were logged out")).toBeNull();
  });

  it("says nothing of an old session to who opens a public page", async () => {
    await renderReturning("/", refusal(401));
    await screen.findByRole("heading", { name: "Landing" });
    expect(screen.queryByText("You were logged out")).toBeNull();
  });
});

describe("whoever signs in on a page of their own", () => {
  const office = {
    newRemote: {
      entry: registered("office", [
        ["/office", "operator", { home: true }],
        ["/office/sign-in", "anyone", { landingOf: "operator" }],
      ]),
      module: aRemote("office", {
        "/office": [{ path: "*", element: <h1>Office</h1> }],
        "/office/sign-in": [{ index: true, element: <h1>Office sign-in</h1> }],
      }),
    },
  };

  it("is sent there, and back to where they wanted to go", async () => {
    const { currentPath, replies } = await renderShell({ ...office, path: "/office/log" });
    await screen.findByRole("heading", { name: "Office sign-in" });
    expect(currentPath()).toBe("/office/sign-in");
    Object.assign(replies, { "GET /auth/check-session": { type: 3 } });
    act(() => events.emit("signedIn", { sid: "s", role: "operator", redirect: null }));
    await screen.findByRole("heading", { name: "Office" });
    expect(currentPath()).toBe("/office/log");
  });

  it("is sent there from the notice of a lost session", async () => {
    const replies = { "GET /auth/check-session": { type: 3 } };
    const { user } = await lostAt({ ...office, path: "/office", replies }, "Office");
    await user.click(await logInAgain());
    expect(await screen.findByRole("heading", { name: "Office sign-in" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the remembered destination", () => {
  it("is followed, once, after a later check that succeeds", async () => {
    const { shell, replies } = await renderShell({ path: "/profile/my-quotes" });
    await screen.findByRole("dialog", { name: "Log in" });
    localStorage.setItem("sid", "s");
    Object.assign(replies, consumer);
    await act(() => shell.keeper.check());
    expect(await screen.findByText("At /profile/my-quotes")).toBeInTheDocument();
    expect(sessionStorage.getItem("rememberedPath")).toBeNull();
  });

  it("is not made by going back after signing out", async () => {
    const logOut = { "GET /auth/login": {} };
    const { router, calls } = await renderReturning("/profile/my-quotes", { type: 1 }, logOut);
    await screen.findByText("At /profile/my-quotes");
    await act(() => router.navigate("/profile/known"));
    act(() => events.emit("signOutRequested", {}));
    await screen.findByRole("heading", { name: "Landing" });
    expect(calls()).toContain("GET /auth/login");
    expect(localStorage.getItem("sid")).toBeNull();
    await act(() => router.navigate(-2));
    await screen.findByRole("heading", { name: "Landing" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sessionStorage.getItem("rememberedPath")).toBeNull();
  });
});

describe("a mail's link through a landing", () => {
  const leads = screenLink("agent", "known");

  it.each([
    [signInLink("agent"), "/agent?openModal=login"],
    [signInLink("consumer"), "/?openModal=login"],
    ["/go/somebody/known", "/"],
  ])("leads from %s to %s", async (link, path) => {
    const { currentPath } = await renderShell({ path: link });
    await screen.findByRole("heading", { name: /anding/ });
    expect(currentPath()).toBe(path);
  });

  it("hands the token of a registration to the consumers' landing, out of the address", async () => {
    const path = `${CONTINUE_REGISTRATION}?token=abc`;
    const { currentPath, router } = await renderShell({ path });
    await screen.findByRole("heading", { name: /anding/ });
    expect(currentPath()).toBe("/");
    expect(router.state.location.state).toEqual({ registration: "abc" });
  });

  it("asks for the sign-in of its reader, then leads there", async () => {
    const { replies, currentPath } = await renderShell({ path: leads });
    await agentDialog();
    signIn(replies, "leads");
    expect(await screen.findByRole("heading", { name: "Agent area" })).toBeInTheDocument();
    expect(currentPath()).toBe("/agent/profile/known");
  });

  it("leads there at once whoever is signed in, with what the link asks of its screen", async () => {
    const path = screenLink("agent", "known?filter=new");
    const { currentPath } = await renderReturning(path, { type: 2 });
    await screen.findByRole("heading", { name: "Agent area" });
    expect(currentPath()).toBe("/agent/profile/known?filter=new");
  });

  it("stays on the landing when the sign-in is closed", async () => {
    const { user, currentPath } = await renderShell({ path: leads });
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(currentPath()).toBe("/agent");
  });

  it.each([
    "/agent?next=//evil.example/agent/profile",
    "/agent?next=/profile/my-quotes",
    "/?next=/agent/profile",
  ])("leads nowhere else than into its reader's own area: %s", async (path) => {
    const { currentPath } = await renderReturning(path, { type: 2 });
    await screen.findByRole("heading", { name: /anding/ });
    expect(currentPath()).toBe(path);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("leaves after a deleted account, and ends the session also where the deletion failed", async () => {
  const logOut = { "GET /auth/login": {} };
  const { requests } = await renderReturning("/profile", { type: 1 }, logOut);
  await screen.findByRole("heading", { name: "Consumer area" });
  act(() => events.emit("accountDeleted", {}));
  expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
  expect(requests.find(({ path }) => path === "/auth/login")?.params.sid).toBe("s");
  await waitFor(() => expect(localStorage.getItem("sid")).toBeNull());
});
