import { LeadsReply, type Lead } from "@quotehaven/contract/schemas";
import type { Api } from "../people/Api";
import type { People } from "../people/makePeople";
import { becomeOperator } from "../people/operator";

/** Demo people by what they show. */
const emails = {
  saved: "sam.saved@example.com",
  submitted: "sue.submitted@example.com",
  resubmitted: "rae.resubmitted@example.com",
  won: "will.won@example.com",
  deleted: "dee.deleted@example.com",
  agent: "abe.allzips@example.com",
  agentWithoutCarriers: "nora.nocarriers@example.com",
  agentIncomplete: "ian.incomplete@example.com",
  agentPaused: "pia.paused@example.com",
} as const;
export type DemoPerson = keyof typeof emails;

/**
 * Signs a demo person in, or an operator of one's own. The demo agent sees the leads of other journeys,
 * too, which may be gone before they are opened: a journey opens leads of its own.
 */
export async function signIn(people: People, person: DemoPerson | "operator"): Promise<Api> {
  const api = people.api();
  const type = person.startsWith("agent") ? 2 : 1;
  if (person === "operator") await becomeOperator(api);
  else await api.logIn(type, { email: emails[person], password: "Demo-haven-2026" });
  return api;
}

/** Leads of the demo agent, by what can be done with them. */
export type DemoLeads = Record<
  "fresh" | "bundle" | "quoted" | "updated" | "won" | "toPay" | "completed",
  number
>;

/** Looks up which of the agent's leads show what. @throws where the demo data lacks one */
export async function findLeads(agent: Api): Promise<DemoLeads> {
  const pages = await Promise.all(
    ["0", "100"].map((offset) =>
      agent.get("/agent/profile/leads", LeadsReply, { limit: "100", offset }),
    ),
  );
  const leads = pages.flatMap(({ data }) => data.data).filter(({ aps_deleted }) => !aps_deleted);
  const idOf = (lead: Lead | undefined) => {
    if (!lead) throw new Error("The demo data lacks a lead that the pictures show.");
    return lead.aps_id;
  };
  const isNew = (lead: Lead) => !lead.has_quote && lead.viable_inc.length > 1;
  const isOpen = (lead: Lead) => lead.has_quote && !lead.won_quote && !lead.edit;
  const isToPay = (lead: Lead) => lead.won_quote && !lead.aps_confirmed;
  return {
    fresh: idOf(leads.find((lead) => isNew(lead) && lead.insType.length === 1)),
    bundle: idOf(leads.find((lead) => isNew(lead) && lead.insType.length > 1)),
    quoted: idOf(leads.find(isOpen)),
    updated: idOf(leads.find((lead) => lead.edit && lead.has_quote)),
    won: idOf(leads.find(isToPay)),
    toPay: idOf(leads.findLast(isToPay)),
    completed: idOf(leads.find((lead) => lead.aps_confirmed)),
  };
}
