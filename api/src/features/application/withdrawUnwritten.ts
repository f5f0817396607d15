import { notificationCodes } from "@quotehaven/contract/rules";
import type { Row, Tx } from "../../database";
import { notify } from "../../outbox/outbox";
import { asInsuranceTypes, typeMask } from "../../reference/insuranceTypes";

/**
 * Withdraws the standing quotes whose carriers do not write every insurance type that the lead asks
 * for now: nobody could ever bring them up to date. Each keeps the types that are in the way, and
 * its agent is told.
 */
export async function withdrawUnwritten(
  tx: Tx,
  lead: Row<"applications">,
  firstName: string,
  now: Date,
): Promise<void> {
  const asked = asInsuranceTypes(lead.submitted_types ?? []);
  const standing = await tx
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select(["quotes.id", "quotes.agent_id", "quotes.carrier_id", "carriers.type_mask"])
    .where("quotes.application_id", "=", lead.id)
    .where("quotes.removed_at", "is", null)
    .orderBy("quotes.id")
    .execute();
  for (const { id, agent_id, carrier_id, type_mask } of standing) {
    const unwritten = asked.filter((type) => (type_mask & typeMask([type])) === 0);
    if (unwritten.length === 0) continue;
    await tx
      .updateTable("quotes")
      .set({ removed_at: now, updated_at: now, unwritten_types: unwritten })
      .where("id", "=", id)
      .execute();
    await notify(tx, {
      userId: agent_id,
      code: notificationCodes.changeRequested,
      firstName,
      applicationId: lead.id,
      withdrawnCarrierId: carrier_id,
      eventKey: `quote:${id}:withdrawn`,
      now,
    });
  }
}
