import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { asksBeforeClosing, filled, header, openWizard, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("moving through the wizard", () => {
  it("refuses an empty step, says why, and takes the focus to the summary", async () => {
    const { user } = openWizard();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText(/answers need attention$/);
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByRole("link", { name: "First name" })).toBeVisible();
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
    expect(await screen.findByRole("link", { name: "City" })).toBeVisible();
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
    expect(screen.getByText("3 questions left")).toBeInTheDocument();
    expect(screen.getByText("This page is complete")).toBeInTheDocument();
  });

  it("is told to screen readers by one element for all pages", async () => {
    const { user } = openWizard(filled);
    const progress = await screen.findByText("3 questions left");
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
