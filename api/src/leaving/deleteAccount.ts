import { closeAccount } from "./closeAccount";
import { lockAccount } from "../accounts/lockAccount";
import { reopenApplication } from "../quotes/choosing/reopenApplication";
import { isOneOf, type Tx } from "../database";
import type { Deps } from "../deps";
import { emptySearchColumns } from "../applications/liveApplication";
import { lockApplications } from "../applications/lockApplications";
import { copyClient } from "../leads/clientWords";
import { forgetLeads } from "../leads/desk/forgetLeads";
import { queueForgetting } from "../outbox/forgottenNotices";
import { queueMail } from "../outbox/outbox";
import { queueProviderClosing } from "../quotes/choosing/providerClosing";
import { withdrawPayments } from "../quotes/choosing/withdrawPayments";
import { removeQuotes } from "../quotes/removeQuotes";
import { forgetMessages, forgetThreads } from "../threads/forgetMessages";

type Needs = Pick<Deps, "db" | "clock">;

/**
 * Deletes a consumer: sessions and links die at once, the address is free again, open leads are
 * withdrawn. What an agent paid for stays with that agent, and with nobody else.
 */
export async function deleteConsumerAccount(deps: Needs, userId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const own = () => tx.selectFrom("applications").where("consumer_id", "=", userId);
    const ids = await own().select("id").execute();
    await lockApplications(
      tx,
      ids.map(({ id }) => id),
    );
    const applications = await own()
      .select(["id", "confirmed_at", "deleted_at", "submitted_at"])
      .execute();
    await tx.deleteFrom("live_applications").where("consumer_id", "=", userId).execute();
    // Also of what was paid for: no agent needs to know any more what the client had before, and nobody is reminded.
    await tx
      .updateTable("applications")
      .set({ present_policies: null, policy_ends: null, renewal_look_on: null })
      .where("consumer_id", "=", userId)
      .execute();
    for (const application of applications) {
      // Whoever paid keeps the lead; to the other agents it is deleted.
      if (application.confirmed_at !== null) continue;
      await tx
        .updateTable("applications")
        .set({
          deleted_at: application.deleted_at ?? now,
          updated_at: now,
          draft_answers: "{}",
          ...(application.submitted_at ? { submitted_answers: "{}" } : {}),
          ...emptySearchColumns,
        })
        .where("id", "=", application.id)
        .execute();
      await withdrawPayments(tx, { applicationId: application.id }, now);
    }
    await forgetConsents(tx, { consumer_id: userId });
    const applicationIds = applications.map(({ id }) => id);
    const news = applicationIds.map((applicationId) => ({ applicationId, afterId: 0 }));
    await queueForgetting(tx, now, ...news);
    await forgetRequests(tx, applicationIds);
    await forgetLosses(tx, applicationIds);
    // Nobody is left to read who opened these applications.
    await tx.deleteFrom("lead_openings").where(isOneOf("application_id", applicationIds)).execute();
    await forgetThreads(tx, userId);
    await closeAccount(tx, deps, userId);
    await copyClient(tx, userId);
    await forgetLeads(tx, applicationIds);
    await eraseWhatNobodyReads(tx, applicationIds);
  });
}

const ofAgentAlone = [
  "unlocked_clients",
  "agent_carriers",
  "agent_zips",
  "cover_templates",
  "agent_leads",
  "lead_losses",
] as const;

/**
 * Deletes an agent: their quotes are taken back and their carriers are free. Where a consumer had
 * chosen them and the fee was not paid, the application opens again and the consumer is mailed.
 */
export async function deleteAgentAccount(deps: Needs, userId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const applications = await applicationsOfAgentForUpdate(tx, userId);
    const won = applications.filter(({ winnerId }) => winnerId === userId);
    const paid = won.flatMap(({ id, confirmedAt }) => (confirmedAt === null ? [] : [id]));
    for (const application of won) {
      if (application.confirmedAt !== null || application.deletedAt !== null) continue;
      await reopenApplication(tx, application, now);
      const { id, consumerId, version } = application;
      await queueMail(tx, {
        userId: consumerId,
        content: { template: "application-reopened" },
        dedupeKey: `reopened:${id}:${version}`,
        now,
      });
    }
    await removeQuotes(tx, userId, now);
    await withdrawPayments(tx, { agentId: userId }, now);
    for (const table of ofAgentAlone) {
      await tx.deleteFrom(table).where("agent_id", "=", userId).execute();
    }
    await forgetWords(tx, userId);
    await forgetMessages(tx, userId);
    await forgetConsents(tx, { agent_id: userId });
    await tx
      .updateTable("fee_returns")
      .set({ words: "", answer: "" })
      .where("agent_id", "=", userId)
      .execute();
    const { provider_customer_id: customerId } = await tx
      .selectFrom("agents")
      .select("provider_customer_id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (customerId) await queueProviderClosing(tx, { customerId, now });
    await closeAccount(tx, deps, userId);
    await eraseWhatNobodyReads(tx, paid);
  });
}

/**
 * The applications that an agent won or quotes, locked.
 * Whoever of a client and their agent goes second waits here for the other, and then knows to be the second.
 */
async function applicationsOfAgentForUpdate(tx: Tx, agentId: number) {
  const won = await tx
    .selectFrom("applications")
    .select("id")
    .where("winner_id", "=", agentId)
    .execute();
  const quoted = await tx
    .selectFrom("quotes")
    .select("application_id as id")
    .where("agent_id", "=", agentId)
    .where("removed_at", "is", null)
    .execute();
  const ids = [...won, ...quoted].map(({ id }) => id);
  await lockApplications(tx, ids);
  return tx
    .selectFrom("applications")
    .select([
      "id",
      "consumer_id as consumerId",
      "winner_id as winnerId",
      "accepted_quote_id as acceptedQuoteId",
      "confirmed_at as confirmedAt",
      "deleted_at as deletedAt",
      "version",
    ])
    .where(isOneOf("id", ids))
    .orderBy("id")
    .execute();
}

/** Empties what an agent wrote to clients, but for the quotes that were chosen and paid for. */
async function forgetWords(tx: Tx, agentId: number): Promise<void> {
  await tx
    .updateTable("quotes")
    .set({ message: null })
    .where("agent_id", "=", agentId)
    .where("removed_at", "is not", null)
    .execute();
}

/** Empties the words of consents, which name the agent; that they were given, and when, stays. */
async function forgetConsents(
  tx: Tx,
  whose: { consumer_id: number } | { agent_id: number },
): Promise<void> {
  await tx
    .updateTable("consents")
    .set({ text: "" })
    .where((eb) => eb.and(whose))
    .execute();
}

/** Nobody won what was never paid for, and so nobody lost it. */
async function forgetLosses(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("lead_losses")
    .using("applications")
    .whereRef("applications.id", "=", "lead_losses.application_id")
    .where(isOneOf("lead_losses.application_id", applicationIds))
    .where("applications.confirmed_at", "is", null)
    .execute();
}

/** Empties what was written about a client where the fee for them was asked back. */
async function forgetRequests(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await tx
    .updateTable("fee_returns")
    .from("payments")
    .set({ words: "", answer: "" })
    .whereRef("payments.application_id", "=", "fee_returns.application_id")
    .whereRef("payments.id", "=", "fee_returns.payment_id")
    .where(isOneOf("payments.application_id", applicationIds))
    .execute();
}

/** Erases the answers of paid leads whose client and whose agent are both gone. */
async function eraseWhatNobodyReads(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ draft_answers: "{}", submitted_answers: "{}", ...emptySearchColumns })
    .where(isOneOf("id", applicationIds))
    .where("confirmed_at", "is not", null)
    .where(({ and, exists, selectFrom }) =>
      and(
        (["consumer_id", "winner_id"] as const).map((whose) =>
          exists(
            selectFrom("users")
              .select("users.id")
              .whereRef("users.id", "=", `applications.${whose}`)
              .where("users.deleted_at", "is not", null),
          ),
        ),
      ),
    )
    .execute();
}
