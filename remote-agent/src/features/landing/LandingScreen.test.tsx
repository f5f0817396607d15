import { events } from "@quotehaven/platform";
import {
  lastCall,
  networkGone,
  refusal,
  reply,
  screen,
  shownUsername,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import { openScreen, sentBy, write } from "../../shared/screenFixtures";
// Loaded on demand by the screen; loaded here already, so that no test waits for it.
import "./AgentRegistrationModal";
import "./ConfirmEmailNotice";
import { LandingScreen } from "./LandingScreen";

const open = (session: "anonymous" | "agent" = "anonymous") =>
  openScreen(<LandingScreen />, { path: "/agent", session });

const openRegistration = (replies: Record<string, unknown> = {}) =>
  openScreen(<LandingScreen />, {
    path: "/agent?openModal=register",
    session: "anonymous",
    replies,
  });

const theModal = async () =>
  within(await screen.findByRole("dialog", { name: "Register as an agent" }));

async function fillRegistration(opened: ReturnType<typeof open>) {
  const modal = await theModal();
  for (const [name, text] of [
    ["Name", "June"],
    ["Last name", "Perez"],
    ["Email", "june@juniper.com"],
    ["Phone", "5125550101"],
  ] as const)
    await write(opened, modal.getByRole("textbox", { name }), text);
  await write(opened, modal.getByLabelText("Password"), "long enough");
  await write(opened, modal.getByLabelText("Confirm password"), "long enough");
  expect(shownUsername()).toBe("june@juniper.com");
  await opened.user.click(modal.getByRole("checkbox"));
  await opened.user.click(modal.getByRole("button", { name: "Register" }));
}

it("offers registration, the agents' sign-in, and the way back to everybody else", async () => {
  const asked: unknown[] = [];
  const undo = events.on("signInRequested", (request) => asked.push(request));
  const { user } = open();
  expect(screen.getAllByRole("button", { name: "Start quoting" })).not.toHaveLength(0);
  expect(screen.getByRole("link", { name: "Not an agent" })).toHaveAttribute("href", "/");
  await user.click(screen.getByRole("button", { name: "Agent log in" }));
  expect(asked).toEqual([{ role: "agent" }]);
  undo();
});

it("lets a visitor press an example lead and type a price, which fills what its client needs", async () => {
  const { user } = open();
  const board = within(screen.getByRole("region", { name: /^An example of the board/ }));
  const rows = within(board.getByRole("group", { name: "Example leads" }));
  const shares = () =>
    new Set(
      [...board.getByRole("img").querySelectorAll("[data-share]")].map((part) =>
        part.getAttribute("data-share"),
      ),
    );
  expect(rows.getAllByRole("button", { pressed: true })).toEqual([
    rows.getByRole("button", { name: /Maya R\..*Home, \$731,500/ }),
  ]);
  expect(board.getByRole("img")).toHaveAccessibleName(/^Dwelling \(A\): \$385,000/);
  expect(shares()).toEqual(new Set(["0"]));
  await user.type(board.getByRole("textbox", { name: "Your price a month" }), "112");
  expect(shares()).toEqual(new Set(["1"]));
  expect(board.getByText("Meets all 9 lines")).toBeInTheDocument();
  expect(board.getByText("$83 a month less than Maya R. pays today")).toBeInTheDocument();

  await user.click(rows.getByRole("button", { name: /Priya S\./ }));
  expect(board.getByRole("img")).toHaveAccessibleName(/^Injury to others/);
  expect(board.getByRole("textbox", { name: "Your price a month" })).toHaveValue("");
  expect(shares()).toEqual(new Set(["0"]));
  // What was typed for the other is still there.
  await user.click(rows.getByRole("button", { name: /Maya R\./ }));
  expect(board.getByText("Meets all 9 lines")).toBeInTheDocument();
});

it("shows a signed-in agent the profile instead", () => {
  open("agent");
  expect(screen.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/agent/profile");
  expect(screen.queryByRole("button", { name: "Agent log in" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Start quoting" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See my leads" })).toHaveAttribute(
    "href",
    "/agent/profile/leads",
  );
});

it("registers an agent, asks to confirm the address, and goes home to the agents' landing", async () => {
  const opened = openRegistration({
    "POST /auth/signup": { message: "Created" },
    "POST /auth/resend-verification": {},
  });
  const { user, requests, router, currentPath } = opened;
  const modal = await theModal();
  // No window that opens from here has a way back to this one.
  const outside = [...document.querySelectorAll("[target=_blank]")];
  expect(outside.map((link) => link.getAttribute("rel"))).toEqual(["noopener", "noopener"]);
  expect(modal.getByLabelText("Password")).toHaveAccessibleDescription("More than 8 characters.");
  await user.click(modal.getByRole("button", { name: "Register" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(6);
  expect(screen.getByText("You must accept the terms")).toBeVisible();
  expect(sentBy("POST", requests)).toBeUndefined();

  await fillRegistration(opened);
  expect(await screen.findByText("Please confirm your email")).toBeVisible();
  expect(screen.getByText(/We sent a link to june@juniper.com/)).toBeVisible();
  expect(router.state.location.state).toEqual({ registered: "june@juniper.com" });
  expect(sentBy("POST", requests)).toEqual({
    agent: true,
    token: "human-token:signup",
    name: "June",
    lastname: "Perez",
    email: "june@juniper.com",
    phone: "(512)555-0101",
    password: "long enough",
    confirmPassword: "long enough",
  });
  await user.click(screen.getByRole("button", { name: "Send the confirmation email again" }));
  expect(await screen.findByText(/a new email is on its way/)).toBeVisible();
  expect(lastCall(requests, "POST /auth/resend-verification")?.body).toMatchObject({
    email: "june@juniper.com",
  });
  await user.click(screen.getByRole("button", { name: "Go home" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(currentPath()).toBe("/agent");
});

it("says why a registration is refused at the field that the refusal names, else at the e-mail field, and an outage in a toast", async () => {
  const opened = openRegistration({
    "POST /auth/signup": refusal(408, ["human-check-failed"], ""),
  });
  const atField = "A user with that e-mail already exists.";
  await fillRegistration(opened);
  const modal = await theModal();
  const registerAgain = async () =>
    opened.user.click(await modal.findByRole("button", { name: "Register" }));
  expect(await screen.findByText(/short security check/)).toBeVisible();
  expect(screen.queryByText(atField)).not.toBeInTheDocument();
  expect(modal.queryByRole("button", { name: "Agent log in" })).not.toBeInTheDocument();

  const saysAt = async (label: string, words: string | RegExp) =>
    waitFor(() => expect(modal.getByLabelText(label)).toHaveAccessibleDescription(words));
  const toasts = () => screen.getByRole("region", { name: "Messages" });
  const named = {
    message: "Refused",
    data: ["contact-details"],
    fields: { lastname: "contact-details" },
  };
  for (const [refused, label, words] of [
    [refusal(422, ["phone"]), "Phone", /Phone number must be 10 characters long/],
    [refusal(422, ["common-password"]), "Password", /among the most common/],
    [refusal(422, ["contact-details"]), "Name", /Leave out phone numbers/],
    [reply(422, named), "Last name", /Leave out phone numbers/],
  ] as const) {
    opened.replies["POST /auth/signup"] = refused;
    await registerAgain();
    await saysAt(label, words);
    expect(screen.queryByText(atField)).not.toBeInTheDocument();
  }
  for (const refused of [refusal(422, ["required"]), refusal(409), refusal(422, ["email"])]) {
    opened.replies["POST /auth/signup"] = refused;
    await registerAgain();
    await saysAt("Email", atField);
  }
  opened.replies["POST /auth/signup"] = refusal(422, ["common-password", "duplicate-email"]);
  await registerAgain();
  await saysAt("Password", /among the most common/);
  await saysAt("Email", atField);
  expect(modal.queryByRole("button", { name: "Agent log in" })).not.toBeInTheDocument();
  for (const outage of [refusal(429), refusal(500), networkGone]) {
    opened.replies["POST /auth/signup"] = outage;
    await registerAgain();
    await waitFor(() => expect(toasts()).toHaveTextContent(/try again|connection/i));
    expect(screen.queryByText(atField)).not.toBeInTheDocument();
  }

  opened.replies["POST /auth/signup"] = refusal(409, ["duplicate-email"]);
  await registerAgain();
  expect(await modal.findByRole("button", { name: "Agent log in" })).toBeVisible();
  expect(screen.getByText(atField)).toBeVisible();
  expect(screen.queryByText("A user with that email address already exists.")).toBeNull();
});
