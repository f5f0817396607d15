import { jest } from "@jest/globals";
import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  applicationBody,
  applicationReply,
  estimationBody,
  estimationReply,
  revertQuery,
  type ApplicationBody,
  type ApplicationMeta,
  type EstimationReply,
} from "@quotehaven/contract/wire";
import {
  networkGone,
  refusal,
  renderScreen,
  reply,
  screen,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import messages from "../../messages/en.json";
import { aForm, anOption, aQuestion } from "../../shared/questionnaire/questionFixtures";
import { ApplicationScreen } from "./ApplicationScreen";

const stored = (content: string) => ({ chosen: null, content });
const chosen = (id: number) => ({ chosen: id, content: null });

/** Home: a radio that shows another question, then a page with money. */
function homeForm(answered: { dog?: number; worth?: string } = {}) {
  return aForm(1, [
    [
      aQuestion({
        id: 121,
        kind: "radio",
        content: "Do you have a dog?",
        options: [anOption(12101, "Yes", { showsQuestions: [122] }), anOption(12102, "No")],
        answer: answered.dog ? chosen(answered.dog) : null,
      }),
      aQuestion({ id: 122, content: "What is it called?" }),
    ],
    [
      aQuestion({
        id: 104,
        kind: "number",
        content: "What is it worth?",
        symbol: "$",
        symbolPosition: "before",
        isForEstimate: true,
        answer: answered.worth ? stored(answered.worth) : null,
      }),
    ],
  ]);
}

/** Auto: one question that the calculation reads, an optional one, and the umbrella question. */
function autoForm(answered: { pay?: string; umbrella?: number } = {}) {
  return aForm(3, [
    [
      aQuestion({
        id: 171,
        kind: "number",
        content: "What do you earn?",
        symbol: "$",
        symbolPosition: "before",
        isForEstimate: true,
        answer: answered.pay ? stored(answered.pay) : null,
      }),
      aQuestion({ id: 140, kind: "number", content: "Other things", symbol: "$" }),
    ],
    [
      aQuestion({
        id: 150,
        kind: "radio",
        content: "Would you like an umbrella policy quoted?",
        options: [anOption(15001, "Yes"), anOption(199, "Not needed")],
        answer: answered.umbrella ? chosen(answered.umbrella) : null,
      }),
    ],
  ]);
}

const lifeForm = () => aForm(2, [[aQuestion({ id: 191, content: "Your occupation?" })]]);

function aMeta(changes: Partial<ApplicationMeta> = {}): ApplicationMeta {
  return {
    types: [1],
    isLocked: false,
    submittedAt: null,
    acceptedQuoteId: null,
    version: 4,
    savedAt: new Date().toISOString(),
    ...changes,
  };
}

function anEstimate(changes: Partial<EstimationReply> = {}) {
  return estimationReply.encode({
    total: 300_000,
    needsUmbrella: false,
    atRisk: null,
    totalRequired: null,
    lines: [{ label: "Dwelling (A)", value: 300_000 }],
    questions: [],
    steps: [
      {
        line: "dwelling",
        label: "Dwelling (A)",
        formula: "1,600 sq ft × $187.50",
        pieces: [{ text: "1,600 sq ft", questionId: 104 }, { text: " × $187.50 = $300,000" }],
        result: 300_000,
      },
    ],
    ...changes,
  });
}

const submitted = { isLocked: true, submittedAt: "2026-05-01T16:00:00Z" };

type Forms = ReturnType<typeof aForm>[];

/** The application as it is after a save: with what was sent, one version on. */
function afterSave(
  forms: Forms,
  meta: ApplicationMeta,
  { answers: sent, submit }: ApplicationBody,
) {
  const isSubmitted = submit === true || meta.submittedAt !== null;
  return applicationReply.encode({
    forms: forms.map((form) => ({
      ...form,
      sections: form.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) => {
          const answer = sent
            .find(({ insuranceTypeId }) => insuranceTypeId === form.insuranceTypeId)
            ?.answers.find(({ questionId }) => questionId === question.id);
          const { chosen = null, content = null } = answer ?? {};
          return { ...question, answer: answer ? { chosen, content } : null };
        }),
      })),
    })),
    meta: {
      ...meta,
      types: sent.map(({ insuranceTypeId }) => insuranceTypeId),
      isLocked: submit === true,
      submittedAt: isSubmitted ? "2026-05-01T16:00:00Z" : null,
      version: meta.version + 1,
      savedAt: new Date().toISOString(),
    },
    ...(isSubmitted && { submitted: submit ? sent : asSent(forms, meta) }),
  });
}

/** The answers of the chosen types as they are sent. */
function asSent(forms: Forms, { types }: ApplicationMeta): ApplicationBody["answers"] {
  return forms
    .filter(({ insuranceTypeId }) => types.includes(insuranceTypeId))
    .map(({ insuranceTypeId, sections }) => ({
      insuranceTypeId,
      answers: sections
        .flatMap(({ questions }) => questions)
        .flatMap(({ id, answer }) => (answer ? [{ questionId: id, ...answer }] : [])),
    }));
}

/** What a call sent, in our words. */
const read = ({ body }: RecordedRequest) => applicationBody.decode(body as never);

function openApplication({
  home = homeForm(),
  auto = autoForm(),
  meta = aMeta(),
  replies = {},
}: {
  home?: ReturnType<typeof homeForm>;
  auto?: ReturnType<typeof autoForm>;
  meta?: ApplicationMeta;
  replies?: Record<string, unknown>;
} = {}) {
  const forms = [home, lifeForm(), auto];
  let { version } = meta;
  return renderScreen(<ApplicationScreen />, {
    path: "/profile/application",
    session: "consumer",
    messages,
    replies: {
      "GET /user/application": applicationReply.encode({
        forms,
        meta,
        ...(meta.submittedAt !== null && { submitted: asSent(forms, meta) }),
      }),
      "POST /user/application": (request: RecordedRequest) =>
        afterSave(forms, { ...meta, version: version++ }, read(request)),
      "DELETE /user/application": { message: "ok" },
      "POST /estimation/:id": anEstimate(),
      ...replies,
    },
  });
}

const bodies = (requests: ReturnType<typeof openApplication>["requests"]) =>
  requests
    .filter(({ method, path }) => method === "POST" && path === "/user/application")
    .map(read);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

afterEach(() => sessionStorage.clear());

describe("choosing insurance types", () => {
  it("says so while none is selected", async () => {
    openApplication({ meta: aMeta({ types: [], version: 0, savedAt: null }) });
    expect(await screen.findByText(messages.profile.noApplicationSelected)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Save progress" })).not.toBeInTheDocument();
  });

  it("opens the questionnaire of a badge that is pressed", async () => {
    const { user } = openApplication();
    await user.click(await screen.findByRole("button", { name: "Life" }));
    expect(await screen.findByLabelText("Your occupation?")).toBeInTheDocument();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
  });

  it("drops a type from the next save when its badge is taken out", async () => {
    const { user, requests } = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("button", { name: "Auto" }));
    expect(
      screen.getByText(/Auto is left out, with its answers, when you save/),
    ).toBeInTheDocument();
    await user.click(button("Save progress"));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({ answers: [{ insuranceTypeId: 1 }], version: 4 });
  });
});

describe("the pages of a questionnaire", () => {
  it("show a question that an answer calls for, and count what is left", async () => {
    const { user } = openApplication();
    await screen.findByText("2 questions left in Home");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.getByLabelText("What is it called?")).toBeInTheDocument();
    expect(screen.getByText("2 questions left in Home")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByLabelText("What is it called?")).not.toBeInTheDocument();
    expect(screen.getByText("1 question left in Home")).toBeInTheDocument();
  });

  it("keep Continue disabled until the page is filled", async () => {
    const { user } = openApplication();
    expect(await screen.findByRole("button", { name: "Continue" })).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    expect(await screen.findByLabelText("What is it worth?")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  });

  it("name what keeps Continue back", async () => {
    const { user } = openApplication();
    const onward = await screen.findByRole("button", { name: "Continue" });
    expect(onward).toHaveAccessibleDescription("To continue, answer: “Do you have a dog?”");
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(onward).toHaveAccessibleDescription("To continue, answer: “What is it called?”");
  });

  it("say how to submit once everything is answered, and lead there", async () => {
    const { user } = openApplication({
      home: homeForm({ dog: 12102, worth: "1000" }),
      auto: autoForm({ pay: "1" }),
      meta: aMeta({ types: [1, 3] }),
    });
    await user.click(await screen.findByRole("button", { name: "Go to submit" }));
    await waitFor(() => expect(button("Submit application")).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Go to submit" })).not.toBeInTheDocument();
  });

  it("lead from the last page to another type that is not filled", async () => {
    const { user } = openApplication({
      home: homeForm({ dog: 12102, worth: "1000" }),
      meta: aMeta({ types: [1, 3] }),
    });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(screen.queryByRole("button", { name: "Submit application" })).not.toBeInTheDocument();
    await user.click(button(/Next: Auto/));
    expect(await screen.findByLabelText("What do you earn?")).toBeInTheDocument();
    expect(button("Submit application")).toBeInTheDocument();
  });
});

describe("saving", () => {
  it("sends every chosen type with its visible answers, and says it is saved just now", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    await user.click(button("Save progress"));
    expect(await screen.findByText(messages.profile.applicationSaveProgress)).toBeInTheDocument();
    expect(bodies(requests)).toEqual([
      {
        version: 4,
        answers: [
          {
            insuranceTypeId: 1,
            answers: [
              { questionId: 121, chosen: 12102, content: null },
              { questionId: 104, chosen: null, content: null },
            ],
          },
        ],
      },
    ]);
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
  });

  it("keeps over a reload what was not saved before", async () => {
    const draft = {
      version: 4,
      types: [1],
      answersByType: { 1: { 121: 12102 }, 2: {}, 3: {} },
      isUnlocked: false,
    };
    sessionStorage.setItem("draft:application", JSON.stringify(draft));
    openApplication();
    expect(await screen.findByText(messages.application.draftRestored)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  });

  it("is asked about before the tab closes on what is not saved", async () => {
    const { user } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
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

  it("takes the version saved elsewhere when asked to", async () => {
    const { user, replies } = openApplication({
      replies: { "POST /user/application": refusal(409, ["application-changed"]) },
    });
    await user.click(await screen.findByRole("radio", { name: "No" }));
    replies["GET /user/application"] = applicationReply.encode({
      forms: [homeForm({ dog: 12101 }), lifeForm(), autoForm()],
      meta: aMeta({ version: 9 }),
    });
    await user.click(button("Save progress"));
    await user.click(await screen.findByRole("button", { name: "Use the other version" }));
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(screen.queryByText(messages.application.conflictTitle)).not.toBeInTheDocument();
  });
});

describe("saving by itself", () => {
  const toast = () => screen.queryByText(messages.profile.applicationSaveProgress);

  it("happens after each page, without a toast", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).not.toHaveProperty("submit");
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(toast()).not.toBeInTheDocument();
  });

  it("happens after a pause, and on the version of the last save", async () => {
    const { user, requests } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1), { timeout: 5_000 });
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(2), { timeout: 5_000 });
    expect(bodies(requests).map(({ version }) => version)).toEqual([4, 5]);
  });

  it("happens when the screen is left", async () => {
    const { user, requests, unmount } = openApplication();
    await user.click(await screen.findByRole("radio", { name: "No" }));
    unmount();
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
  });

  it("does not take a type's answers away before the person says so", async () => {
    const { user, requests, unmount } = openApplication({ meta: aMeta({ types: [1, 3] }) });
    await user.click(await screen.findByRole("button", { name: "Auto" }));
    expect(screen.getByText("Changes not saved yet")).toBeInTheDocument();
    unmount();
    expect(bodies(requests)).toHaveLength(0);
  });

  it("says when it does not get through, and asks before the tab closes only then", async () => {
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { user, replies } = openApplication();
    const works = replies["POST /user/application"];
    replies["POST /user/application"] = networkGone;
    await user.click(await screen.findByRole("radio", { name: "No" }));
    await user.click(button("Continue"));
    expect(await screen.findByText(messages.application.failing)).toBeInTheDocument();
    expect(asks()).toBe(true);
    replies["POST /user/application"] = works;
    await user.click(button("Save progress"));
    expect(await screen.findByText("Saved just now")).toBeInTheDocument();
    expect(asks()).toBe(false);
  });
});

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
    const { user } = openApplication({ home: homeForm({ dog: 12102, worth: "1000" }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await screen.findByRole("button", { name: "Submit application" });
    const card = within(screen.getByRole("region", { name: messages.privacy.whatAgentsSee }));
    expect(card.getByText(messages.privacy.seeBirths)).toBeInTheDocument();
    expect(card.getByText(messages.privacy.hidePhone)).toBeInTheDocument();
  });

  it("sends the first submission without force", async () => {
    const { user, requests } = openApplication({ home: homeForm({ dog: 12102, worth: "1000" }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    expect(await screen.findByText(messages.profile.submittedApp)).toBeInTheDocument();
    expect(bodies(requests)[0]).toMatchObject({ submit: true });
    expect(bodies(requests)[0]).not.toHaveProperty("force");
  });

  it("forces a resubmission after unlocking", async () => {
    const { user, requests } = openApplication({
      home: homeForm({ dog: 12102, worth: "1000" }),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    await user.click(button("Continue"));
    await user.click(await screen.findByRole("button", { name: "Submit changes" }));
    await waitFor(() => expect(bodies(requests)).toHaveLength(1));
    expect(bodies(requests)[0]).toMatchObject({ submit: true, force: true });
  });

  it("shows the next page from its start", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const { user } = openApplication({ home: homeForm({ dog: 12102, worth: "1000" }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    expect(document.activeElement).toContainElement(screen.getByLabelText(/What is it worth/));
    scroll.mockRestore();
  });

  it("moves the focus to what takes the place of what was pressed", async () => {
    const data = [homeForm({ dog: 12102, worth: "1000" }), lifeForm(), autoForm()];
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

  it("opens on the first page once unlocked", async () => {
    const home = homeForm({ dog: 12102, worth: "1000" });
    const { user } = openApplication({
      home,
      replies: {
        "POST /user/application": applicationReply.encode({
          forms: [home, lifeForm(), autoForm()],
          meta: aMeta(submitted),
        }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Submit application" }));
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    expect(
      await screen.findByRole("radiogroup", { name: /Do you have a dog/ }),
    ).toBeInTheDocument();
  });

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

  it("asks about an umbrella when the estimate says so", async () => {
    const { user } = openApplication({
      auto: autoForm({ pay: "500000" }),
      meta: aMeta({ types: [3] }),
      replies: {
        "POST /estimation/:id": anEstimate({ needsUmbrella: true, totalRequired: 900_000 }),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(
      await screen.findByRole("radiogroup", { name: /umbrella policy quoted/ }),
    ).toBeInTheDocument();
  });

  it("does not take the 199 that a save filled in for the person's word on an umbrella", async () => {
    const { user, replies } = openApplication({
      auto: autoForm({ pay: "50000", umbrella: 199 }),
      meta: aMeta({ types: [3] }),
    });
    const pay = await screen.findByLabelText("What do you earn?");
    await screen.findAllByText("$300,000", {}, { timeout: 5_000 });
    replies["POST /estimation/:id"] = anEstimate({ needsUmbrella: true, totalRequired: 900_000 });
    await user.type(pay, "0");
    await screen.findByText(messages.estimate.umbrella, {}, { timeout: 5_000 });
    await user.click(button("Continue"));
    const umbrella = await screen.findByRole("radio", { name: "Not needed" });
    expect(umbrella).not.toBeChecked();
  });
});

describe("a submitted application", () => {
  it("covers the answers until they are asked for", async () => {
    const { user } = openApplication({
      home: homeForm({ dog: 12102, worth: "1000" }),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Show my answers" }));
    expect(screen.getByText("$1,000")).toBeVisible();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByText("Submitted on 05/01/2026")).toBeInTheDocument();
  });

  it("is locked again without a change when unlocking is undone", async () => {
    const { user, requests } = openApplication({
      home: homeForm({ dog: 12102, worth: "1000" }),
      meta: aMeta(submitted),
    });
    await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
    expect(screen.queryByText(/Agents still see and quote/)).not.toBeInTheDocument();
    await user.click(button("Stop editing"));
    expect(screen.getByRole("heading", { name: "Your answers are locked" })).toBeInTheDocument();
    expect(requests.filter(({ method }) => method !== "GET" && method !== "POST")).toEqual([]);
  });

  it("goes back to what was submitted, after naming what is lost", async () => {
    const data = [homeForm({ dog: 12102, worth: "1000" }), lifeForm(), autoForm()];
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
});

describe("the coverage panel", () => {
  it("shows the figure, its picture, its caution and every line", async () => {
    const { user } = openApplication({ home: homeForm({ worth: "1000" }) });
    const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
    expect((await panel.findAllByText("$300,000")).length).toBeGreaterThan(0);
    expect(panel.getByText(/first estimate of what it would cost to rebuild/)).toBeInTheDocument();
    await user.click(panel.getByText("How we worked this out"));
    expect(panel.getByText("1,600 sq ft")).toBeVisible();
  });

  it("leads from a factor to its question on another page, while answers can be changed", async () => {
    const { user, unmount } = openApplication({ home: homeForm({ worth: "1000" }) });
    await user.click(await screen.findByText("How we worked this out"));
    await user.click(screen.getByRole("link", { name: "1,600 sq ft" }));
    expect(await screen.findByLabelText("What is it worth?")).toHaveFocus();
    unmount();

    openApplication({ home: homeForm({ worth: "1000" }), meta: aMeta(submitted) });
    await user.click(await screen.findByText("How we worked this out"));
    expect(screen.getByText(/1,600 sq ft/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "1,600 sq ft" })).not.toBeInTheDocument();
  });

  it("draws the need that quotes are held against", async () => {
    const life = { deathBenefit: 750_000, termYears: 20, policyKind: null, refusesExam: false };
    openApplication({
      home: homeForm({ worth: "1000" }),
      replies: { "POST /estimation/:id": anEstimate({ need: { life } }) },
    });
    const picture = within(await screen.findByRole("table", { name: "What is needed" }));
    expect(picture.getByRole("row", { name: /Death benefit/ })).toHaveTextContent("$750,000");
  });

  it("names what is missing instead of a figure of nothing", async () => {
    openApplication({ replies: { "POST /estimation/:id": anEstimate({ total: 0 }) } });
    const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
    expect(panel.getByText(messages.estimate.empty)).toBeInTheDocument();
    expect(panel.getByText("What is it worth?")).toBeInTheDocument();
    expect(panel.queryByText("$0")).not.toBeInTheDocument();
  });

  it("is worked out again after an answer that it reads", async () => {
    const { user, requests } = openApplication({ home: homeForm({ dog: 12102, worth: "1000" }) });
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await user.type(await screen.findByLabelText("What is it worth?"), "5");
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === "/estimation/1").at(-1)?.body).toEqual(
        estimationBody.encode({
          insuranceTypeId: 1,
          answers: [{ questionId: 104, chosen: null, content: "10005" }],
        }),
      ),
    );
  });

  it("says when it fails, without taking the questions away", async () => {
    openApplication({
      replies: { "POST /estimation/:id": reply(500, { message: "no", data: [] }) },
    });
    const panel = within(await screen.findByRole("region", { name: "Home coverage" }));
    expect(await panel.findByRole("button", { name: "Try again" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No" })).toBeEnabled();
  });
});

describe("the application", () => {
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
});
