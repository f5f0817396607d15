import type { Language } from "@quotehaven/contract/schemas";
import type { NotificationDetails } from "@quotehaven/contract/wire";
import type { Queries } from "../database";
import type { MailValues } from "../mail/mailTexts";
import { asInsuranceTypes, insuranceTypeNames } from "../reference/insuranceTypes";

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

/** {@link leadNewsOf} as the mail's texts take it. */
export async function leadOf(
  queries: Queries,
  applicationId: number,
  language: Language,
): Promise<NonNullable<MailValues["lead"]>> {
  const { city, types } = await leadNewsOf(queries, applicationId);
  const names = insuranceTypeNames(language);
  return {
    city,
    types: new Intl.ListFormat(language, { type: "conjunction" }).format(
      types.map((type) => names[type].toLowerCase()),
    ),
  };
}
