import type { AccountType } from "@quotehaven/contract/schemas";

/** A screen that is measured. */
export type Screen = {
  name: string;
  path: string;
  /** The demo person who looks at it; nobody where there is none. */
  as?: { type: AccountType; email: string };
  /** What is in the page once the screen can be used: not in its skeleton. */
  usable: string;
};

const consumer = 1;
const agent = 2;

/** Every screen that is measured, each with a demo person whom it shows something. */
export const screens: Screen[] = [
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
  },
  {
    name: "leads",
    path: "/agent/profile/leads/all",
    as: { type: agent, email: "abe.allzips@example.com" },
    usable: "#root ul[aria-label='Leads on this page'] button",
  },
  {
    name: "payment",
    path: "/payment",
    as: { type: agent, email: "abe.allzips@example.com" },
    usable: "#root form",
  },
];
