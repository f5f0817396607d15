import { writtenLicense } from "../../accounts/profiles/writtenLicense";
import type { Queries } from "../../database";
import { quoteColumns, quoteNumber } from "../../leads/quoteColumns";

/** However often agents take quotes back, no more of them are in the way of those that can be chosen. */
const MOST_REMOVED = 50;

/**
 * The quotes a consumer still sees, with the carrier's name and who gave them; of the removed ones the
 * newest. Those of before come up once these are closed.
 */
export async function quotesOn(queries: Queries, applicationId: number) {
  return queries
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .innerJoin("users as giver", "giver.id", "quotes.agent_id")
    .leftJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "quotes.application_id")
        .onRef("threads.quote_id", "=", "quotes.id"),
    )
    .leftJoin("agents as agency", "agency.user_id", "quotes.agent_id")
    .leftJoin("consumers as client", "client.user_id", "applications.consumer_id")
    .leftJoin("agent_license_states as further", (join) =>
      join
        .onRef("further.agent_id", "=", "quotes.agent_id")
        .onRef("further.state", "=", "client.state"),
    )
    .select([
      ...quoteColumns,
      "quotes.application_id as applicationId",
      quoteNumber.as("number"),
      "quotes.version",
      "quotes.unwritten_types as unwrittenTypes",
      "quotes.removed_at as removedAt",
      "threads.unread_by_consumer as unreadMessages",
      "applications.confirmed_at as confirmedAt",
      "applications.contact_due_at as contactDueAt",
      "giver.deleted_at as goneAt",
      "giver.first_name as firstName",
      "giver.last_name as lastName",
      "giver.phone",
      "giver.email",
      "agency.agency_name as agencyName",
      writtenLicense("agency").as("licenseNumber"),
      "agency.license_state as licenseState",
      "agency.license_check as licenseCheck",
      "agency.license_check_at as licenseCheckAt",
      "client.state as clientState",
      "further.license_check as furtherCheck",
      "further.license_check_at as furtherCheckAt",
    ])
    .where("quotes.application_id", "=", applicationId)
    .where("quotes.dismissed_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("quotes.removed_at", "is", null),
        eb("quotes.id", "in", newestRemoved(queries, applicationId)),
      ]),
    )
    .orderBy("quotes.id")
    .execute();
}

const newestRemoved = (queries: Queries, applicationId: number) =>
  queries
    .selectFrom("quotes as removed")
    .select("removed.id")
    .where("removed.application_id", "=", applicationId)
    .where("removed.dismissed_at", "is", null)
    .where("removed.removed_at", "is not", null)
    .orderBy("removed.removed_at", "desc")
    .orderBy("removed.id", "desc")
    .limit(MOST_REMOVED);

/** What the consumer agreed to by the last choice on an application, taken back or not. */
export async function newestConsent(queries: Queries, applicationId: number) {
  return queries
    .selectFrom("consents")
    .innerJoin("carriers", "carriers.id", "consents.carrier_id")
    .select([
      "consents.quote_id as quoteId",
      "carriers.name as carrierName",
      "consents.text",
      "consents.text_version as textVersion",
      "consents.given_at as givenAt",
      "consents.withdrawn_at as withdrawnAt",
      "consents.fee_returned as isFeeReturned",
    ])
    .where("consents.application_id", "=", applicationId)
    .orderBy("consents.id", "desc")
    .executeTakeFirst();
}
