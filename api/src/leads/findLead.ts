import type { Queries } from "../database";
import type { Deps } from "../deps";
import { notFound } from "../server/errors";
import { isInServiceArea, knowsLead } from "./leadVisibility";
import { serviceAreaOf } from "../accounts/profiles/serviceArea";

type Needs = Pick<Deps, "db" | "clock" | "rateLimiter">;

/**
 * Finds a lead that the agent may look at: one they quoted, or an open one that lies in their service
 * area, or lay there when they opened it. With `closed` also one that another agent won since, to say so.
 *
 * @throws 400 `profile-incomplete`, unless the agent quoted it; 404 for any other lead, whether
 * there is one or not; 429 after too many of these, so that nobody finds a lead's ZIP code by
 * trying their own.
 */
export async function findLead(
  { db, clock, rateLimiter }: Needs,
  agentId: number,
  leadId: number,
  { closed = false } = {},
) {
  const row = await leadWithClient(db.query, agentId, leadId);
  const lead = row?.submittedAt ? { ...row, submittedAt: row.submittedAt } : undefined;
  const { hasQuoted, hasOpened } = await knowsLead(db.query, agentId, leadId);
  if (lead && hasQuoted) return lead;
  const area = await serviceAreaOf(db.query, agentId, clock.now());
  const isSeen = lead !== undefined && (lead.isOpen || closed);
  if (isSeen && hasOpened) return lead;
  const missLimit = ["leadMissesByAgent", String(agentId)] as const;
  // Once there were too many, what would be found is refused like what would not.
  if ((await rateLimiter.remaining(...missLimit)) <= 0) await rateLimiter.consume(...missLimit);
  if (!isSeen || !(await isInServiceArea(db.query, area, leadId))) {
    await rateLimiter.consume(...missLimit);
    throw notFound();
  }
  return lead;
}

/**
 * A lead with the client's name, address line 1, city, state and births; nothing that reaches them. Whoever
 * paid for a client whose account is gone keeps the name.
 */
async function leadWithClient(queries: Queries, agentId: number, leadId: number) {
  return queries
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .leftJoin("unlocked_clients as paid", (join) =>
      join.onRef("paid.application_id", "=", "applications.id").on("paid.agent_id", "=", agentId),
    )
    .select(({ fn }) => [
      "applications.id",
      "applications.type_mask as typeMask",
      "applications.is_open as isOpen",
      "applications.submitted_at as submittedAt",
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "applications.present_policies as presentPolicies",
      "applications.winner_id as winnerId",
      "applications.confirmed_at as confirmedAt",
      "applications.contact_due_at as contactDueAt",
      fn.coalesce("paid.first_name", "users.first_name").as("firstName"),
      fn.coalesce("paid.last_name", "users.last_name").as("lastName"),
      "consumers.gender",
      "consumers.address1",
      "consumers.city",
      "consumers.state",
      // For the client's time zone; an agent is not told it.
      "zip_codes.code as zipCode",
      "zip_codes.state as zipState",
      "consumers.date_of_birth as dateOfBirth",
      "consumers.marital_status as maritalStatus",
      "consumers.partner_first_name as partnerFirstName",
      "consumers.partner_last_name as partnerLastName",
      "consumers.partner_date_of_birth as partnerDateOfBirth",
    ])
    .where("applications.id", "=", leadId)
    .where("applications.deleted_at", "is", null)
    .where("applications.submitted_at", "is not", null)
    .executeTakeFirst();
}
