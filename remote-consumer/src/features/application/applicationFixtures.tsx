import {
  applicationBody,
  applicationReply,
  estimationReply,
  type ApplicationBody,
  type ApplicationMeta,
  type EstimationReply,
  type OwnPolicies,
} from "@quotehaven/contract/wire";
import { renderScreen, screen, type RecordedRequest } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aMeta } from "../../shared/applicationFixtures";
import {
  aForm,
  anOption,
  aQuestion,
  dogQuestions,
} from "../../shared/questionnaire/questionFixtures";
import { ApplicationScreen } from "./ApplicationScreen";

/** A question about an amount that the calculation reads. */
const anAmount = (id: number, content: string, answer?: string) =>
  aQuestion({
    ...{ id, content, kind: "number", symbol: "$", symbolPosition: "before", isForEstimate: true },
    answer: answer ? { chosen: null, content: answer } : null,
  });

/** Home: a radio that shows another question, then a page with money. */
export const homeForm = ({ dog, worth }: { dog?: number; worth?: string } = {}) =>
  aForm(1, [dogQuestions({ dog }), [anAmount(104, "What is it worth?", worth)]]);

/** Home with every answer. */
export const filledHome = () => homeForm({ dog: 12102, worth: "1000" });

/** Auto: one question that the calculation reads, an optional one, and the umbrella question. */
export function autoForm(answered: { pay?: string; umbrella?: number } = {}) {
  return aForm(3, [
    [
      anAmount(171, "What do you earn?", answered.pay),
      aQuestion({ id: 140, kind: "number", content: "Other things", symbol: "$" }),
    ],
    [
      aQuestion({
        id: 150,
        kind: "radio",
        content: "Would you like an umbrella policy quoted?",
        options: [anOption(15001, "Yes"), anOption(199, "Not needed")],
        answer: answered.umbrella ? { chosen: answered.umbrella, content: null } : null,
      }),
    ],
  ]);
}

/** Life: one question. */
export const lifeForm = () => aForm(2, [[aQuestion({ id: 191, content: "Your occupation?" })]]);

/** What an estimation answers. */
export function anEstimate(changes: Partial<EstimationReply> = {}) {
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
export function asSent(forms: Forms, { types }: ApplicationMeta): ApplicationBody["answers"] {
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

/** Opens the screen on an application, with a server that keeps what it is sent. */
export function openApplication({
  home = homeForm(),
  auto = autoForm(),
  meta = aMeta(),
  present,
  search = "",
  replies = {},
}: {
  home?: ReturnType<typeof homeForm>;
  auto?: ReturnType<typeof autoForm>;
  meta?: ApplicationMeta;
  present?: OwnPolicies;
  /** Of the address by which it is opened: `?renew=1`. */
  search?: string;
  replies?: Record<string, unknown>;
} = {}) {
  const forms = [home, lifeForm(), auto];
  let { version } = meta;
  const screens = [
    { path: "/profile/application", element: <ApplicationScreen /> },
    { path: "/profile/submitted", element: <h1>What happens now</h1> },
  ];
  return renderScreen(screens, {
    path: `/profile/application${search}`,
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/application": applicationReply.encode({
        forms,
        meta,
        present,
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

/** What was saved or submitted, in our words. */
export const bodies = (requests: ReturnType<typeof openApplication>["requests"]) =>
  requests
    .filter(({ method, path }) => method === "POST" && path === "/user/application")
    .map(read);
/** The button called `name`. */
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
