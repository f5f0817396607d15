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
  homeForm,
  lifeForm,
  openApplication,
  submitted,
} from "./applicationFixtures";

afterEach(() => sessionStorage.clear());

describe("submitting", () => {
  it("is refused with a toast while something is not filled, and leads there", async () => {
    const { user, requests } = openApplication({ home: homeForm({ worth: "1000" }) });
    await user.click(await screen.findByRole("radio", { name: "Yes" }));
    await user.type(screen.getByLabelText("What is it called?"), "Rex");
    await user.click(button("Continue"));
    await user.click(await screen.findByRole("button", { name: "Back" }));
    await user.clear(await screen.findByLabelText("What is it called?"));
    await user.type(screen.getByLabelText("What is it called?"), "R");
    await user.click(button("Continue"));
    await user.clear(await screen.findByLabelText("What is it worth?"));
    await user.click(button("Submit application"));
    expect(await screen.findByText(messages.profile.applicationNotAllFilled)).toBeInTheDocument();
    expect(bodies(requests).filter(({ submit }) => submit)).toHaveLength(0);
  });

  it("says before the first one what agents see and what they do not", async () => {
    const { user } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await screen.findByRole("button", { name: "Submit application" });
    const card = within(screen.getByRole("region", { name: messages.privacy.whatAgentsSee }));
    expect(card.getByText(messages.privacy.seeBirths)).toBeInTheDocument();
    expect(card.getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("sends the first submission without force", async () => {
    const { user, requests } = openApplication({ home: filledHome() });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    expect(await screen.findByText(messages.profile.submittedApp)).toBeInTheDocument();
    expect(bodies(requests)[0]).toMatchObject({ submit: true });
    expect(bodies(requests)[0]).not.toHaveProperty("force");
  });

  it("forces a resubmission after unlocking", async () => {
    const { user, requests } = openApplication({
      home: filledHome(),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    await user.click(button("Continue"));
    await user.click(await screen.findByRole("button", { name: "Submit changes" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({ submit: true, force: true });
  });

  describe("again", () => {
    const resubmit = async (quotes: ConsumerQuote[]) => {
      const view = openApplication({
        home: filledHome(),
        meta: aMeta(submitted),
        replies: { "GET /user/quotes": consumerQuotesReply.encode({ quotes }) },
      });
      await view.user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
      await view.user.click(button("Continue"));
      await view.user.click(await screen.findByRole("button", { name: "Submit changes" }));
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
});

describe("a submitted application", () => {
  it("covers the answers until they are asked for", async () => {
    const { user } = openApplication({
      home: filledHome(),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Show my answers" }));
    expect(screen.getByText("$1,000")).toBeVisible();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Submitted on 05/01/2026")).toBeInTheDocument();
  });

  it("is locked again without a change when unlocking is undone", async () => {
    const { user, requests } = openApplication({
      home: filledHome(),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    expect(screen.queryByText(/Agents still see and quote/)).not.toBeInTheDocument();
    await user.click(button("Stop editing"));
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toBeInTheDocument();
    expect(requests.filter(({ method }) => method !== "GET" && method !== "POST")).toEqual([]);
  });

  it("goes back to what was submitted, after naming what is lost", async () => {
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
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    await user.click(await screen.findByRole("radio", { name: "Yes" }));
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

  it("says that it is closed once a quote is chosen", async () => {
    openApplication({ meta: aMeta({ ...submitted, acceptedQuoteId: 5 }) });
    expect(await screen.findByText(messages.application.closedTitle)).toBeInTheDocument();
    expect(screen.queryByText(messages.application.lead)).not.toBeInTheDocument();
  });

  it("can neither be unlocked nor deleted once a quote is won", async () => {
    openApplication({ meta: aMeta({ ...submitted, acceptedQuoteId: 5 }) });
    expect(await screen.findByText("Quote chosen")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Unlock to edit" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Delete application" })).not.toBeInTheDocument();
  });

  it("is deleted after a confirmation", async () => {
    const { user, requests, replies } = openApplication({ meta: aMeta(submitted) });
    await user.click(await screen.findByRole("button", { name: "Delete application" }));
    const question = within(screen.getByRole("alertdialog"));
    replies["GET /user/application"] = applicationReply.encode({
      forms: [homeForm(), lifeForm(), autoForm()],
      meta: aMeta({ types: [], version: 0, savedAt: null }),
    });
    await user.click(question.getByRole("button", { name: "Delete application" }));
    expect(await screen.findByText(messages.profile.applicationDelete)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === "DELETE")?.params).toMatchObject({
      force: true,
    });
    expect(await screen.findByText(messages.profile.noApplicationSelected)).toBeInTheDocument();
  });

  it("says beside a changed answer what agents see", async () => {
    const { user } = openApplication({ home: filledHome(), meta: aMeta(submitted) });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    const dog = await screen.findByRole("radiogroup", { name: /Do you have a dog/ });
    expect(dog).not.toHaveAccessibleDescription(/Agents see/);
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(dog).toHaveAccessibleDescription(/Agents see: No/);
    expect(screen.getByText("1 change not submitted")).toBeInTheDocument();
  });
});
