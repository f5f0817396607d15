import type { People } from "../people/makePeople";
import type { Sandbox } from "./Sandbox";

export type WonLead = Awaited<ReturnType<People["wonLead"]>>;

/** As the page does: asks for the intent, pays it at the provider, reads the client's details. */
export async function pay(
  { cards }: Sandbox,
  { agent, leadId }: WonLead,
  isDeclinedFirst = false,
): Promise<void> {
  const { payment_intent: intent } = await agent.startPayment(leadId);
  if (isDeclinedFirst) await cards.confirm(agent.api, intent, "pm_card_visa_chargeDeclined");
  if ((await cards.confirm(agent.api, intent)) === "succeeded") await agent.client(leadId);
}

/** Whether the agent may see how to reach the client. */
export async function isUnlocked({ agent, leadId }: WonLead): Promise<boolean> {
  const leads = await agent.leads();
  return leads.some(({ aps_id, aps_confirmed }) => aps_id === leadId && aps_confirmed === true);
}
