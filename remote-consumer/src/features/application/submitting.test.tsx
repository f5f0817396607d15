import {
  applicationReply,
  consumerQuotesReply,
  revertQuery,
  type ConsumerQuote,
} from "@quotehaven/contract/wire";
import { screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aQuote } from "../../shared/quotes/quoteFixtures";
import {
  aMeta,
  asSent,
  autoForm,
  bodies,
  button,
  filledHome,
  lifeForm,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

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
