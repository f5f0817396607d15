import type { ConsumerQuote } from "@quotehaven/contract/wire";
import type { Application } from "../../shared/applicationApi";
import { aDogForm } from "../../shared/questionnaire/questionFixtures";
import { aQuote } from "../../shared/quotes/quoteFixtures";
import { answeredOf, nextStep } from "./standing";

const today = "2026-11-22";

/** An application about a dog, answered and submitted as given. */
function anApplication({
  answer = "Yes" as "Yes" | "No" | null,
  submitted = "Yes" as "Yes" | "No" | null,
  types = [1] as Application["meta"]["types"],
  acceptedQuoteId = null as number | null,
} = {}): Application {
  const ids = { Yes: 12101, No: 12102 };
  return {
    forms: [aDogForm({ dog: answer && ids[answer], name: "Rex" })],
    meta: {
      types,
      isLocked: submitted !== null,
      submittedAt: submitted && "2026-11-01T10:00:00Z",
      acceptedQuoteId,
      version: 1,
      savedAt: null,
    },
    submitted: submitted && {
      types: [1],
      answersByType: { 1: { 121: ids[submitted], ...(submitted === "Yes" && { 122: "Rex" }) } },
    },
  };
}

const agent = { agency: "Hill Country", name: "Ada Broker", licenseNumber: "1" };
const step = (application: Application, quotes?: ConsumerQuote[]) =>
  nextStep(application, quotes && { quotes }, today);
const ended = { validUntil: "2026-11-01" };
const chosen = anApplication({ acceptedQuoteId: 11 });

it.each<[string, Application, ConsumerQuote[] | undefined, ReturnType<typeof nextStep>]>([
  ["nothing begun", anApplication({ types: [], submitted: null }), [], "start"],
  ["a draft", anApplication({ answer: null, submitted: null }), [], "answer"],
  ["a complete draft", anApplication({ submitted: null }), [], "submit"],
  ["no quotes yet", anApplication(), [], "wait"],
  ["removed quotes alone", anApplication(), [aQuote({ isRemoved: true })], "wait"],
  ["edits that were not submitted", anApplication({ answer: "No" }), [aQuote()], "resubmit"],
  ["a quote", anApplication(), [aQuote()], "compare"],
  [
    "a quote that ended beside one that holds",
    anApplication(),
    [aQuote(ended), aQuote({ id: 2 })],
    "compare",
  ],
  ["quotes that ended", anApplication(), [aQuote(ended)], "askAgain"],
  [
    "quotes that wait for their agents",
    anApplication(),
    [aQuote({ needsUpdate: true })],
    "waitForUpdates",
  ],
  ["quotes that are not known", anApplication(), undefined, "seeQuotes"],
  ["a choice", chosen, [aQuote({ isAccepted: true, agent })], "prepare"],
  ["a choice, and quotes not known", chosen, undefined, "prepare"],
  [
    "a late agent",
    chosen,
    [aQuote({ isAccepted: true, isContactLate: true, agent })],
    "chooseAnother",
  ],
  [
    "an agent who has paid",
    chosen,
    [aQuote({ isAccepted: true, agent: { ...agent, phone: "(512)555-0199" } })],
    "call",
  ],
])("leads on from %s", (_state, application, quotes, next) => {
  expect(step(application, quotes)).toBe(next);
});

it("counts the questions that are asked for, and those without an answer", () => {
  expect(answeredOf(anApplication({ answer: null }))).toMatchObject({ left: 1 });
  expect(answeredOf(anApplication({ answer: "Yes" }))).toMatchObject({ left: 0 });
  expect(answeredOf(anApplication({ types: [] }))).toEqual({ total: 0, left: 0 });
});
