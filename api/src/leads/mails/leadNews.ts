import type { NotificationDetails } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import { asInsuranceTypes } from "../../reference/insuranceTypes";

/** What agents hear of a new lead beside the client's first name: the city, what is asked for, and how much. */
export async function leadNewsOf(
  queries: Queries,
  applicationId: number,
): Promise<NonNullable<NotificationDetails["lead"]>> {
  const lead = await queries
    .selectFrom("applications")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select(["consumers.city", "applications.submitted_types as types", "applications.needs"])
    .where("applications.id", "=", applicationId)
    .executeTakeFirst();
  const needs = (lead?.needs ?? []).map(({ insuranceTypeId, amount }) => ({
    type: insuranceTypeId,
    amount,
  }));
  return {
    city: lead?.city ?? "",
    types: asInsuranceTypes(lead?.types ?? []),
    ...(needs.length > 0 && { needs }),
  };
}
