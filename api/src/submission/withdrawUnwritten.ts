import type { Application } from "../applications/liveApplication";
import type { Tx } from "../database";
import { notify } from "../outbox/outbox";
import { asInsuranceTypes, carrierWritesEveryType, typeMask } from "../reference/insuranceTypes";

/**
 * Withdraws the live quotes whose carriers do not write every insurance type that the lead asks
 * for now: nobody could ever bring them up to date. Each keeps the types that are in the way, and
 * its agent is notified.
 */
export async function withdrawUnwritten(
  tx: Tx,
  lead: Application,
  firstName: string,
  now: Date,
): Promise<void> {
  const asked = asInsuranceTypes(lead.submittedTypes ?? []);
  const live = await tx
    .selectFrom("quotes")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .select([
      "quotes.id",
      "quotes.agent_id as agentId",
      "quotes.carrier_id as carrierId",
      "carriers.type_mask as carrierMask",
    ])
    .where("quotes.application_id", "=", lead.id)
    .where("quotes.removed_at", "is", null)
    .orderBy("quotes.id")
    .execute();
  for (const { id, agentId, carrierId, carrierMask } of live) {
    const unwritten = asked.filter(
      (type) => !carrierWritesEveryType(carrierMask, typeMask([type])),
    );
    if (unwritten.length === 0) continue;
    await tx
      .updateTable("quotes")
      .set({ removed_at: now, updated_at: now, unwritten_types: unwritten })
      .where("id", "=", id)
      .execute();
    await notify(tx, {
      userId: agentId,
      kind: "changeRequested",
      firstName,
      applicationId: lead.id,
      withdrawnCarrierId: carrierId,
      eventKey: `quote:${id}:withdrawn`,
      now,
    });
  }
}
