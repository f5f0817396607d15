import type { MessageReport } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import { isOneOf, type Queries } from "../../database";
import { sent } from "../../server/input/sent";
import type { ActsAbout } from "../operators/operatorAct";

/** How many messages of a thread are read with a reported one, itself included. */
const AROUND = 11;

/** Reports with the thread that each is about, and its agent. */
export function reports(queries: Queries) {
  return queries
    .selectFrom("message_reports")
    .innerJoin("thread_messages", (join) =>
      join
        .onRef("thread_messages.application_id", "=", "message_reports.application_id")
        .onRef("thread_messages.quote_id", "=", "message_reports.quote_id")
        .onRef("thread_messages.id", "=", "message_reports.message_id"),
    )
    .innerJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "message_reports.application_id")
        .onRef("threads.quote_id", "=", "message_reports.quote_id"),
    )
    .innerJoin("users as agent", "agent.id", "threads.agent_id")
    .leftJoin("agents as agency", "agency.user_id", "threads.agent_id")
    .select([
      "message_reports.id",
      "message_reports.reason",
      "message_reports.note",
      "message_reports.reported_at as reportedAt",
      "message_reports.application_id as leadId",
      "message_reports.quote_id as quoteId",
      "message_reports.message_id as messageId",
      "message_reports.message_text as text",
      "message_reports.decision",
      "message_reports.decided_at as decidedAt",
      "thread_messages.sent_at as sentAt",
      "thread_messages.author_id as authorId",
      "threads.consumer_id as consumerId",
      "threads.agent_id as agentId",
      "threads.ended_at as endedAt",
      "agent.first_name as firstName",
      "agent.last_name as lastName",
      "agency.agency_name as agency",
    ]);
}

/** The reports that nobody has decided. */
export const openReports = (queries: Queries) =>
  reports(queries).where("message_reports.decided_at", "is", null);

type Report = Awaited<ReturnType<ReturnType<typeof reports>["execute"]>>[number];

/** Reports with what was written around the message, who wrote it, and what was decided. */
export async function withThreads(
  queries: Queries,
  found: readonly Report[],
  acts: ActsAbout,
): Promise<MessageReport[]> {
  const messages = await messagesAround(queries, found);
  return found.map((report) => {
    const {
      quoteId,
      authorId,
      consumerId,
      agentId,
      endedAt,
      firstName,
      lastName,
      agency,
      ...rest
    } = report;
    const client = { id: consumerId, kind: "consumer", agentName: null, agency: null } as const;
    const agentName = `${firstName} ${lastName}`.trim();
    const agent = { id: agentId, kind: "agent", agentName, agency } as const;
    const isAgents = authorId === agentId;
    return {
      ...sent(rest),
      reporter: isAgents ? client : agent,
      author: isAgents ? agent : client,
      around: messages
        .filter(({ reportId }) => reportId === report.id)
        .map(({ id, text, sentAt, authorId: by }) => ({
          ...sent({ id, text, sentAt }),
          by: by === agentId ? "agent" : "consumer",
        })),
      isThreadEnded: endedAt !== null,
      acts: acts(report.id),
    };
  });
}

/** The messages of its thread that are nearest to each reported one, in the order of the thread. */
const messagesAround = (queries: Queries, found: readonly Report[]) =>
  queries
    .selectFrom("message_reports")
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("thread_messages")
          .select(["id", "author_id as authorId", "text", "sent_at as sentAt"])
          .whereRef("thread_messages.application_id", "=", "message_reports.application_id")
          .whereRef("thread_messages.quote_id", "=", "message_reports.quote_id")
          .orderBy(sql`abs(thread_messages.id - message_reports.message_id)`)
          .limit(AROUND)
          .as("near"),
      (join) => join.onTrue(),
    )
    .select(["message_reports.id as reportId"])
    .select(["near.id", "near.authorId", "near.text", "near.sentAt"])
    .where(
      isOneOf(
        "message_reports.id",
        found.map(({ id }) => id),
      ),
    )
    .orderBy("near.id")
    .execute();
