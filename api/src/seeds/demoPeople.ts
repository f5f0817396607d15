import type { AccountType } from "@quotehaven/contract/wire";

/** The password of every demo person. */
export const DEMO_PASSWORD = "Demo-haven-2026";

/** Somebody to try the product as. */
export type DemoPerson = {
  email: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  /** What the person shows. */
  about: string;
};

/** The demo people, for the list that a local start prints. */
export const demoPeople = [
  {
    email: "sam.saved@example.com",
    accountType: "consumer",
    firstName: "Sam",
    lastName: "Rivers",
    about: "a saved application",
  },
  {
    email: "sue.submitted@example.com",
    accountType: "consumer",
    firstName: "Sue",
    lastName: "Holloway",
    about: "a submitted application with quotes",
  },
  {
    email: "rae.resubmitted@example.com",
    accountType: "consumer",
    firstName: "Rae",
    lastName: "Morgan",
    about: "a resubmitted application",
  },
  {
    email: "will.won@example.com",
    accountType: "consumer",
    firstName: "Will",
    lastName: "Okafor",
    about: "a chosen quote, not paid yet",
  },
  {
    email: "pat.paid@example.com",
    accountType: "consumer",
    firstName: "Pat",
    lastName: "Lindgren",
    about: "a chosen quote, paid",
  },
  {
    email: "lou.late@example.com",
    accountType: "consumer",
    firstName: "Lou",
    lastName: "Bergman",
    about: "a chosen quote whose agent did not come in time",
  },
  {
    email: "dee.deleted@example.com",
    accountType: "consumer",
    firstName: "Dee",
    lastName: "Castellano",
    about: "a deleted application",
  },
  {
    email: "nora.nocarriers@example.com",
    accountType: "agent",
    firstName: "Nora",
    lastName: "Blake",
    about: "no carriers",
  },
  {
    email: "ian.incomplete@example.com",
    accountType: "agent",
    firstName: "Ian",
    lastName: "Petrov",
    about: "incomplete details",
  },
  {
    email: "fay.fewzips@example.com",
    accountType: "agent",
    firstName: "Fay",
    lastName: "Nguyen",
    about: "complete, a few zip codes, new leads once a day by mail",
  },
  {
    email: "pia.paused@example.com",
    accountType: "agent",
    firstName: "Pia",
    lastName: "Sandoval",
    about: "complete, pausing for two weeks",
  },
  {
    email: "abe.allzips@example.com",
    accountType: "agent",
    firstName: "Abe",
    lastName: "Whitfield",
    about: "complete, all zip codes, leads in every status",
  },
] as const satisfies readonly DemoPerson[];
