import { jest } from "@jest/globals";
import { screen, shownTypingAids, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { act } from "@testing-library/react";
import {
  asksBeforeClosing,
  filled,
  header,
  openRegistration,
  openWizard,
  stepTitle,
} from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("moving through the wizard", () => {
  it("refuses an empty step, says why, and takes the focus to the summary", async () => {
    const { user } = openWizard();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText(/answers need attention$/);
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByRole("link", { name: "First name" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    const card = screen.getByRole("region", { name: messages.privacy.whatAgentsSee });
    expect(within(card).getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("leaves Enter in an open select to its list, and advances on it in a closed one", async () => {
    const { user } = openWizard(filled);
    const state = screen.getByRole("combobox", { name: "State" });
    const opened = jest.spyOn(state, "matches").mockReturnValue(true);
    state.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
    opened.mockRestore();
    await user.keyboard("{Enter}");
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("shows the steps above the page that was turned to", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { user } = openWizard(filled);
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
    expect(scroll.mock.contexts.at(-1)).toBe(
      screen.getByRole("navigation", { name: messages.registration.stepsLabel }),
    );
    scroll.mockRestore();
  });

  it("lands on the first incomplete step when a later header is pressed", async () => {
    const { user } = openWizard({ ...filled, email: "", step: 1 });
    await user.click(header(/Your home insurance/));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });
});

describe("how far the registration is", () => {
  it("is said in the questions of all its steps, and of the open one", async () => {
    const { user } = openWizard({ ...filled, firstName: "", city: "" });
    // The two passwords and the dog are still to come.
    expect(await screen.findByText("5 questions left")).toBeInTheDocument();
    expect(screen.getByText("2 on this page")).toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "Nora");
    await user.type(screen.getByLabelText("City"), "Columbus");
    const progress = screen.getByText("3 questions left");
    expect(screen.getByText("This page is complete")).toBeInTheDocument();
    // Told to screen readers by one element for all pages.
    expect(progress).toHaveAttribute("role", "status");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    expect(progress).toBeInTheDocument();
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

it("hides the partner for Single and shows it otherwise", async () => {
  const { user } = openWizard({ ...filled, step: 2 });
  expect(await screen.findByLabelText("Partner’s first name")).toHaveValue("Ben");
  await user.click(screen.getByRole("radio", { name: "Single" }));
  expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Domestic Partner" }));
  expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
});

it("tells the keyboard and the browser's memory what each field is, and that Enter goes on", async () => {
  const { user } = openWizard(filled);
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
});

describe("registration for somebody who is signed in", () => {
  it.each([
    ["consumer", "Go to my application", "/profile/application"],
    ["agent", "See my leads", "/agent/profile/leads"],
  ] as const)("leads a %s to what they have instead", (session, name, address) => {
    openRegistration({ path: "/auth/register/2", session });
    expect(screen.getByRole("heading", { name: "You already have an account" })).toBeVisible();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
    expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
  });
});

describe("an address that names no insurance type", () => {
  it.each(["9", "abc", "1.0", "-1", "01"])("leads to Landing: %s", async (segment) => {
    openRegistration({ path: `/auth/register/${segment}` });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  });
});

describe("the browser's own ways", () => {
  const back = (router: ReturnType<typeof openWizard>["router"]) => act(() => router.navigate(-1));

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
});
