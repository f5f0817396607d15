import { headlinesOf, heldCovers } from "@quotehaven/contract/cover";
import { formatMoney, insuranceTypes } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { needOf } from "../../applications/needOf";
import type { Queries } from "../../database";
import { pictureOfNeed, type CoverPicture } from "../../outbox/mail/coverPicture";
import { insuranceTypeNames } from "../../reference/insuranceTypes";

/** What the client of a lead needs, as agents are told. */
export async function needsOfLead(
  queries: Queries,
  leadId: number,
  { language, now }: { language: Language; now: Date },
): Promise<CoverPicture[]> {
  const lead = await queries
    .selectFrom("applications")
    .leftJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .select([
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where("applications.id", "=", leadId)
    .executeTakeFirst();
  if (!lead) return [];
  const needs = needOf(lead, lead.dateOfBirth, now);
  const headlines = headlinesOf(needs);
  const names = insuranceTypeNames(language);
  return heldCovers({}, needs).map((held) => {
    const type = insuranceTypes[held.type];
    const amount = headlines.find(({ insuranceTypeId }) => insuranceTypeId === type)?.amount;
    const title = amount ? `${names[type]}: ${formatMoney(amount)}` : names[type];
    return pictureOfNeed(held, title, language);
  });
}
