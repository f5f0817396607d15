import { sql } from "kysely";
import type { Queries } from "../database";

const MESSAGE_MEMORY_MS = 180 * 86_400_000;
const ANSWER_MEMORY_MS = 30 * 86_400_000;

/** Deletes messages from "Get in touch" that are older than 180 days. */
export async function forgetOldMessages(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_MEMORY_MS);
  await queries.deleteFrom("feedback").where("created_at", "<", before).execute();
}

/** Deletes what was written to us from the address of an account. */
export async function forgetMessagesFrom(queries: Queries, email: string): Promise<void> {
  await queries
    .deleteFrom("feedback")
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

/**
 * Empties the answers, and the policies with them, of applications that were deleted more than 30 days ago. Dates, types, quotes
 * and payments stay for agents and operators.
 */
export async function forgetAnswersOfDeleted(queries: Queries, now: Date): Promise<void> {
  // As the condition of the index applications_deleted_with_answers.
  await sql`
    update applications
    set draft_answers = '{}', submitted_answers = case when submitted_at is not null then '{}'::jsonb end,
      present_policies = null
    where deleted_at < ${new Date(now.getTime() - ANSWER_MEMORY_MS)}::timestamptz
      and confirmed_at is null
      and (draft_answers <> '{}' or submitted_answers <> '{}' or present_policies is not null)`.execute(
    queries,
  );
}
