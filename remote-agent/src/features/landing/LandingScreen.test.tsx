import { events } from "@quotehaven/platform";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
// Loaded on demand by the screen; loaded here already, so that no test waits for it.
import "./AgentRegistrationModal";
import "./ConfirmEmailNotice";
import { LandingScreen } from "./LandingScreen";

function open(
  replies: Record<string, unknown> = {},
  { path = "/agent", session = "anonymous" as "anonymous" | "agent" } = {},
) {
  return renderScreen(<LandingScreen />, { path, session, messages: { agent: english }, replies });
}

type User = ReturnType<typeof open>["user"];

async function theModal() {
  return within(await screen.findByRole("dialog", { name: "Register as an agent" }));
}

async function fillRegistration(user: User) {
  const modal = await theModal();
  await user.type(modal.getByRole("textbox", { name: "Name" }), "June");
  await user.type(modal.getByRole("textbox", { name: "Last name" }), "Perez");
  await user.type(modal.getByRole("textbox", { name: "Email" }), "june@juniper.com");
  await user.type(modal.getByRole("textbox", { name: "Phone" }), "5125550101");
  await user.type(modal.getByLabelText("Password"), "long enough");
  await user.type(modal.getByLabelText("Confirm password"), "long enough");
  await user.click(modal.getByRole("checkbox"));
  await user.click(modal.getByRole("button", { name: "Register" }));
}

describe("the agent landing", () => {
  it("offers registration, log in and the way back to everybody else", async () => {
    open();
    expect(screen.getAllByRole("button", { name: "Start quoting" })).not.toHaveLength(0);
    expect(screen.getByRole("button", { name: "Agent log in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Not an agent" })).toHaveAttribute("href", "/");
  });

  it("gives no window that it opens a way back to this one", async () => {
    open({}, { path: "/agent?openModal=register" });
    await theModal();
    const outside = [...document.querySelectorAll("[target=_blank]")];
    expect(outside.map((link) => link.getAttribute("rel"))).toEqual(["noopener", "noopener"]);
  });

  it("asks the shell for the agents' sign-in", async () => {
    const asked: unknown[] = [];
    const undo = events.on("signInRequested", (request) => asked.push(request));
    const { user } = open();
    await user.click(screen.getByRole("button", { name: "Agent log in" }));
    expect(asked).toEqual([{ as: "agent" }]);
    undo();
  });

  it("opens sign-in when the address asks for it", async () => {
    const asked: unknown[] = [];
    const undo = events.on("signInRequested", (request) => asked.push(request));
    open({}, { path: "/agent?openModal=login" });
    await waitFor(() => expect(asked).toEqual([{ as: "agent", isOnArrival: true }]));
    undo();
  });

  it("shows a signed-in agent the profile instead", async () => {
    open({}, { session: "agent" });
    expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/agent/profile");
    expect(screen.queryByRole("button", { name: "Agent log in" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Start quoting" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See my leads" })).toHaveAttribute(
      "href",
      "/agent/profile/leads",
    );
  });
});

describe("agent registration", () => {
  it("opens when the address asks for it, and names every missing field", async () => {
    const { user, requests } = open({}, { path: "/agent?openModal=register" });
    const modal = await theModal();
    await user.click(modal.getByRole("button", { name: "Register" }));
    expect(await screen.findAllByText("This field is required.")).toHaveLength(6);
    expect(screen.getByText("You must accept the terms")).toBeVisible();
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("sends the wire's fields and asks to confirm the address", async () => {
    const { user, requests, router } = open(
      { "POST /auth/signup": { message: "Created" } },
      { path: "/agent?openModal=register" },
    );
    await fillRegistration(user);
    expect(await screen.findByText("Please confirm your email")).toBeVisible();
    expect(screen.getByText(/We sent a link to june@juniper.com/)).toBeVisible();
    expect(router.state.location.state).toEqual({ registered: "june@juniper.com" });
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      agent: true,
      token: "human-token:signup",
      name: "June",
      lastname: "Perez",
      email: "june@juniper.com",
      phone: "(512)555-0101",
      password: "long enough",
      confirmPassword: "long enough",
    });
  });

  it("asks before a press beside it takes away what was typed", async () => {
    const { user } = open({}, { path: "/agent?openModal=register" });
    const modal = await theModal();
    await user.type(modal.getByRole("textbox", { name: "Name" }), "June");
    await user.click(screen.getByRole("dialog").parentElement ?? document.body);
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect((await theModal()).getByRole("textbox", { name: "Name" })).toHaveValue("June");
  });

  it("sends the confirmation again, and goes home to the agents' landing", async () => {
    const { user, requests, currentPath } = open(
      { "POST /auth/signup": { message: "Created" }, "POST /auth/resend-verification": {} },
      { path: "/agent?openModal=register" },
    );
    await fillRegistration(user);
    await user.click(
      await screen.findByRole("button", { name: "Send the confirmation email again" }),
    );
    expect(await screen.findByText(/a new email is on its way/)).toBeVisible();
    expect(requests.at(-1)?.body).toMatchObject({ email: "june@juniper.com" });
    await user.click(screen.getByRole("button", { name: "Go home" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(currentPath()).toBe("/agent");
  });

  it("tells how long a password must be, before it is too short", async () => {
    open({}, { path: "/agent?openModal=register" });
    const modal = await theModal();
    expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("More than 8 characters.");
  });

  it("says on the field that the address is taken, without a toast", async () => {
    const { user } = open(
      { "POST /auth/signup": refusal(409, ["duplicate-email"]) },
      { path: "/agent?openModal=register" },
    );
    await fillRegistration(user);
    expect(await screen.findByText("A user with that e-mail already exists.")).toBeVisible();
    expect(
      screen.queryByText("A user with that email address already exists."),
    ).not.toBeInTheDocument();
    const modal = await theModal();
    expect(modal.getByRole("button", { name: "Agent log in" })).toBeVisible();
  });

  it("also toasts any other code", async () => {
    const { user } = open(
      { "POST /auth/signup": refusal(422, ["phone"]) },
      { path: "/agent?openModal=register" },
    );
    await fillRegistration(user);
    expect(await screen.findByText("Phone number must be 10 characters long")).toBeVisible();
    expect(screen.getByText("A user with that e-mail already exists.")).toBeVisible();
  });

  it.each([
    ["a broken server", refusal(503), /Something went wrong on our side/],
    [
      "a device too slow for the human check",
      refusal(408, ["human-check-failed"], ""),
      /short security check/,
    ],
  ])("blames no field for %s", async (_what, answer, words) => {
    const { user } = open({ "POST /auth/signup": answer }, { path: "/agent?openModal=register" });
    await fillRegistration(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText("A user with that e-mail already exists.")).not.toBeInTheDocument();
  });
});
