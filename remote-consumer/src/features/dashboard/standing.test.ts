import * as fc from "fast-check";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import type { Application } from "../../shared/applicationApi";
import { aMeta, submitted } from "../../shared/applicationFixtures";
import { aQuote } from "../../shared/quotes/quoteFixtures";
import { nextStep, standingOf, standingSteps } from "./standing";

const today = "2026-11-28";
const agent = { agency: "Hill Country Insurance", name: "Ada Broker", licenseNumber: "1" };
const reached = { ...agent, phone: "5125550100", email: "ada@example.com" };

function anApplication(isSubmitted: boolean, agencies: number): Application {
  const [firstAt, lastAt] = ["2026-11-20T10:00:00Z", "2026-11-21T10:00:00Z"];
  return {
    forms: [],
    meta: aMeta(isSubmitted ? submitted : { submittedAt: null }),
    submitted: null,
    ...(isSubmitted && { openings: { agencies, firstAt, lastAt } }),
  };
}

const states = (application?: Application, quotes?: ConsumerQuote[]) => {
  const standing = standingOf(application, quotes && { quotes }, today);
  return standingSteps.map((step) => standing[step]);
};

const oneOrNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const someQuote = fc.record({
  isRemoved: fc.boolean(),
  isAccepted: fc.boolean(),
  isContactLate: fc.boolean(),
  needsUpdate: fc.boolean(),
  agent: oneOrNone(fc.constantFrom(agent, reached)),
  validUntil: oneOrNone(fc.constantFrom("2026-11-01", "2099-01-01")),
  contactDue: oneOrNone(fc.constant("2026-11-25T06:00:00Z")),
});

it("has steps that are done, then at most one that is now, then what is to come, in every state", () => {
  fc.assert(
    fc.property(
      oneOrNone(fc.tuple(fc.boolean(), fc.nat(2))),
      oneOrNone(fc.array(someQuote, { maxLength: 3 })),
      (application, quotes) => {
        const shown = states(
          application && anApplication(...application),
          quotes?.map((quote, index) => aQuote({ id: index + 1, ...quote })),
        );
        expect(shown.join(" ")).toMatch(/^(done ?)*((current|late) ?)?(todo ?)*$/);
      },
    ),
  );
});

const chosen = (changes: Partial<ConsumerQuote> = {}) => [
  aQuote({ agent, isAccepted: true, contactDue: "2026-11-25T06:00:00Z", ...changes }),
  aQuote({ id: 12 }),
];

it.each<[string, Parameters<typeof states>, string]>([
  ["nothing is submitted", [anApplication(false, 0), []], "current todo todo todo todo"],
  ["nobody has opened it", [anApplication(true, 0), []], "done current todo todo todo"],
  ["somebody reads it", [anApplication(true, 1), []], "done done current todo todo"],
  ["a quote can be chosen", [anApplication(true, 0), [aQuote()]], "done done done current todo"],
  [
    "no quote can be chosen",
    [anApplication(true, 1), [aQuote({ needsUpdate: true })]],
    "done done late todo todo",
  ],
  ["a quote is chosen", [anApplication(true, 0), chosen()], "done done done done current"],
  [
    "its agent is late, of whom no opening is known",
    [anApplication(true, 0), chosen({ isContactLate: true })],
    "done done done done late",
  ],
  ["quotes are not known", [anApplication(true, 1), undefined], "done done todo todo todo"],
  ["nothing is known", [], "todo todo todo todo todo"],
])("is where it is while %s", (_what, known, steps) => {
  expect(states(...known).join(" ")).toBe(steps);
});

it("leads a late client to another quote", () => {
  const application = anApplication(true, 0);
  const won = { ...application, meta: { ...application.meta, acceptedQuoteId: 11 } };
  expect(nextStep(won, { quotes: chosen({ isContactLate: true }) }, today)).toBe("chooseAnother");
});
