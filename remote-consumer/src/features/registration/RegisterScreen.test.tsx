import { jest } from "@jest/globals";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json";
import { aDogForm, aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { RegisterRoute } from "./RegisterRoute";
import { aWizard } from "./wizardFixtures";
import type { WizardValues } from "./wizardValues";

const routes = [
  { path: "/auth/register/:insuranceTypeId", element: <RegisterRoute /> },
  { path: "/", element: <p>Landing</p> },
];

const replies = {
  "GET /auth/signup": { data: [aDogForm()] },
  "GET /insurance-companies": { data: [{ inc_id: 3, inc_name: "Harbor Insurance" }] },
  "GET /auth/zipcodes": { data: [{ zip_id: 7, zip_code: "43004" }] },
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
    const { user, requests } = openWizard({ ...filled, zipcodes: [] });
    const zip = await screen.findByRole("combobox", { name: "Zip code" });
    await user.type(zip, "430");
    await waitFor(() => expect(requests.some(({ params }) => params.search === "430")).toBe(true));
    await user.click(await screen.findByRole("option", { name: "43004" }));
    expect(zip).toHaveValue("43004");
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
      ans_id: 10_201 + index,
      ans_content: `State ${index + 1}`,
      shows_questions: null,
      shows_answers: null,
      hides_questions: null,
      hides_answers: null,
    }));
    const question = aQuestion({
      que_id: 102,
      que_type: 1,
      que_content: "Which state?",
      que_prefill: "usr_state",
      answers: states,
    });
    const dog = aDogForm().sections[0]?.questions ?? [];
    await openLastStep({ "GET /auth/signup": { data: [aForm(1, [[question, ...dog]])] } });
    // Ohio is the 36th of the states and the District by name.
    expect(screen.getByLabelText("Which state?")).toHaveDisplayValue("State 36");
  });

  it("must be answered before the registration is sent", async () => {
    const { user, requests } = await openLastStep();
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    expect(
      await screen.findByRole("link", { name: /Do you have a dog\? This field is required/ }),
    ).toBeVisible();
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
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
      "POST /auth/signup": refusal(422, ["duplicate-email", "phone"]),
    });
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("button", { name: "Finish registration" }));
    expect(
      await screen.findByText("A user with that email address already exists."),
    ).toBeInTheDocument();
    expect(screen.getByText("Phone number must be 10 characters long")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  });
});

describe("an address that names no insurance type", () => {
  it.each(["9", "abc", "1.0", "-1", "01"])("leads to Landing: %s", async (segment) => {
    renderScreen(routes, { path: `/auth/register/${segment}`, messages });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  });
});
