import { randomInt } from "node:crypto";
import { LeadsReply, LoginReply, type Lead } from "@quotehaven/contract/schemas";
import { Api } from "@quotehaven/e2e/people/Api";

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

/** A demo person, named for what they show. */
export type DemoPerson = keyof typeof emails;

/** Who may look at a screen. */
export type Person = DemoPerson | "operator";

/** Leads of the agent with every status, by what can be done with them. */
export type DemoLeads = Record<
  "fresh" | "bundle" | "quoted" | "updated" | "won" | "toPay" | "completed",
  number
>;

/** The password that a local start prints. */
const password = "Demo-haven-2026";

/** An address of the internet of its own, so that nobody meets another's rate limit. */
export function ownAddress(): string {
  return `203.0.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

/** Signs a demo person in. */
export async function signIn(origin: string, person: DemoPerson): Promise<Api> {
  const api = new Api(origin, ownAddress());
  const reply = await api.call("POST", "/auth/login", LoginReply, {
    body: {
      email: emails[person],
      password,
      type: person.startsWith("agent") ? 2 : 1,
      token: await api.humanToken("login"),
    },
  });
  api.sid = reply.sid;
  return api;
}

/** Looks up which of the agent's leads show what. */
export async function findLeads(agent: Api): Promise<DemoLeads> {
  const pages = await Promise.all(
    ["0", "100"].map((offset) =>
      agent.get("/agent/profile/leads", LeadsReply, { limit: "100", offset }),
    ),
  );
  const leads = pages.flatMap(({ data }) => data.data).filter(({ aps_deleted }) => !aps_deleted);
  const idOf = (name: string, isWanted: (lead: Lead) => boolean, last = false) => {
    const found = last ? leads.findLast(isWanted) : leads.find(isWanted);
    if (!found) throw new Error(`The demo data holds no ${name} lead.`);
    return found.aps_id;
  };
  const isNew = (lead: Lead) => !lead.has_quote && lead.viable_inc.length > 1;
  return {
    fresh: idOf("new", (lead) => isNew(lead) && lead.insType.length === 1),
    bundle: idOf("bundle", (lead) => isNew(lead) && lead.insType.length > 1),
    quoted: idOf("quoted", (lead) => lead.has_quote && !lead.won_quote && !lead.edit),
    updated: idOf("updated", (lead) => lead.edit && lead.has_quote),
    won: idOf("won", (lead) => lead.won_quote && !lead.aps_confirmed),
    toPay: idOf("won", (lead) => lead.won_quote && !lead.aps_confirmed, true),
    completed: idOf("completed", (lead) => lead.aps_confirmed),
  };
}
