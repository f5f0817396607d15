import { maskContactDetails } from "@quotehaven/contract/contact";
import {
  emptySearchColumns,
  endApplication,
  liveApplicationId,
} from "../../applications/liveApplication";
import { reopenApplication } from "../../quotes/choosing/reopenApplication";
import type { Tx } from "../../database";
import { forgetLeads } from "../../leads/desk/forgetLeads";
import { writeDesk } from "../../leads/desk/writeDesk";
import { queueForgetting } from "../../outbox/forgottenNotices";
import { notify } from "../../outbox/outbox";
import { forgetThreads } from "../../threads/forgetMessages";

/**
 * Ends the choice that a fee was paid for, after all of the fee went back: the client's details are the
 * agent's no more, the thread is masked again, and every quote can be chosen as if the choice had been taken
 * back. The client is told; of one whose account is gone nothing is left. The caller has locked the
 * application. Where the choice is another's by now, nothing is done.
 */
export async function endPaidChoice(
  tx: Tx,
  { applicationId, agentId }: { applicationId: number; agentId: number },
  now: Date,
): Promise<void> {
  const application = await tx
    .selectFrom("applications")
    .innerJoin("users as client", "client.id", "applications.consumer_id")
    .innerJoin("users as agent", "agent.id", "applications.winner_id")
    .select([
      "applications.id",
      "applications.version",
      "applications.accepted_quote_id as acceptedQuoteId",
      "client.id as clientId",
      "client.first_name as firstName",
      "client.deleted_at as clientGoneAt",
      "agent.deleted_at as agentGoneAt",
    ])
    .where("applications.id", "=", applicationId)
    .where("applications.winner_id", "=", agentId)
    .where("applications.confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!application) return;
  const { acceptedQuoteId, clientId, firstName, clientGoneAt, agentGoneAt } = application;
  await tx.deleteFrom("unlocked_clients").where("application_id", "=", applicationId).execute();
  await reopenApplication(tx, application, now, { isFeeReturned: true });
  await maskThreadAgain(tx, { applicationId, quoteId: acceptedQuoteId ?? 0 });
  await tx
    .updateTable("quotes")
    .set({
      choice_mailed: false,
      // Nobody is left to be reached by it.
      ...(agentGoneAt && { removed_at: now, updated_at: now }),
    })
    .where("application_id", "=", applicationId)
    .where("agent_id", "=", agentId)
    .where("removed_at", "is", null)
    .execute();
  await writeDesk(tx, [applicationId]);
  if (clientGoneAt) return forgetLead(tx, applicationId, clientId, now);
  if ((await liveApplicationId(tx, clientId)) !== applicationId) {
    // The client has asked again since: what they left behind must not be open beside it.
    await endApplication(tx, applicationId, now);
    return forgetLeads(tx, [applicationId]);
  }
  await notify(tx, {
    userId: clientId,
    kind: "choiceEnded",
    firstName,
    applicationId,
    eventKey: `application:${applicationId}:fee-returned:${application.version}`,
    now,
  });
}

/** What was written while the agent had paid is masked like everything before. */
async function maskThreadAgain(
  tx: Tx,
  { applicationId, quoteId }: { applicationId: number; quoteId: number },
): Promise<void> {
  const messages = await tx
    .selectFrom("thread_messages")
    .select(["id", "text"])
    .where("application_id", "=", applicationId)
    .where("quote_id", "=", quoteId)
    .where("is_masked", "=", false)
    .execute();
  for (const { id, text } of messages) {
    const masked = maskContactDetails(text);
    if (!masked.isMasked) continue;
    await tx
      .updateTable("thread_messages")
      .set({ text: masked.text, is_masked: true })
      .where("application_id", "=", applicationId)
      .where("quote_id", "=", quoteId)
      .where("id", "=", id)
      .execute();
  }
}

/** The lead of a client whose account is gone stood for the agent who had paid alone. */
async function forgetLead(
  tx: Tx,
  applicationId: number,
  clientId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ deleted_at: now, draft_answers: "{}", submitted_answers: "{}", ...emptySearchColumns })
    .where("id", "=", applicationId)
    .execute();
  await forgetLeads(tx, [applicationId]);
  await forgetThreads(tx, clientId);
  await queueForgetting(tx, now, { applicationId, afterId: 0 });
}
