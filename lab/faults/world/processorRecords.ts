import type { Sandbox } from "./Sandbox";

/** What the card processor has on record for a lead: its intents, and how often it was charged. */
export async function processorRecords(sandbox: Sandbox, leadId: number) {
  const intents = (await sandbox.intents())
    .filter(({ metadata }) => metadata.application === String(leadId))
    .map(({ id }) => id);
  const charges = (await sandbox.charges()).filter(
    ({ paid, payment_intent }) => paid && intents.includes(payment_intent),
  );
  return { intents: intents.length, charges: charges.length };
}
