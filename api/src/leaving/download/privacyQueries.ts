import type { PrivacyReply } from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import type { Queries } from "../../database";
import { sent } from "../../server/input/sent";
import { asInsuranceTypes } from "../../reference/insuranceTypes";

/** Which agencies opened the consumer's applications, the latest first. */
export async function openingsFor(
  queries: Queries,
  consumerId: number,
): Promise<PrivacyReply["data"]["openings"]> {
  const rows = await queries
    .selectFrom("lead_openings")
    .innerJoin("applications", "applications.id", "lead_openings.application_id")
    .leftJoin("agents", "agents.user_id", "lead_openings.agent_id")
    .select([
      "lead_openings.application_id as applicationId",
      "agents.agency_name as agency",
      "lead_openings.saw",
      "lead_openings.first_at as firstAt",
      "lead_openings.last_at as lastAt",
      "lead_openings.times",
    ])
    .where("applications.consumer_id", "=", consumerId)
    .orderBy("lead_openings.last_at", "desc")
    .execute();
  return rows.map(sent);
}

/** What the consumer agreed to by choosing quotes, the latest first. */
export async function consentsOf(
  queries: Queries,
  consumerId: number,
): Promise<PrivacyReply["data"]["consents"]> {
  const rows = await queries
    .selectFrom("consents")
    .innerJoin("carriers", "carriers.id", "consents.carrier_id")
    .innerJoin("users", "users.id", "consents.agent_id")
    .leftJoin("agents", "agents.user_id", "consents.agent_id")
    .select([
      "consents.application_id as applicationId",
      "consents.quote_id as quoteId",
      "consents.text",
      "consents.text_version as textVersion",
      nameOf("users").as("agent"),
      "agents.agency_name as agency",
      "carriers.name as carrier",
      "consents.prices",
      "consents.given_at as givenAt",
      "consents.withdrawn_at as withdrawnAt",
    ])
    .where("consents.consumer_id", "=", consumerId)
    .orderBy("consents.id", "desc")
    .execute();
  return rows.map((row) => ({ ...sent(row), prices: storedPrices(row.prices) }));
}

/** A person's name; null once the account is gone. */
export function nameOf(table: "users") {
  return sql<
    string | null
  >`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;
}

type Prices = PrivacyReply["data"]["consents"][number]["prices"];

/** As `giveConsent` writes them. */
function storedPrices(stored: object): Prices {
  const { each, bundleMonthly, bundleYearly } = stored as Prices;
  return {
    each: each.filter(({ insuranceTypeId }) => asInsuranceTypes([insuranceTypeId]).length > 0),
    bundleMonthly,
    bundleYearly,
  };
}
