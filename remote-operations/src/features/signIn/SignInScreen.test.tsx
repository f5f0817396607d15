import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { events } from "@quotehaven/platform";
import {
  act,
  networkGone,
  refusal,
  screen,
  usernameBefore,
  waitFor,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { openScreen, sentBy } from "../../shared/operationsFixtures";
import { AccessScreen } from "../access/AccessScreen";
import { EnrolScreen } from "./EnrolScreen";
import { SignInScreen } from "./SignInScreen";

async function signIn(reply: unknown) {
  const opened = openScreen(<SignInScreen />, "/operations/sign-in", {
    session: "anonymous",
    replies: { "POST /operations/sign-in": reply },
  });
  const { user } = opened;
  expect(document.body).not.toHaveTextContent(/operat/i);
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("olga@example.com");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("Granite-lantern-58");
  await user.type(screen.getByRole("textbox", { name: "Code" }), "123456");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  return opened;
}

describe("an operator's sign-in", () => {
  it("tells the shell who has signed in and leaves it to the shell where that leads, and leads on whoever is signed in already", async () => {
    const heard: unknown[] = [];
    const undo = events.on("signedIn", (said) => void heard.push(said));
    const { store, currentPath } = await signIn({ sid: "s-9" });
    await waitFor(() => expect(heard).toEqual([{ sid: "s-9", role: "operator", redirect: null }]));
    undo();
    const signedIn = { type: "session/sessionConfirmed", payload: { role: "operator" } };
    await waitFor(() => expect(screen.getByRole("button", { name: "Log in" })).toBeEnabled());
    act(() => void store.dispatch(signedIn));
    expect(currentPath()).toBe("/operations/sign-in");
    const late = openScreen(<SignInScreen />, "/operations/sign-in", {});
    await waitFor(() => expect(late.currentPath()).toBe("/operations"));
  });

  it("says that it did not work, and nothing of why", async () => {
    await signIn(refusal(404, ["not-found"]));
    expect(await screen.findByText(/^That didn't work/)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("olga@example.com");
  });
});

describe("the link of the command line", () => {
  const setup = {
    data: { email: "olga@example.com", uri: "otpauth://totp/x", secret: "ABCDEFGHIJKLMNOP" },
  };
  const refused = "This link does not work, or no longer works.";
  const open = (replies: Record<string, unknown>) =>
    openScreen(<EnrolScreen />, "/operations/enrol#the-token", { session: "anonymous", replies });

  it("asks again where the network was gone, takes a password and a code, and shows the recovery codes once", async () => {
    const answers = [networkGone, setup];
    const opened = open({
      "POST /operations/enrolment": () => answers.shift(),
    });
    const { user } = opened;
    expect(screen.getByRole("status")).toHaveAttribute("aria-busy", "true");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("ABCD EFGH IJKL MNOP")).toBeInTheDocument();
    expect(await screen.findByRole("img", { name: english["enrol.qr"] })).toBeVisible();
    expect(screen.queryByText(refused)).toBeNull();
    expect(usernameBefore(screen.getByLabelText("New password"))).toBe("olga@example.com");
    await user.click(screen.getByLabelText("New password"));
    await user.paste("Granite-lantern-58");
    await user.type(screen.getByLabelText("Code the authenticator shows"), "123456");
    for (const [code, label] of [
      ["common-password", "New password"],
      ["wrong-code", "Code the authenticator shows"],
    ] as const) {
      opened.replies["PUT /operations/enrolment"] = refusal(422, [code]);
      await user.click(screen.getByRole("button", { name: "Finish" }));
      const said = new RegExp(errors[code]);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(said));
    }
    opened.replies["PUT /operations/enrolment"] = { data: ["AAAA-BBBB-CCCC-DDDD"] };
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeInTheDocument();
    expect(sentBy(opened)).toEqual({
      token: "the-token",
      password: "Granite-lantern-58",
      code: "123456",
    });
  });

  it("says so where it does not count", async () => {
    open({ "POST /operations/enrolment": refusal(404, ["not-found"]) });
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });
});

it("shows new recovery codes, and keeps neither them nor the code they were asked with", async () => {
  const { user, store } = openScreen(<AccessScreen />, "/operations/access", {
    replies: { "POST /operations/recovery-codes": { data: ["AAAA-BBBB-CCCC-DDDD"] } },
  });
  await user.type(screen.getByRole("textbox", { name: english["access.code"] }), "123456");
  await user.click(screen.getByRole("button", { name: english["access.renew"] }));
  expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeInTheDocument();
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toMatch(/AAAA|123456/));
});
