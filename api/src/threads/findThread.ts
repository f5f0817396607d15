import { twoDigits } from "@quotehaven/contract/rules";
import type { ThreadEnd, ThreadPartner } from "@quotehaven/contract/schemas";
import { lockAccountsShared, type Queries, type Tx } from "../database";
import { notFound } from "../server/errors";
import type { Customer } from "../accounts/sessions/access";
import { quoteNumber } from "../leads/quoteColumns";

/** The thread of a quote, as one of the two who take part in it finds it. */
export type FoundThread = Awaited<ReturnType<typeof findThread>>;

/**
 * The thread of a quote for one of the two who take part in it. It is there as long as both see the
 * lead: not after it was withdrawn, and not on a quote that the consumer has closed.
 *
 * @throws 404 for everybody else.
 */
export async function findThread(queries: Queries, reader: Customer, quoteId: number) {
  const row = await threadRow(queries, reader, quoteId);
  const isConsumer = reader.role === "consumer";
  const partnerId = isConsumer ? row.agentId : row.consumerId;
  const isPaid = row.confirmedAt !== null && row.acceptedQuoteId === row.quoteId;
  const { quoteId: id, leadId, carrierName } = row;
  return {
    about: {
      quoteId: id,
      carrierName,
      partner: partnerOf(row, isConsumer),
      ...(isConsumer ? { number: twoDigits(row.number) } : { leadId }),
      masks: !isPaid,
      ended: endOf(row, reader),
    },
    leadId,
    quoteId: id,
    consumerId: row.consumerId,
    agentId: row.agentId,
    partnerId,
    clientName: row.clientName,
    unread: (isConsumer ? row.unreadByConsumer : row.unreadByAgent) ?? 0,
  };
}

type ThreadRow = Awaited<ReturnType<typeof threadRow>>;

async function threadRow(queries: Queries, { id, role }: Customer, quoteId: number) {
  return queries
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .innerJoin("users as agent", "agent.id", "quotes.agent_id")
    .innerJoin("users as client", "client.id", "applications.consumer_id")
    .leftJoin("agents as agency", "agency.user_id", "quotes.agent_id")
    .leftJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "quotes.application_id")
        .onRef("threads.quote_id", "=", "quotes.id"),
    )
    .leftJoin("unlocked_clients as paid", (join) =>
      join
        .onRef("paid.application_id", "=", "applications.id")
        .onRef("paid.agent_id", "=", "quotes.agent_id"),
    )
    .select(({ fn }) => [
      "quotes.id as quoteId",
      quoteNumber.as("number"),
      "quotes.application_id as leadId",
      "quotes.agent_id as agentId",
      "quotes.removed_at as removedAt",
      "applications.consumer_id as consumerId",
      "applications.confirmed_at as confirmedAt",
      "applications.accepted_quote_id as acceptedQuoteId",
      "carriers.name as carrierName",
      "agent.first_name as agentFirstName",
      "agent.last_name as agentLastName",
      "agent.deleted_at as agentGoneAt",
      "agency.agency_name as agencyName",
      // Whoever paid for a client whose account is gone keeps the name.
      fn.coalesce("paid.first_name", "client.first_name").as("clientName"),
      "client.deleted_at as clientGoneAt",
      "threads.ended_by as endedBy",
      "threads.ended_at as endedAt",
      "threads.unread_by_consumer as unreadByConsumer",
      "threads.unread_by_agent as unreadByAgent",
    ])
    .where("quotes.id", "=", quoteId)
    .where("applications.deleted_at", "is", null)
    .$if(role === "consumer", (query) =>
      query.where("applications.consumer_id", "=", id).where("quotes.dismissed_at", "is", null),
    )
    .$if(role === "agent", (query) =>
      query
        .where("quotes.agent_id", "=", id)
        // Another agent has paid for a client whose account is gone: they alone keep the lead.
        .where(({ or, eb }) =>
          or([
            eb("client.deleted_at", "is", null),
            eb("applications.confirmed_at", "is", null),
            eb("applications.winner_id", "=", id),
          ]),
        ),
    )
    .executeTakeFirstOrThrow(() => notFound());
}

function partnerOf(row: ThreadRow, isConsumer: boolean): ThreadPartner {
  if (!isConsumer) return { name: row.clientName };
  return {
    name: `${row.agentFirstName} ${row.agentLastName}`.trim(),
    agency: row.agencyName ?? "",
  };
}

/** Why nothing more can be written; undefined while it is open. */
function endOf(row: ThreadRow, reader: Customer): ThreadEnd | undefined {
  const partnerGoneAt = reader.role === "consumer" ? row.agentGoneAt : row.clientGoneAt;
  if (partnerGoneAt !== null) return "gone";
  if (row.endedAt !== null) {
    if (row.endedBy === null) return "us";
    return row.endedBy === reader.id ? "self" : "other";
  }
  if (row.removedAt !== null) return "removed";
  const isPaidToAnother = row.confirmedAt !== null && row.acceptedQuoteId !== row.quoteId;
  return isPaidToAnother ? "otherChosen" : undefined;
}

/**
 * Locks a thread with its application: neither a choice, a withdrawal nor the end of an account of
 * the two crosses with what is done in it. What hangs on it is read afterwards.
 */
export async function lockThread(
  tx: Tx,
  { leadId, consumerId, agentId }: Pick<FoundThread, "leadId" | "consumerId" | "agentId">,
): Promise<void> {
  await lockAccountsShared(tx, consumerId, agentId);
  await tx.selectFrom("applications").select("id").where("id", "=", leadId).forUpdate().execute();
}
