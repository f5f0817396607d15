import { utcDay } from "@quotehaven/contract/rules";
import type { Tx } from "../../database";
import { writeDesk } from "../../leads/desk/writeDesk";

/**
 * Ends a choice that was not paid for, or whose fee went back: the application is open again for every
 * quote, and the consent with it is withdrawn; nobody has lost it any more. The caller has locked the
 * application.
 */
export async function reopenApplication(
  tx: Tx,
  application: { id: number; acceptedQuoteId: number | null; version: number },
  now: Date,
  { isFeeReturned = false } = {},
): Promise<void> {
  await tx
    .updateTable("applications")
    .set({
      accepted_quote_id: null,
      winner_id: null,
      accepted_at: null,
      confirmed_at: null,
      contact_due_at: null,
      contact_check_at: null,
      // Whether the client is to be reminded of a policy's end is looked up anew.
      renewal_look_on: utcDay(now),
      updated_at: now,
      version: application.version + 1,
    })
    .where("id", "=", application.id)
    .execute();
  await tx
    .updateTable("quotes")
    .set({ accepted_at: null })
    .where("application_id", "=", application.id)
    .where("id", "=", application.acceptedQuoteId)
    .execute();
  await tx
    .updateTable("consents")
    .set({ withdrawn_at: now, fee_returned: isFeeReturned })
    .where("application_id", "=", application.id)
    .where("withdrawn_at", "is", null)
    .execute();
  await tx.deleteFrom("lead_losses").where("application_id", "=", application.id).execute();
  await writeDesk(tx, [application.id]);
}
