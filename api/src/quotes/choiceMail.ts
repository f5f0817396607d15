import {
  deadlineText,
  ifNobodyCalls,
  stepsAfterChoice,
  toHaveReady,
} from "@quotehaven/contract/choice";
import type { Language } from "@quotehaven/contract/schemas";
import { needOf } from "../applications/needOf";
import type { Queries } from "../database";
import type { MailValues } from "../outbox/mail/MailText";
import { insuranceTypeNames } from "../reference/insuranceTypes";

/** What the mail on a choice says; undefined where the consent was withdrawn, or an account is gone. */
export async function choiceOf(
  queries: Queries,
  consentId: number,
  { language, now }: { language: Language; now: Date },
): Promise<MailValues["choice"]> {
  const row = await standingConsent(queries, consentId);
  if (!row) return undefined;
  const { carrierName: carrier, firstName, lastName, agency } = row;
  const agent = { name: `${firstName} ${lastName}`.trim(), agency };
  const due = row.dueAt === null ? undefined : deadlineText(row.dueAt.toISOString(), language);
  const names = insuranceTypeNames(language);
  return {
    carrierName: carrier,
    consent: row.text,
    steps: stepsAfterChoice({ carrier, agent, due }, language),
    nobodyCalls: due === undefined ? undefined : ifNobodyCalls(language, due),
    toHaveReady: toHaveReady(needOf(row, row.dateOfBirth, now), language).map(
      ({ type, items }) => ({ name: names[type], items }),
    ),
  };
}

function standingConsent(queries: Queries, consentId: number) {
  return queries
    .selectFrom("consents")
    .innerJoin("carriers", "carriers.id", "consents.carrier_id")
    .innerJoin("applications", "applications.id", "consents.application_id")
    .innerJoin("consumers", "consumers.user_id", "consents.consumer_id")
    .innerJoin("users as agent", "agent.id", "consents.agent_id")
    .innerJoin("agents", "agents.user_id", "consents.agent_id")
    .select([
      "consents.text",
      "carriers.name as carrierName",
      "agent.first_name as firstName",
      "agent.last_name as lastName",
      "agents.agency_name as agency",
      "applications.contact_due_at as dueAt",
      "applications.submitted_types as submittedTypes",
      "applications.submitted_answers as submittedAnswers",
      "consumers.date_of_birth as dateOfBirth",
    ])
    .where("consents.id", "=", consentId)
    .where("consents.withdrawn_at", "is", null)
    .where("consents.text", "<>", "")
    .executeTakeFirst();
}
