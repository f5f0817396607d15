import { act, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import {
  aMeta,
  autoForm,
  bodies,
  button,
  filledHome,
  homeForm,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

/** Home and auto with every answer: nothing keeps a submission back. */
const openComplete = () =>
  openApplication({
    home: filledHome(),
    auto: autoForm({ pay: "1" }),
    meta: aMeta({ types: [1, 3] }),
  });

describe("the review", () => {
  const review = () => screen.findByRole("heading", { name: "Review your answers" });

  it("is not offered while something is missing or nothing changed", async () => {
    const { user, unmount } = openApplication();
    await screen.findByRole("radio", { name: "No" });
    expect(screen.queryByRole("button", { name: "Review and submit" })).not.toBeInTheDocument();
    unmount();
    openApplication({ home: filledHome(), meta: aMeta(submitted) });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    expect(screen.queryByRole("button", { name: "Review and submit" })).not.toBeInTheDocument();
  });

  it("is offered once everything is answered, shows every answer, leads to one and back, and submits", async () => {
    const { user, requests } = openComplete();
    await user.click(await screen.findByRole("button", { name: "Review and submit" }));
    expect(await review()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Review and submit" })).not.toBeInTheDocument();
    const home = within(await screen.findByRole("region", { name: "Home" }));
    expect(home.getByText("Do you have a dog?")).toBeInTheDocument();
    expect(home.getByText("$1,000")).toBeInTheDocument();
    const auto = within(screen.getByRole("region", { name: "Auto" }));
    expect(auto.getByText("$1")).toBeInTheDocument();
    expect(
      screen.getByRole("region", { name: messages.privacy.whatAgentsSee }),
    ).toBeInTheDocument();

    await user.click(button("Edit Section 2 (Home)"));
    expect(screen.getAllByRole("group", { name: "Section 2" })[0]).toHaveFocus();
    await user.type(await screen.findByLabelText("What is it worth?"), "0");
    await user.click(button("Back to review"));
    expect(await review()).toHaveFocus();
    expect(screen.getByText("$10,000")).toBeInTheDocument();
    await user.click(button("Submit application"));
    expect(await screen.findByText(messages.profile.submittedApp)).toBeInTheDocument();
    expect(bodies(requests).at(-1)).toMatchObject({ submit: true });
    expect(bodies(requests).at(-1)).not.toHaveProperty("force");
  });

  it("names what is missing and leads to it, when asked to and when it cannot be submitted", async () => {
    const { user, requests, router } = openApplication({ home: homeForm({ dog: 12102 }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Review answers" }));
    expect(await screen.findByText("1 answer is missing")).toBeInTheDocument();
    await user.click(button("What is it worth?"));
    await waitFor(() => expect(screen.getByLabelText("What is it worth?")).toHaveFocus());
    expect(button("Back to review")).toBeDisabled();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    expect(await screen.findByText(messages.profile.applicationNotAllFilled)).toBeInTheDocument();
    expect(await screen.findByLabelText("What is it worth?")).toBeInTheDocument();
    expect(bodies(requests).filter(({ submit }) => submit)).toHaveLength(0);
  });
});
