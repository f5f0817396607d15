import { sql, type RawBuilder } from "kysely";

/** How a lead stands to an agent who quoted it. */
export type QuotedStatus = "quoted" | "lost" | "won" | "completed" | "deleted";

/**
 * Whether a lead of a query is deleted to an agent: it was withdrawn, or its client's account is gone and
 * another agent has paid.
 *
 * @param lead the name that the query gives to `applications`
 */
export function isDeletedFor(agentId: number, lead = "applications"): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lead}.${name}`);
  return sql<boolean>`(
    ${column("deleted_at")} is not null or (
      ${column("confirmed_at")} is not null and ${column("winner_id")} <> ${agentId}
      and exists (
        select from users where users.id = ${column("consumer_id")} and users.deleted_at is not null
      )
    )
  )`;
}

/** The {@link QuotedStatus} of each `lead` of a query. */
export const quotedStatus = (agentId: number): RawBuilder<QuotedStatus> => sql<QuotedStatus>`case
  when ${isDeletedFor(agentId, "lead")} then 'deleted'
  when lead.winner_id = ${agentId} and lead.confirmed_at is not null then 'completed'
  when lead.winner_id = ${agentId} then 'won'
  when lead.winner_id is not null then 'lost'
  else 'quoted'
end`;
