import { LeadsReply, type Lead } from "@quotehaven/contract/schemas";
import type { Api } from "../people/Api";
import type { People } from "../people/makePeople";
import { becomeOperator, operator } from "../people/operator";

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

/** Signs a demo person in, or an operator of one's own. */
export async function signIn(people: People, person: DemoPerson | "operator"): Promise<Api> {
  if (person !== "operator") {
    return people.demo(person.startsWith("agent") ? 2 : 1, emails[person]);
  }
  const api = people.api();
  await becomeOperator(api, operator);
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
  const idOf = (name: string, found: Lead | undefined) => {
    if (!found) throw new Error(`The demo data holds no ${name} lead.`);
    return found.aps_id;
  };
  const isNew = (lead: Lead) => !lead.has_quote && lead.viable_inc.length > 1;
  const isToPay = (lead: Lead) => lead.won_quote && !lead.aps_confirmed;
  return {
    fresh: idOf(
      "new",
      leads.find((lead) => isNew(lead) && lead.insType.length === 1),
    ),
    bundle: idOf(
      "bundle",
      leads.find((lead) => isNew(lead) && lead.insType.length > 1),
    ),
    quoted: idOf(
      "quoted",
      leads.find((lead) => lead.has_quote && !lead.won_quote && !lead.edit),
    ),
    updated: idOf(
      "updated",
      leads.find((lead) => lead.edit && lead.has_quote),
    ),
    won: idOf("won", leads.find(isToPay)),
    toPay: idOf("won", leads.findLast(isToPay)),
    completed: idOf(
      "completed",
      leads.find((lead) => lead.aps_confirmed),
    ),
  };
}
