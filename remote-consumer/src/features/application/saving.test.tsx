import {
  applicationReply,
  consumerQuotesReply,
  revertQuery,
  type ConsumerQuote,
} from "@quotehaven/contract/wire";
import { networkGone, refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { jest } from "@jest/globals";
import { act, fireEvent } from "@testing-library/react";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aForm, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { aQuote } from "../../shared/quotes/quoteFixtures";
import {
  asSent,
  autoForm,
  bodies,
  button,
  filledHome,
  homeForm,
  lifeForm,
  openApplication,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

/** A year on the first page, and a second page. */
const aBuiltHome = () =>
  aForm(1, [
    [aQuestion({ id: 103, kind: "year", content: "Year built" })],
    [aQuestion({ id: 122, content: "What is it called?" })],
  ]);

/** What is sent of a home without a dog whose worth is not told, or not valid. */
const withoutWorth = [
  { questionId: 121, chosen: 12102, content: null },
  { questionId: 104, chosen: null, content: null },
];

describe("with an answer that is out of range", () => {
  const tooMuch = async ({ user }: ReturnType<typeof openApplication>) => {
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await user.click(await screen.findByLabelText("What is it worth?"));
    await user.paste("1000000001");
  };
  const except = "Saved. 1 answer is not valid and was not saved: “What is it worth?”";
  const sentAnswers = (requests: Parameters<typeof bodies>[0]) =>
    bodies(requests).at(-1)?.answers[0]?.answers;
  it("saves the others, and says which it left out and what is wrong with it", async () => {
    const view = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await tooMuch(view);
    await view.user.click(button("Save progress"));
    expect(await screen.findByText(except)).toBeInTheDocument();
    expect(sentAnswers(view.requests)).toEqual(withoutWorth);
    expect(screen.queryByText(messages.profile.applicationSaveProgress)).not.toBeInTheDocument();
    const worth = screen.getByLabelText("What is it worth?");
    expect(worth).toHaveValue("1,000,000,001");
    expect(worth).toHaveAccessibleDescription(/between 50 and 100,000/);
    expect(await screen.findByText("Saved, except 1 answer that is not valid")).toBeInTheDocument();
    await view.user.click(button(/Next: Auto/));
    const summary = await screen.findByRole("link", { name: /^What is it worth/ });
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.queryByLabelText("What do you earn?")).not.toBeInTheDocument();
  });

  it("leads to it from another page, where Continue waits", async () => {
    const view = openApplication({ home: aBuiltHome() });
    await view.user.type(await screen.findByLabelText("Year built"), "1066");
    await view.user.click(button("Continue"));
    expect(await screen.findByRole("link", { name: /^Year built/ })).toBeInTheDocument();
    await view.user.click(button("Add Life"));
    await view.user.type(await screen.findByLabelText("Your occupation?"), "Smith");
    await view.user.click(button("Save progress"));
    const summary = await screen.findByRole("link", { name: /^Year built/ });
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByLabelText("Year built")).toHaveValue("1066");
    await view.user.click(button("Continue"));
    expect(screen.getByLabelText("Year built")).toBeInTheDocument();
  });
});

it("loses nothing when the application was saved elsewhere meanwhile", async () => {
  const { user, requests, replies } = openApplication({
    replies: { "POST /user/application": refusal(409, ["application-changed"]) },
  });
  await user.click(await screen.findByRole("radio", { name: "No" }));
  replies["GET /user/application"] = applicationReply.encode({
    forms: [homeForm({ dog: 12101 }), lifeForm(), autoForm()],
    meta: aMeta({ version: 9 }),
  });
  await user.click(button("Save progress"));
  expect(await screen.findByText(messages.application.conflictTitle)).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  await user.click(button("Save what I have here"));
  await user.click(button("Save progress"));
  await waitFor(() => expect(bodies(requests)).toHaveLength(2));
  expect(bodies(requests)[1]).toMatchObject({ version: 9 });
});

describe("saving by itself", () => {
  it("happens without a toast after each page, after a pause and when the screen is left, on the version before", async () => {
    const { user, requests, unmount } = openApplication();
    const expectSaves = (...versions: number[]) =>
      waitFor(() => expect(bodies(requests).map(({ version }) => version)).toEqual(versions));
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await expectSaves(4);
    expect(bodies(requests)[0]).not.toHaveProperty("submit");
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    const worth = screen.getByLabelText("What is it worth?");
    await user.type(worth, "100");
    await expectSaves(4, 5);
    await screen.findByText("Saved just now");
    expect(screen.queryByText(messages.profile.applicationSaveProgress)).not.toBeInTheDocument();
    await user.type(worth, "0");
    unmount();
    await expectSaves(4, 5, 6);
  });

  it("says when it does not get through, asks before the tab closes only then, and sends every chosen type with its visible answers once it does", async () => {
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { user, replies, requests, router } = openApplication();
    const works = replies["POST /user/application"];
    replies["POST /user/application"] = networkGone;
    await user.click(await screen.findByRole("radio", { name: "No" }));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    await user.click(button("Continue"));
    expect(await screen.findByText(messages.application.failing)).toBeInTheDocument();
    expect(asks()).toBe(true);
    await act(() => router.navigate("/profile/dashboard"));
    expect(asks()).toBe(true);
    await act(() => router.navigate("/profile/application"));
    expect(await screen.findByRole("radio", { name: "No" })).toBeChecked();
    replies["POST /user/application"] = works;
    await user.click(button("Save progress"));
    expect(await screen.findByText(messages.profile.applicationSaveProgress)).toBeInTheDocument();
    expect(bodies(requests).at(-1)).toEqual({
      version: 4,
      answers: [{ insuranceTypeId: 1, answers: withoutWorth }],
    });
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(asks()).toBe(false);
  });
});

/** Until the end of the test. */
function hideTab() {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("a submission", () => {
  it.each([
    [2_440, false, 200],
    // The save is under way then, and the submission goes out after it.
    [2_500, true, 3_200],
  ])(
    "ends what waits to be saved: pressed %d ms after the last answer (again: %s), with a slow reply, another answer, the tab hidden and the screen left",
    async (afterMs, isAgain, typedAfterMs) => {
      const view = openApplication({
        home: filledHome(),
        meta: aMeta(isAgain ? submitted : {}),
      });
      const answered = view.replies["POST /user/application"] as (request: unknown) => unknown;
      view.replies["POST /user/application"] = async (request: unknown) => {
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        return answered(request);
      };
      if (isAgain) await view.user.click(await screen.findByText("Unlock to edit"));
      await view.user.click(await screen.findByRole("button", { name: "Continue" }));
      const worth = await screen.findByLabelText("What is it worth?");
      jest.useFakeTimers();
      const type = (value: string) => fireEvent.change(worth, { target: { value } });
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      type("2000");
      await pass(afterMs);
      fireEvent.click(button(isAgain ? "Submit changes" : "Submit application"));
      await pass(typedAfterMs);
      type("2001");
      hideTab();
      await pass(20_000);
      const sent = bodies(view.requests);
      expect(sent.at(-1)).toMatchObject({ submit: true });
      expect(sent.filter(({ submit }) => submit)).toHaveLength(1);
      // A first one leads to a page of its own.
      if (!isAgain) {
        expect(screen.getByRole("heading", { name: "What happens now" })).toBeVisible();
        await act(() => view.router.navigate("/profile/application"));
      }
      // What agents see stands on the screen; what was typed after the press waits, and is not lost.
      expect(screen.getByRole("heading", { name: "Your answers are locked" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Stop editing" })).toBeNull();
      expect(screen.queryByText("Changes not saved yet")).toBeNull();
      fireEvent.click(button("Show my answers"));
      expect(screen.getByText("$2,000")).toBeVisible();
      await act(() => view.router.navigate("/profile/dashboard"));
      view.unmount();
      await pass(20_000);
      expect(bodies(view.requests)).toHaveLength(sent.length);
      expect(sessionStorage.getItem("draft:application")).toContain("2,001");
    },
  );
});

it("tries a save that does not get through again and again, until it does", async () => {
  const { replies, requests } = openApplication();
  const works = replies["POST /user/application"];
  replies["POST /user/application"] = networkGone;
  const no = await screen.findByRole("radio", { name: "No" });
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  fireEvent.click(no);
  await pass(2_500);
  expect(bodies(requests)).toHaveLength(1);
  await pass(15_000);
  await pass(15_000);
  expect(bodies(requests)).toHaveLength(3);
  expect(screen.getByText(messages.application.failing)).toBeInTheDocument();
  replies["POST /user/application"] = works;
  await pass(15_000);
  expect(bodies(requests)).toHaveLength(4);
  expect(screen.getByText("Saved just now")).toBeInTheDocument();
});

it("submits what waited for a save under way, though the screen was left meanwhile", async () => {
  const view = openApplication({ home: filledHome() });
  const answered = view.replies["POST /user/application"] as (request: unknown) => unknown;
  view.replies["POST /user/application"] = async (request: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return answered(request);
  };
  await view.user.click(await screen.findByRole("button", { name: "Continue" }));
  const worth = await screen.findByLabelText("What is it worth?");
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  fireEvent.change(worth, { target: { value: "2000" } });
  await pass(2_500);
  fireEvent.click(button("Submit application"));
  await act(() => view.router.navigate("/profile/dashboard"));
  await pass(20_000);
  expect(bodies(view.requests)).toMatchObject([{ version: 4 }, { version: 5, submit: true }]);
  expect(sessionStorage.getItem("draft:application")).toBeNull();
});

it("saves an answer that goes back to an earlier one, says what is refused once, and asks before the tab closes only meanwhile", async () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { user, replies, requests } = openApplication();
  const answer = (name: string) => user.click(screen.getByRole("radio", { name }));
  const sent = () => bodies(requests).map(({ answers }) => answers[0]?.answers[0]?.chosen);
  const stored = async (...chosen: number[]) => {
    hideTab();
    await waitFor(() => expect(sent()).toEqual(chosen));
  };
  await screen.findByRole("radio", { name: "No" });
  await answer("No");
  await stored(12102);
  await screen.findByText("Saved just now");
  await answer("Yes");
  await user.click(button("Save progress"));
  await stored(12102, 12101);
  await screen.findByText("Saved just now");
  await answer("No");
  expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
  expect(asks()).toBe(true);
  await stored(12102, 12101, 12102);
  await screen.findByText("Saved just now");
  expect(asks()).toBe(false);

  replies["POST /user/application"] = refusal(422, [], "That is too much.");
  await answer("Yes");
  await stored(12102, 12101, 12102, 12101);
  expect(await screen.findAllByText("That is too much.")).toHaveLength(1);
  expect(asks()).toBe(true);
});

describe("submitting again", () => {
  const resubmit = async (quotes: ConsumerQuote[]) => {
    const view = openApplication({
      home: filledHome(),
      meta: aMeta(submitted),
      replies: { "GET /user/quotes": consumerQuotesReply.encode({ quotes }) },
    });
    await view.user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    await view.user.click(button("Continue"));
    await view.user.click(await screen.findByRole("button", { name: "Submit changes" }));
    await waitFor(() => expect(bodies(view.requests)).toHaveLength(1));
    expect(bodies(view.requests)[0]).toMatchObject({ submit: true, force: true });
  };

  it("says that the agents with quotes were asked to update them", async () => {
    await resubmit([
      aQuote({ needsUpdate: true }),
      aQuote({ id: 12, needsUpdate: true }),
      aQuote({ id: 13, needsUpdate: true, isRemoved: true }),
    ]);
    expect(
      await screen.findByText(
        `${messages.profile.submittedApp} The agents of your 2 quotes were asked to update them.`,
      ),
    ).toBeInTheDocument();
  });

  it("says nothing of agents where no quote stands", async () => {
    await resubmit([aQuote({ needsUpdate: true, isRemoved: true })]);
    expect(await screen.findByText(messages.profile.submittedApp)).toBeInTheDocument();
  });
});

describe("a submitted application", () => {
  it("covers the answers, is locked again without a change when unlocking is undone, and goes back to what was submitted, after naming what is lost", async () => {
    const data = [filledHome(), lifeForm(), autoForm()];
    const { user, requests } = openApplication({
      home: data[0],
      meta: aMeta(submitted),
      replies: {
        "DELETE /user/application/changes": applicationReply.encode({
          forms: data,
          meta: aMeta({ ...submitted, version: 6 }),
          submitted: asSent(data, aMeta(submitted)),
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show my answers" }));
    expect(screen.getByText("$1,000")).toBeVisible();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Submitted on 05/01/2026")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add Life" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Leave out Home" })).not.toBeInTheDocument();
    await user.click(button("Unlock to edit"));
    expect(screen.queryByText(/Agents still see and quote/)).not.toBeInTheDocument();
    await user.click(button("Stop editing"));
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toBeInTheDocument();
    expect(requests.filter(({ method }) => method !== "GET" && method !== "POST")).toEqual([]);

    await user.click(button("Unlock to edit"));
    const dog = await screen.findByRole("radiogroup", { name: /Do you have a dog/ });
    expect(dog).not.toHaveAccessibleDescription(/Agents see/);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(dog).toHaveAccessibleDescription(/Agents see: No/);
    expect(screen.getByText(/Agents still see and quote/)).toBeInTheDocument();
    expect(screen.getByText("Changes not submitted")).toBeInTheDocument();
    await user.click(button("Save progress"));
    await screen.findByText(messages.profile.applicationSaveProgress);
    await user.click(button("Discard changes"));
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText("Do you have a dog? No → Yes")).toBeInTheDocument();
    await user.click(question.getByRole("button", { name: "Discard changes" }));
    expect(await screen.findByText(messages.application.reverted)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "DELETE")?.params).toMatchObject({
      ...revertQuery.encode({ version: 5 }),
    });
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toHaveFocus();
  });

  it("says that it is closed, and can neither be unlocked nor deleted, once a quote is chosen", async () => {
    openApplication({ meta: aMeta({ ...submitted, acceptedQuoteId: 5 }) });
    expect(await screen.findByText("Quote chosen")).toBeInTheDocument();
    expect(screen.getByText(messages.application.closedTitle)).toBeInTheDocument();
    expect(screen.queryByText(messages.application.lead)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Unlock to edit" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Delete application" })).not.toBeInTheDocument();
  });
});
