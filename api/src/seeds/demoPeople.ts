import type { CustomerRole } from "@quotehaven/contract/rules";

/** The password of every demo person. */
export const DEMO_PASSWORD = "Demo-haven-2026";

/** Somebody with a name and an account. */
export type DemoPerson = {
  email: string;
  role: CustomerRole;
  firstName: string;
  lastName: string;
};

/** The demo people, and what each of them shows, for the list that a local start prints. */
export const demoPeople: readonly (DemoPerson & { about: string })[] = (
  [
    ["sam.saved", "consumer", "Sam", "Rivers", "a saved application"],
    ["sue.submitted", "consumer", "Sue", "Holloway", "a submitted application with quotes"],
    ["rae.resubmitted", "consumer", "Rae", "Morgan", "a resubmitted application"],
    ["will.won", "consumer", "Will", "Okafor", "a chosen quote, not paid yet"],
    ["pat.paid", "consumer", "Pat", "Lindgren", "a chosen quote, paid"],
    ["lou.late", "consumer", "Lou", "Bergman", "a chosen quote whose agent did not come in time"],
    ["dee.deleted", "consumer", "Dee", "Castellano", "a deleted application"],
    ["nora.nocarriers", "agent", "Nora", "Blake", "no carriers"],
    ["ian.incomplete", "agent", "Ian", "Petrov", "incomplete details"],
    [
      "fay.fewzips",
      "agent",
      "Fay",
      "Nguyen",
      "complete, a few zip codes, new leads once a day by mail",
    ],
    ["pia.paused", "agent", "Pia", "Sandoval", "complete, pausing for two weeks"],
    ["abe.allzips", "agent", "Abe", "Whitfield", "complete, all zip codes, leads in every status"],
  ] as const
).map(([mailbox, role, firstName, lastName, about]) => ({
  email: `${mailbox}@example.com`,
  ...{ role, firstName, lastName, about },
}));

/** The demo person of a first name. */
export function demoPerson(firstName: string): DemoPerson {
  const person = demoPeople.find((each) => each.firstName === firstName);
  if (!person) throw new Error(`There is no demo person ${firstName}.`);
  return person;
}
