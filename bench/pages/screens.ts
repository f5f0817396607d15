import type { AccountType } from "@quotehaven/contract/schemas";

/** A screen that is measured. */
export type Screen = {
  name: string;
  path: string;
  /** The demo person who looks at it; nobody where there is none. */
  as?: { type: AccountType; email: string };
  /** What is in the page once the screen can be used: not in its skeleton. */
  usable: string;
  /** A screen of the same area, opened from this one by a link of the menu. */
  next?: string;
};

const consumer = 1;
const agent = 2;

/** Whoever pays: the agent whose lead it is. */
export const payingAgent = "abe.allzips@example.com";

/**
 * Every screen that is measured, each with a demo person whom it shows something.
 *
 * @param leadToPay a lead that `payingAgent` won and has not paid for
 */
export const screensOf = (leadToPay: number): Screen[] => [
  { name: "landing", path: "/", usable: "#root h1" },
  { name: "agents' landing", path: "/agent", usable: "#root h1" },
  { name: "wizard", path: "/auth/register/1", usable: "#root main input" },
  {
    name: "application",
    path: "/profile/application",
    as: { type: consumer, email: "sam.saved@example.com" },
    usable: "#root main input, #root main select",
  },
  {
    name: "quotes",
    path: "/profile/my-quotes",
    as: { type: consumer, email: "sue.submitted@example.com" },
    usable: "#root article, #root table",
    next: "/profile/application",
  },
  {
    name: "leads",
    path: "/agent/profile/leads/all",
    as: { type: agent, email: payingAgent },
    usable: "#root ul[aria-label='Leads on this page'] button",
    next: "/agent/profile/results",
  },
  {
    name: "payment",
    path: `/payment?leadId=${leadToPay}`,
    as: { type: agent, email: payingAgent },
    usable: "#root form",
  },
];

/**
 * Those whose names begin so; all of them for an empty text.
 *
 * @throws where there is none
 */
export function screensNamed(wanted: string, screens: readonly Screen[]): Screen[] {
  const named = screens.filter(({ name }) => name.startsWith(wanted));
  if (named.length > 0) return named;
  const names = screens.map(({ name }) => name).join(", ");
  throw new Error(`No screen begins with "${wanted}". There are: ${names}.`);
}
