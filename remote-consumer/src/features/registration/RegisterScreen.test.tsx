import { jest } from "@jest/globals";
import type { EstimationReply } from "@quotehaven/contract/schemas";
import { signupQuestionsReply } from "@quotehaven/contract/wire";
import { screen, shownTypingAids, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { act } from "@testing-library/react";
import { aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import {
  asksBeforeClosing,
  filled,
  openRegistration,
  openWizard,
  stepTitle,
} from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("moving through the wizard", () => {
  it("knows when something was typed, refuses an empty step, says why, and takes the focus to the summary", async () => {
    const { user } = openWizard();
    const firstName = await screen.findByLabelText("First name");
    expect(asksBeforeClosing()).toBe(false);
    await user.type(firstName, "N");
    expect(asksBeforeClosing()).toBe(true);
    await user.clear(firstName);
    expect(asksBeforeClosing()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText(/answers need attention$/);
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByRole("link", { name: "First name" })).toBeVisible();
    expect(firstName).toHaveAccessibleDescription("This field is required. Enter your first name.");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    const card = screen.getByRole("region", { name: messages.privacy.whatAgentsSee });
    expect(within(card).getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("leaves Enter in an open select to its list, advances on it in a closed one, and shows the steps above the next page", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { user } = openWizard(filled);
    const state = screen.getByRole("combobox", { name: "State" });
    const opened = jest.spyOn(state, "matches").mockReturnValue(true);
    state.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    opened.mockRestore();
    await user.keyboard("{Enter}");
    const title = await stepTitle("Your household");
    await waitFor(() => expect(title).toHaveFocus());
    expect(scroll.mock.contexts.at(-1)).toBe(
      screen.getByRole("navigation", { name: messages.registration.stepsLabel }),
    );
    scroll.mockRestore();
  });

  it("says how many questions are left in all steps, and hides the partner of who is single", async () => {
    const { user } = openWizard({ ...filled, firstName: "", city: "" });
    // The two passwords and the dog are still to come.
    expect(await screen.findByText("5 questions left")).toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "Nora");
    await user.type(screen.getByLabelText("City"), "Columbus");
    const progress = screen.getByText("3 questions left");
    // Told to screen readers by one element for all pages.
    expect(progress).toHaveAttribute("role", "status");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    expect(progress).toBeInTheDocument();

    expect(await screen.findByLabelText("Partner’s first name")).toHaveValue("Ben");
    await user.click(screen.getByRole("radio", { name: "Single" }));
    expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Domestic Partner" }));
    expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
  });
});

it("draws what is to be insured from the first step on, with the figure once the answers give one", async () => {
  const asked = aForm(1, [[aQuestion({ id: 104, kind: "number", isForEstimate: true })]]);
  const estimate: EstimationReply = {
    ...{ data: 257_000, umbrella: false, at_risk: null, total_required: null },
    ...{ "other-data": [], questions: [] },
  };
  const more = {
    "GET /auth/signup": signupQuestionsReply.encode([asked]),
    "POST /estimation/preview/1": estimate,
  };
  const view = openWizard({}, more);
  await screen.findByText(/questions left$/);
  expect(screen.getByRole("figure")).toHaveTextContent(messages.registration.pictureSoon);
  view.unmount();
  openWizard({ answersByType: { 1: { 104: "1,440" } } }, more);
  await waitFor(() => expect(screen.getByRole("figure")).toHaveTextContent(/\$257,000 to rebuild/));
});

it("tells the keyboard what each field is, that Enter goes on, and leads back and forth with the browser's own ways", async () => {
  const { user, router } = openWizard(filled);
  await screen.findByRole("combobox", { name: "Zip code" });
  expect(shownTypingAids()).toMatchObject({
    address1: "text - address-line1 next",
    address2: "text - address-line2 next",
    city: "text - address-level2 next",
    zipCodes: expect.stringContaining("postal-code"),
    firstName: "text - given-name next",
    lastName: "text - family-name next",
    dateOfBirth: "text numeric bday next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your household");
  await screen.findByLabelText("Phone number");
  expect(shownTypingAids()).toMatchObject({
    phoneNumber: "tel tel tel-national next",
    email: "email - email next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your account");
  await screen.findByLabelText("Confirm password");
  expect(shownTypingAids()).toEqual({
    password: "password - new-password next",
    confirmPassword: "password - new-password next",
  });

  // Previous step leaves nothing behind in the history.
  await user.click(screen.getByRole("button", { name: "Previous step" }));
  await stepTitle("Your household");
  await act(() => router.navigate(-1));
  expect(await stepTitle("About you")).toBeInTheDocument();
  // Forward leads no further than what is filled in allows.
  await user.clear(await screen.findByLabelText("City"));
  await act(() => router.navigate(1));
  expect(await stepTitle("About you")).toBeInTheDocument();
});

it.each([
  ["consumer", "Go to my application", "/profile/application"],
  ["agent", "See my leads", "/agent/profile/leads"],
] as const)("leads a %s who is signed in to what they have instead", (session, name, address) => {
  openRegistration({ path: "/auth/register/2", session });
  expect(screen.getByRole("heading", { name: "You already have an account" })).toBeVisible();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
});

it.each(["9", "abc", "1.0", "-1", "01"])(
  "leads an address that names no insurance type to Landing: %s",
  async (segment) => {
    openRegistration({ path: `/auth/register/${segment}` });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  },
);
