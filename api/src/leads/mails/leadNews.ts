import type { NotificationDetails } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import { asInsuranceTypes } from "../../reference/insuranceTypes";

/** What agents hear of a new lead beside the client's first name: the city, and what is asked for. */
export async function leadNewsOf(
  queries: Queries,
  applicationId: number,
): Promise<NonNullable<NotificationDetails["lead"]>> {
  const lead = await queries
    .selectFrom("applications")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select(["consumers.city", "applications.submitted_types as types"])
    .where("applications.id", "=", applicationId)
    .executeTakeFirst();
  return { city: lead?.city ?? "", types: asInsuranceTypes(lead?.types ?? []) };
}
