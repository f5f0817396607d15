import { events } from "@quotehaven/platform";
import {
  act,
  networkGone,
  refusal,
  renderScreen,
  screen,
  waitFor,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { EnrolScreen } from "./EnrolScreen";
import { SignInScreen } from "./SignInScreen";

const signInCall = "POST /operations/sign-in";

async function signIn(reply: unknown) {
  const view = renderScreen(<SignInScreen />, {
    path: "/operations/sign-in",
    messages: { operations: english },
    replies: { [signInCall]: reply },
  });
  const { user } = view;
  await user.type(screen.getByRole("textbox", { name: "Email" }), "olga@example.com");
  await user.type(screen.getByLabelText("Password"), "Granite-lantern-58");
  await user.type(screen.getByRole("textbox", { name: "Code" }), "123456");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  return view;
}

describe("an operator's sign-in", () => {
  it("tells the shell who has signed in", async () => {
    const heard: unknown[] = [];
    const undo = events.on("signedIn", (said) => void heard.push(said));
    await signIn({ sid: "s-9" });
    await waitFor(() =>
      expect(heard).toEqual([{ sid: "s-9", userType: "operator", redirect: null }]),
    );
    undo();
  });

  it("leaves it to the shell where that leads, and leads on whoever is signed in already", async () => {
    const { store, currentPath } = await signIn({ sid: "s-9" });
    const signedIn = { type: "session/sessionConfirmed", payload: { userType: "operator" } };
    await waitFor(() => expect(screen.getByRole("button", { name: "Log in" })).toBeEnabled());
    act(() => void store.dispatch(signedIn));
    expect(currentPath()).toBe("/operations/sign-in");
    const late = renderScreen(<SignInScreen />, {
      path: "/operations/sign-in",
      session: "operator",
      messages: { operations: english },
    });
    await waitFor(() => expect(late.currentPath()).toBe("/operations"));
  });

  it("says that it did not work, and nothing of why", async () => {
    await signIn(refusal(404, ["not-found"]));
    expect(await screen.findByText(/^That didn't work/)).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("olga@example.com");
  });

  it("names nothing of what lies behind it", () => {
    renderScreen(<SignInScreen />, {
      path: "/operations/sign-in",
      messages: { operations: english },
    });
    expect(document.body).not.toHaveTextContent(/operat/i);
  });
});

describe("the link of the command line", () => {
  const setup = {
    data: { email: "olga@example.com", uri: "otpauth://totp/x", secret: "ABCDEFGHIJKLMNOP" },
  };

  it("takes a password and a code, and shows the recovery codes once", async () => {
    const { user, requests } = renderScreen(<EnrolScreen />, {
      path: "/operations/enrol#the-token",
      messages: { operations: english },
      replies: {
        "POST /operations/enrolment": setup,
        "PUT /operations/enrolment": { data: ["AAAA-BBBB-CCCC-DDDD"] },
      },
    });
    expect(await screen.findByText("ABCD EFGH IJKL MNOP")).toBeInTheDocument();
    await user.type(screen.getByLabelText("New password"), "Granite-lantern-58");
    await user.type(screen.getByLabelText("Code the authenticator shows"), "123456");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      token: "the-token",
      password: "Granite-lantern-58",
      code: "123456",
    });
  });

  it("says so where it does not count", async () => {
    renderScreen(<EnrolScreen />, {
      path: "/operations/enrol#old",
      messages: { operations: english },
      replies: { "POST /operations/enrolment": refusal(404, ["not-found"]) },
    });
    expect(
      await screen.findByText("This link does not work, or no longer works."),
    ).toBeInTheDocument();
  });

  it("holds the place of what is coming, and asks again where the network was gone", async () => {
    const answers = [networkGone, setup];
    const { user } = renderScreen(<EnrolScreen />, {
      path: "/operations/enrol#the-token",
      messages: { operations: english },
      replies: { "POST /operations/enrolment": () => answers.shift() },
    });
    expect(screen.getByRole("status")).toHaveAttribute("aria-busy", "true");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("ABCD EFGH IJKL MNOP")).toBeInTheDocument();
    expect(screen.queryByText("This link does not work, or no longer works.")).toBeNull();
  });
});
