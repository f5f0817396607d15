import { jest } from "@jest/globals";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { applicationReply } from "@quotehaven/contract/wire";
import {
  act,
  lastCall,
  refusal,
  reply,
  screen,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta, submitted } from "../../shared/applicationFixtures";
import {
  anEstimate,
  autoForm,
  bodies,
  button,
  filledHome,
  homeForm,
  lifeForm,
  openApplication,
} from "./applicationFixtures";
import { selectors } from "./editor";

afterEach(() => sessionStorage.clear());

it("says when it cannot be loaded, and can be tried again", async () => {
  const view = openApplication({ replies: { "GET /user/application": refusal(500) } });
  const again = await screen.findByRole("button", { name: "Try again" });
  const types: InsuranceTypeId[] = [];
  view.replies["GET /user/application"] = applicationReply.encode({
    forms: [homeForm()],
    meta: aMeta({ types }),
  });
  await view.user.click(again);
  expect(await screen.findByText(messages.profile.noApplicationSelected)).toBeInTheDocument();
});

describe("the coverage panel", () => {
  it("leads from no factor to its question while answers cannot be changed", async () => {
    const { user } = openApplication({ home: homeForm({ worth: "1000" }), meta: aMeta(submitted) });
    await user.click(await screen.findByText("How we worked this out"));
    expect(screen.getByText(/1,600 sq ft/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "1,600 sq ft" })).not.toBeInTheDocument();
  });

  it("says when it fails, without taking the questions away, and names what is missing instead of a figure of nothing", async () => {
    const { user, replies } = openApplication({
      replies: { "POST /estimation/:id": reply(500, { message: "no", data: [] }) },
    });
    const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
    const again = await panel.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("radio", { name: "No" })).toBeEnabled();
    replies["POST /estimation/:id"] = anEstimate({ total: 0 });
    await user.click(again);
    expect(await panel.findByText(messages.estimate.empty)).toBeInTheDocument();
    expect(panel.getByText("What is it worth?")).toBeInTheDocument();
    expect(panel.queryByText("$0")).not.toBeInTheDocument();
  });

  it("says its figure in one line, too, which opens the working-out", async () => {
    const { user } = openApplication({ home: homeForm({ worth: "1000" }) });
    // Shown where the panel is not beside the questions, which a test has no width for.
    await user.click(await screen.findByText("$300,000", { selector: "button > strong" }));
    const dialog = within(await screen.findByRole("dialog", { name: "How we worked this out" }));
    await user.click(
      await dialog.findByText("How we worked this out", { selector: "summary > span" }),
    );
    await user.click(dialog.getByRole("link", { name: "1,600 sq ft" }));
    expect(await screen.findByLabelText("What is it worth?")).toHaveFocus();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the umbrella question", () => {
  it("sends 199 for the umbrella question while the estimate asks for none", async () => {
    const { user, requests } = openApplication({
      auto: autoForm({ pay: "50000" }),
      meta: aMeta({ types: [3] }),
    });
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({
      answers: [
        {
          insuranceTypeId: 3,
          answers: expect.arrayContaining([
            { questionId: 140, chosen: null, content: null },
            { questionId: 150, chosen: 199, content: null },
          ]),
        },
      ],
    });
  });

  it("does not take the 199 that a save filled in for the person's word on an umbrella", async () => {
    const { user, replies } = openApplication({
      auto: autoForm({ pay: "50000", umbrella: 199 }),
      meta: aMeta({ types: [3] }),
    });
    const pay = await screen.findByLabelText("What do you earn?");
    await screen.findAllByText("$300,000");
    replies["POST /estimation/:id"] = anEstimate({ needsUmbrella: true, totalRequired: 900_000 });
    await user.type(pay, "0");
    await screen.findByText(messages.estimate.umbrella);
    await user.click(button("Continue"));
    const umbrella = await screen.findByRole("radio", { name: "Not needed" });
    expect(umbrella).not.toBeChecked();
  });
});

it("asks before a type with answers is taken out, and leaves it out of the next save that is asked for", async () => {
  const { user, requests, unmount } = openApplication({
    home: filledHome(),
    meta: aMeta({ types: [1, 3] }),
  });
  expect(await screen.findByRole("tab", { name: "Home Complete" })).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Auto 1 left" })).toBeInTheDocument();
  await user.click(button("Leave out Home"));
  const question = () => within(screen.getByRole("alertdialog"));
  expect(question().getByText(/Its 2 answers stay here until you save/)).toBeInTheDocument();
  await user.click(question().getByRole("button", { name: "Cancel" }));
  expect(screen.getAllByRole("tab")).toHaveLength(2);
  await user.click(button("Leave out Home"));
  await user.click(question().getByRole("button", { name: "Leave out Home" }));
  await waitFor(() => expect(button("Add Home")).toHaveFocus());
  expect(screen.getByText(/Home is left out, with its answers, when you save/)).toBeInTheDocument();
  unmount();
  expect(bodies(requests)).toHaveLength(0);

  const again = openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
  await again.user.click(await screen.findByRole("button", { name: "Save progress" }));
  await waitFor(() => expect(bodies(again.requests)).toHaveLength(1));
  expect(bodies(again.requests)[0]).toMatchObject({
    answers: [{ insuranceTypeId: 3 }],
    version: 4,
  });
});

describe("the pages of a questionnaire", () => {
  it("show a question that an answer calls for, and name what keeps Continue back until it is filled", async () => {
    const { user } = openApplication();
    await screen.findByText("2 questions left in Home");
    const onward = button("Continue");
    expect(onward).toBeDisabled();
    expect(onward).toHaveAccessibleDescription("To continue, answer: “Do you have a dog?”");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.getByText("2 questions left in Home")).toBeInTheDocument();
    expect(onward).toHaveAccessibleDescription("To continue, answer: “What is it called?”");
    await user.click(button("1 answer missing"));
    expect(screen.getByLabelText("What is it called?")).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByLabelText("What is it called?")).not.toBeInTheDocument();
    expect(screen.getByText("1 question left in Home")).toBeInTheDocument();
    await user.click(onward);
    expect(await screen.findByLabelText("What is it worth?")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  });

  it("begin at their start, and lead from the last one to another type that is not filled", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    // The page is scrolled down.
    const above = { ...document.body.getBoundingClientRect(), top: -40 };
    const places = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(above);
    const { user } = openApplication({ home: filledHome(), meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(document.activeElement).toContainElement(screen.getByLabelText(/What is it worth/));
    scroll.mockRestore();
    places.mockRestore();
    expect(screen.queryByRole("button", { name: "Submit application" })).not.toBeInTheDocument();
    await user.click(button(/Next: Auto/));
    expect(await screen.findByLabelText("What do you earn?")).toBeInTheDocument();
    expect(button("Submit application")).toBeInTheDocument();
  });
});

describe("the browser's own ways", () => {
  const lastPage = () => screen.findByLabelText("What is it worth?");
  const firstPage = () => screen.findByRole("radio", { name: "No" });

  it("go to the page before and forward again, and agree with the screen's own Back, which leaves nothing behind in them", async () => {
    const { user, router, store } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await lastPage()).toBeInTheDocument();
    // The page has its entry of the history, and the screen is in it.
    await waitFor(() => {
      expect(router.state.location.state).not.toBeNull();
      const { entry } = selectors.selectEditor(store.getState());
      expect(entry.key).toBe(router.state.location.key);
    });
    await act(() => router.navigate(-1));
    expect(await firstPage()).toBeInTheDocument();
    await act(() => router.navigate(1));
    expect(await lastPage()).toBeInTheDocument();
    await user.click(button("Review answers"));
    await user.click(await screen.findByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Back" }));
    expect(await firstPage()).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it("come back to the form that was open, though one that was added since comes before it", async () => {
    const { user, router } = openApplication({ meta: aMeta({ types: [3] }) });
    await screen.findByLabelText("What do you earn?");
    await user.click(button("Add Home"));
    expect(await firstPage()).toBeInTheDocument();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    expect(screen.getByRole("tab", { name: /Home/ })).toHaveFocus();
    await user.click(screen.getByRole("tab", { name: /Auto/ }));
    expect(await screen.findByLabelText("What do you earn?")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getByLabelText("What do you earn?")).toBeInTheDocument();
  });

  it("lead out of an application that was submitted, which opens on its first page once unlocked", async () => {
    const { user, router } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(button("Submit application"));
    await screen.findByRole("heading", { name: "What happens now" });
    await act(() => router.navigate("/profile/application"));
    const unlock = await screen.findByRole("button", { name: "Unlock to edit" });
    expect(router.state.location.state).toBeNull();
    await user.click(unlock);
    expect(await firstPage()).toBeInTheDocument();
  });
});

it("moves the focus to what takes the place of what was pressed", async () => {
  const data = [filledHome(), lifeForm(), autoForm()];
  const { user, replies } = openApplication({
    home: data[0],
    meta: aMeta(submitted),
    replies: {
      "POST /user/application": applicationReply.encode({
        forms: data,
        meta: aMeta({ ...submitted, isLocked: false }),
      }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Show my answers" }));
  expect(button("Hide my answers")).toHaveFocus();
  await user.click(button("Hide my answers"));
  expect(button("Show my answers")).toHaveFocus();
  await user.click(button("Unlock to edit"));
  expect(button("Save progress")).toHaveFocus();
  await user.click(button("Continue"));
  await user.click(button("Save progress"));
  await screen.findByText(messages.profile.applicationSaveProgress);
  expect(button("Save progress")).toHaveFocus();
  replies["POST /user/application"] = applicationReply.encode({
    forms: data,
    meta: aMeta(submitted),
  });
  await user.click(button("Submit changes"));
  await screen.findByText(messages.profile.submittedApp);
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toHaveFocus(),
  );
});

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
    const worth = home.getByText("$1,000");
    expect(home.getByText("Do you have a dog?")).not.toBeVisible();
    expect(worth).not.toBeVisible();
    const [, second] = home.getAllByRole("listitem");
    expect(second).toHaveTextContent(/^Section 2 1 answer/);
    await user.click(home.getByText("Section 2"));
    expect(worth).toBeVisible();
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
    // What is missing is open, the rest is folded.
    const [first, second] = within(screen.getByRole("region", { name: "Home" })).getAllByRole(
      "listitem",
    );
    expect(second).toHaveTextContent(/^Section 2 1 answer missing/);
    expect(within(second as HTMLElement).getByText("Not answered")).toBeVisible();
    expect(within(first as HTMLElement).getByText("Do you have a dog?")).not.toBeVisible();
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

describe("the policy of today", () => {
  const kin = { home: { carrier: "Kin", cover: {} }, shared: false };
  const byHand = async ({ user }: ReturnType<typeof openApplication>) => {
    await user.click(await screen.findByRole("button", { name: messages.todayCard.byHand }));
    await user.type(await screen.findByLabelText("Company"), "Kin");
    await user.click(button("Save"));
  };

  it("is kept by one call, beside the answers", async () => {
    const view = openApplication();
    const application = view.replies["GET /user/application"];
    view.replies["PUT /user/application/present"] = () => {
      view.replies["GET /user/application"] = Object.assign({}, application, { present: kin });
      return { data: kin };
    };
    await byHand(view);
    expect(await screen.findByText("Agents do not see it.")).toBeInTheDocument();
    expect(lastCall(view.requests, "PUT /user/application/present")?.body).toEqual(kin);
    expect(bodies(view.requests)).toEqual([]);
  });

  it("stays in its form where it cannot be kept", async () => {
    const view = openApplication({
      replies: { "PUT /user/application/present": refusal(409, ["already-accepted"]) },
    });
    await byHand(view);
    expect(await screen.findByText(errors["already-accepted"])).toBeInTheDocument();
    expect(screen.getByLabelText("Company")).toHaveValue("Kin");
  });

  it("is not asked about once a quote was chosen", async () => {
    openApplication({ meta: aMeta({ ...submitted, acceptedQuoteId: 5 }) });
    await screen.findByText(messages.application.closedTitle);
    expect(screen.queryByText(messages.today.title)).toBeNull();
  });
});
