import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { jest } from "@jest/globals";
import { events } from "@quotehaven/platform";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import messages from "../../messages/en.json";
import { aDogForm, aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { RegisterRoute } from "./RegisterRoute";
import { aWizard } from "./wizardFixtures";
import type { WizardValues } from "../../shared/register/registrationValues";

const routes = [
  { path: "/auth/register/:insuranceTypeId", element: <RegisterRoute /> },
  { path: "/", element: <p>Landing</p> },
];

const replies = {
  "GET /auth/signup": signupQuestionsReply.encode([aDogForm()]),
  "GET /insurance-companies": { data: [{ inc_id: 3, inc_name: "Harbor Insurance" }] },
  "GET /auth/zipcodes": { data: [{ zip_id: 7, zip_code: "43004" }] },
  "POST /auth/check-signup": { data: [] },
  "POST /auth/signup": { message: "ok" },
};

/** Opens the wizard as a reload would: with a draft, and without its passwords. */
function openWizard(draft: Partial<WizardValues> & { step?: number } = {}, more = {}) {
  sessionStorage.setItem("draft:registration", JSON.stringify(draft));
  return renderScreen(routes, {
    path: "/auth/register/1",
    messages,
    replies: { ...replies, ...more },
  });
}

const { password: _password, confirmPassword: _confirm, ...filled } = aWizard();
const stepTitle = (name: string) => screen.findByRole("heading", { level: 2, name });
const header = (name: RegExp) => screen.getByRole("button", { name });

async function openLastStep(more = {}) {
  const view = openWizard({ ...filled, step: 4 }, more);
  await view.user.type(screen.getByLabelText("Password"), "a-long-password");
  await view.user.type(screen.getByLabelText("Confirm password"), "a-long-password");
  await view.user.click(screen.getByRole("button", { name: "Next step" }));
  await screen.findByText("Do you have a dog?");
  return view;
}

/** Whether the browser would ask before this tab closes. */
function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => sessionStorage.clear());

describe("moving through the wizard", () => {
  it("refuses an empty step, says why, and takes the focus to the summary", async () => {
    const { user } = openWizard();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText(messages.registration.errorsTitle);
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByRole("link", { name: /First name: This field is required/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
  });

  it("says in its first step what agents see and what they do not", async () => {
    openWizard();
    const card = await screen.findByRole("region", { name: messages.privacy.whatAgentsSee });
    expect(within(card).getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("does not ask for the second address line", async () => {
    const { user } = openWizard({ ...filled, address2: "" });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("advances on Enter in a field", async () => {
    const { user } = openWizard(filled);
    await user.type(screen.getByLabelText("First name"), "{Enter}");
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("advances on Enter in a closed select", async () => {
    const { user } = openWizard(filled);
    screen.getByRole("combobox", { name: "State" }).focus();
    await user.keyboard("{Enter}");
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("leaves Enter in an open select to its list", async () => {
    const { user } = openWizard(filled);
    const state = screen.getByRole("combobox", { name: "State" });
    jest.spyOn(state, "matches").mockReturnValue(true);
    state.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
  });

  it("goes back on the left arrow, but not while a field has the focus", async () => {
    const { user } = openWizard({ ...filled, step: 2 });
    await stepTitle("Your household");
    await user.type(screen.getByLabelText("Email"), "{ArrowLeft}");
    expect(screen.getByRole("heading", { name: "Your household" })).toBeInTheDocument();
    await user.click(screen.getByRole("heading", { level: 1 }));
    await user.keyboard("{ArrowLeft}");
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("goes back freely by a step's header, also from an incomplete step", async () => {
    const { user } = openWizard({ ...filled, email: "", step: 2 });
    await user.click(header(/About you/));
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("lands on the first incomplete step when a later header is pressed", async () => {
    const { user } = openWizard({ ...filled, email: "", step: 1 });
    await user.click(header(/Your home insurance/));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("blocks forward again once a complete step was made invalid", async () => {
    const { user } = openWizard({ ...filled, step: 1 });
    expect(header(/Your household.*done/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText("City"));
    await user.click(header(/Your household/));
    expect(await screen.findByRole("link", { name: /City: This field is required/ })).toBeVisible();
  });
});

it("asks before the tab closes from the first letter on, and not where it was taken back", async () => {
  const { user } = openWizard();
  const firstName = await screen.findByLabelText("First name");
  expect(asksBeforeClosing()).toBe(false);
  await user.type(firstName, "N");
  expect(asksBeforeClosing()).toBe(true);
  await user.clear(firstName);
  expect(asksBeforeClosing()).toBe(false);
});

describe("the fields of the wizard", () => {
  it("hide the partner for Single and show it otherwise", async () => {
    const { user } = openWizard({ ...filled, step: 2 });
    expect(await screen.findByLabelText("Partner’s first name")).toHaveValue("Ben");
    await user.click(screen.getByRole("radio", { name: "Single" }));
    expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Domestic Partner" }));
    expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
  });

  it("offer the carrier None first, and once", async () => {
    openWizard(
      { ...filled, step: 3 },
      {
        "GET /insurance-companies": {
          data: [
            { inc_id: 0, inc_name: "None" },
            { inc_id: 3, inc_name: "Harbor Insurance" },
          ],
        },
      },
    );
    const carrier = await screen.findByLabelText("Current insurance company");
    await within(carrier).findByRole("option", { name: "Harbor Insurance" });
    expect(
      within(carrier)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Choose a company", "None", "Harbor Insurance"]);
  });

  it("survive a reload without the passwords", async () => {
    const { user, unmount } = openWizard({ ...filled, step: 3 });
    await user.type(await screen.findByLabelText("Password"), "a-long-password");
    const stored = sessionStorage.getItem("draft:registration") ?? "";
    unmount();
    expect(stored).toContain("nora@example.com");
    expect(stored).not.toContain("a-long-password");
  });

  it("find a zip code by what is typed", async () => {
    const { user, requests } = openWizard({ ...filled, zipCodes: [] });
    const zip = await screen.findByRole("combobox", { name: "Zip code" });
    await user.type(zip, "430");
    await waitFor(() => expect(requests.some(({ params }) => params.search === "430")).toBe(true));
    await user.click(await screen.findByRole("option", { name: "43004" }));
    expect(zip).toHaveValue("43004");
  });
});

describe("one zip code", () => {
  const lincoln = { zip_id: 9, zip_code: "68542", city: "Lincoln", state: "NE" };
  const open = (draft: Partial<WizardValues>) =>
    openWizard(
      { ...filled, zipCodes: [], ...draft },
      { "GET /auth/zipcodes": { data: [lincoln] } },
    );
  const zip = () => screen.findByRole("combobox", { name: "Zip code" });

  it("typed in full and left fills city and state where they are empty", async () => {
    const { user } = open({ city: "", state: "" });
    await user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Lincoln"));
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("NE");
    expect(await zip()).toHaveValue("68542 Lincoln, NE");
  });

  it("of another place is asked about, and the place can be taken", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await screen.findByText("68542 is in Lincoln, NE, and you wrote Austin, TX. Which is right?");
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    expect(screen.getByLabelText("City")).toHaveValue("Lincoln");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("NE");
  });

  it("of another place is asked about once: what was written may stay", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await user.click(await screen.findByRole("button", { name: "Keep Austin, TX" }));
    expect(screen.queryByText(/Which is right/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "a");
    expect(screen.queryByText(/Which is right/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("City")).toHaveValue("Austin");
  });
});

describe("the questions of the last step", () => {
  it("show a question that an answer calls for, and count what is left", async () => {
    const { user } = await openLastStep();
    expect(screen.getByText("1 question left")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(await screen.findByLabelText("What is it called?")).toBeInTheDocument();
    await user.type(screen.getByLabelText("What is it called?"), "Rex");
    expect(screen.getByText("All questions answered")).toBeInTheDocument();
  });

  it("start with what the steps before say", async () => {
    const states = Array.from({ length: 51 }, (_, index) => ({
      id: 10_201 + index,
      content: `State ${index + 1}`,
      showsQuestions: null,
      showsOptions: null,
      hidesQuestions: null,
      hidesOptions: null,
    }));
    const question = aQuestion({
      id: 102,
      kind: "select",
      content: "Which state?",
      prefill: "state",
      options: states,
    });
    const dog = aDogForm().sections[0]?.questions ?? [];
    await openLastStep({
      "GET /auth/signup": signupQuestionsReply.encode([aForm(1, [[question, ...dog]])]),
    });
    // Ohio is the 36th of the states and the District by name.
    expect(screen.getByLabelText("Which state?")).toHaveDisplayValue("State 36");
  });

  it("must be answered before the registration is sent", async () => {
    const { user, requests } = await openLastStep();
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    expect(
      await screen.findByRole("link", { name: /Do you have a dog\? This field is required/ }),
    ).toBeVisible();
    expect(requests.some(({ method, path }) => method === "POST" && path === "/auth/signup")).toBe(
      false,
    );
  });

  it("say so when they cannot be loaded, and can be tried again", async () => {
    const view = openWizard({ ...filled, step: 4 }, { "GET /auth/signup": refusal(500) });
    await view.user.type(screen.getByLabelText("Password"), "a-long-password");
    await view.user.type(screen.getByLabelText("Confirm password"), "a-long-password");
    await view.user.click(screen.getByRole("button", { name: "Next step" }));
    const again = await screen.findByRole("button", { name: "Try again" });
    view.replies["GET /auth/signup"] = replies["GET /auth/signup"];
    await view.user.click(again);
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  });
});

describe("finishing the registration", () => {
  it("sends everything, asks to confirm the e-mail, and leads home", async () => {
    const { user, requests, currentPath } = await openLastStep();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    const dialog = within(await screen.findByRole("dialog", { name: /confirm your email/ }));
    expect(requests.at(-1)?.body).toMatchObject({
      insId: 1,
      zipcodes: [{ id: 7 }],
      token: "human-token:signup",
      questionAnswers: [{ que_id: 121, ans_id: 12102, ans_content: null }],
    });
    expect(sessionStorage.getItem("draft:registration")).toBeNull();
    expect(asksBeforeClosing()).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Go home" }));
    expect(currentPath()).toBe("/");
  });

  it("stays on its step while it is being sent", async () => {
    const { user } = await openLastStep({
      "POST /auth/signup": () => new Promise(() => undefined),
    });
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    await screen.findByRole("button", { name: "Sending…" });
    await user.click(header(/About you/));
    expect(screen.getByText("Do you have a dog?")).toBeInTheDocument();
  });

  it("shows one toast for each code of a refusal, and keeps what was typed", async () => {
    const { user } = await openLastStep({
      "POST /auth/signup": refusal(422, ["insurance-company-not-found", "phone"]),
    });
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    expect(await screen.findByText("Insurance company not found")).toBeInTheDocument();
    expect(screen.getByText("Phone number must be 10 characters long")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  });

  it("toasts an address that was taken meanwhile, and says it at its field", async () => {
    const { user, replies: answers } = await openLastStep({
      "POST /auth/signup": refusal(409, ["duplicate-email"]),
    });
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    expect(await stepTitle("Your household")).toBeInTheDocument();
    const taken = /A user with that email address already exists/;
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(taken));
    const toasts = screen.getByRole("region", { name: "Messages" });
    expect(within(toasts).getByText(taken)).toBeInTheDocument();

    await user.clear(screen.getByLabelText("Email"));
    await user.type(screen.getByLabelText("Email"), "nora.reyes@example.com");
    await user.click(header(/Your home insurance/));
    answers["POST /auth/signup"] = { message: "ok" };
    await user.click(await screen.findByRole("button", { name: "Finish registration" }));
    await screen.findByRole("dialog", { name: /confirm your email/ });
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
  });

  it("shows no questionnaire behind its success, and shows that again after a reload", async () => {
    const { user, router } = await openLastStep();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    await screen.findByRole("dialog", { name: /confirm your email/ });
    expect(screen.queryByText("Do you have a dog?")).not.toBeInTheDocument();
    expect(screen.getByText("You are registered")).toBeInTheDocument();
    expect(router.state.location.state).toMatchObject({ registered: "nora@example.com" });
  });

  it("sends the confirmation again from its success, and says so", async () => {
    const { user, requests } = await openLastStep({ "POST /auth/resend-verification": {} });
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    const dialog = within(await screen.findByRole("dialog", { name: /confirm your email/ }));
    await user.click(dialog.getByRole("button", { name: "Send the confirmation email again" }));
    expect(await dialog.findByText(/a new email is on its way/)).toBeInTheDocument();
    expect(requests.at(-1)?.body).toEqual({
      email: "nora@example.com",
      token: "human-token:resend-verification",
    });
  });
});

describe("leaving the step with the account", () => {
  const leaveAccount = async (codes: string[], password = "a-long-password") => {
    const view = openWizard({ ...filled, step: 3 }, { "POST /auth/check-signup": { data: codes } });
    await view.user.type(screen.getByLabelText("Password"), password);
    await view.user.type(screen.getByLabelText("Confirm password"), password);
    await view.user.click(screen.getByRole("button", { name: "Next step" }));
    return view;
  };

  it("asks the server about the address and the password", async () => {
    const { requests } = await leaveAccount([]);
    await screen.findByText("Do you have a dog?");
    expect(requests.find(({ path }) => path === "/auth/check-signup")?.body).toEqual({
      email: "nora@example.com",
      password: "a-long-password",
      token: "human-token:check-signup",
    });
  });

  it("says at its field that the address is taken, and offers to log in", async () => {
    const asked: unknown[] = [];
    const undo = events.on("signInRequested", (request) => asked.push(request));
    const { user } = await leaveAccount(["duplicate-email"]);
    expect(await stepTitle("Your household")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
        /A user with that email address already exists/,
      ),
    );
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(asked).toEqual([{ as: "consumer" }]);
    undo();
  });

  it("goes on once another address is given, and not before", async () => {
    const { user, replies: answers } = await leaveAccount(["duplicate-email"]);
    await stepTitle("Your household");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(screen.getByRole("heading", { name: "Your household" })).toBeInTheDocument();
    answers["POST /auth/check-signup"] = { data: [] };
    await user.clear(screen.getByLabelText("Email"));
    await user.type(screen.getByLabelText("Email"), "nora.reyes@example.com");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your account");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  });

  it("says at its field that the password is one that everybody uses", async () => {
    await leaveAccount(["common-password"], "password1");
    await waitFor(() =>
      expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/most common ones/),
    );
    expect(screen.getByRole("heading", { name: "Your account" })).toBeInTheDocument();
  });

  it("waits for no server: what cannot be checked now is checked at the end", async () => {
    const view = openWizard({ ...filled, step: 3 }, { "POST /auth/check-signup": refusal(429) });
    await view.user.type(screen.getByLabelText("Password"), "a-long-password");
    await view.user.type(screen.getByLabelText("Confirm password"), "a-long-password");
    await view.user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
    expect(screen.queryByText(/a lot of tries/)).not.toBeInTheDocument();
  });

  it("looks at the second password again when the first one changes", async () => {
    const { user } = openWizard({ ...filled, step: 3 });
    await user.type(screen.getByLabelText("Password"), "a-long-password");
    await user.type(screen.getByLabelText("Confirm password"), "a-long-password");
    await user.type(screen.getByLabelText("Password"), "-2");
    await waitFor(() =>
      expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription(
        /Passwords must match/,
      ),
    );
  });
});

describe("the browser's own ways", () => {
  const back = (router: ReturnType<typeof openWizard>["router"]) => act(() => router.navigate(-1));

  it("go one step back, and leave the wizard only from its first", async () => {
    const { user, router, currentPath } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your account");
    await back(router);
    expect(await stepTitle("Your household")).toBeInTheDocument();
    expect(currentPath()).toBe("/auth/register/1");
    await back(router);
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("agree with Previous step, which leaves nothing behind in them", async () => {
    const { user, router } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your account");
    await user.click(screen.getByRole("button", { name: "Previous step" }));
    await stepTitle("Your household");
    await back(router);
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("lead no further forward than what is filled in allows", async () => {
    const { user, router } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await back(router);
    await user.clear(await screen.findByLabelText("City"));
    await act(() => router.navigate(1));
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("say after a reload of the last step why the passwords are asked for, and lead back there", async () => {
    const { user } = openWizard({ ...filled, step: 4 });
    expect(await stepTitle("Your account")).toBeInTheDocument();
    expect(screen.getByText("Please type your password again")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Password"), "a-long-password");
    await user.type(screen.getByLabelText("Confirm password"), "a-long-password");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  });
});

describe("the last step in parts", () => {
  const twoParts = () => {
    const [section] = aDogForm().sections;
    const cat = aQuestion({ id: 140, content: "Do you have a cat?" });
    return aForm(1, [section?.questions ?? [], [cat]]);
  };
  const parts = { "GET /auth/signup": signupQuestionsReply.encode([twoParts()]) };

  it("shows one part at a time, and finishes on the last", async () => {
    const { user } = await openLastStep(parts);
    expect(screen.getByText("Part 1 of 2")).toBeInTheDocument();
    expect(screen.queryByLabelText("Do you have a cat?")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Finish registration" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await screen.findByLabelText("Do you have a cat?")).toBeInTheDocument();
    expect(screen.getByText("Part 2 of 2")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Finish registration" })).toBeInTheDocument();
  });

  it("refuses a part with questions left open, and names them", async () => {
    const { user } = await openLastStep(parts);
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(
      await screen.findByRole("link", { name: /Do you have a dog\? This field is required/ }),
    ).toBeVisible();
    expect(screen.getByText("Part 1 of 2")).toBeInTheDocument();
  });

  it("goes back part by part, by the browser too", async () => {
    const { user, router } = await openLastStep(parts);
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await screen.findByLabelText("Do you have a cat?");
    await act(() => router.navigate(-1));
    expect(await screen.findByText("Part 1 of 2")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Previous step" }));
    expect(await stepTitle("Your account")).toBeInTheDocument();
  });
});

describe("registration for somebody who is signed in", () => {
  it.each([
    ["consumer", "Go to my application", "/profile/application"],
    ["agent", "See my leads", "/agent/profile/leads"],
  ] as const)("leads a %s to what they have instead", (session, name, address) => {
    renderScreen(routes, { path: "/auth/register/2", messages, session });
    expect(screen.getByRole("heading", { name: "You already have an account" })).toBeVisible();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
    expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
  });
});

describe("an address that names no insurance type", () => {
  it.each(["9", "abc", "1.0", "-1", "01"])("leads to Landing: %s", async (segment) => {
    renderScreen(routes, { path: `/auth/register/${segment}`, messages });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  });
});
