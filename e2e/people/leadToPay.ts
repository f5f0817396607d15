import { LeadsReply } from "@quotehaven/contract/schemas";
import type { Api } from "./Api";

/** A lead that an agent won. @throws where there is none */
export async function leadToPay(agent: Api): Promise<number> {
  const query = { limit: "12", offset: "0", filter: "won" };
  const [lead] = (await agent.get("/agent/profile/leads", LeadsReply, query)).data.data;
  if (!lead) throw new Error("No lead waits for its fee.");
  return lead.aps_id;
}
