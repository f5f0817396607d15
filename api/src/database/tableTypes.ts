import { join } from "node:path";
import { generate, PostgresDialect } from "kysely-codegen";
import type { Queries } from "./database";

/** The generated file. */
export const tableTypesFile = join(import.meta.dirname, "tables.ts");

/** Where the types come from that {@link columns} names. */
const imports = {
  "./storedAnswers": ["StoredAnswers"],
  "./waitingAccount": ["WaitingAccount"],
  "@quotehaven/contract/cover": ["Covers", "Verdict"],
  "@quotehaven/contract/release": ["FailureKind", "FigureChannel", "Vital"],
  "@quotehaven/contract/rules": [
    "FeeReturnReason",
    "InsuranceTypeId",
    "LeadMailPace",
    "LeadOutcome",
    "LostReason",
    "ReportReason",
  ],
  "@quotehaven/contract/schemas": [
    "KeptRegistration",
    "Language",
    "LicenseFinding",
    "OperatorAct",
    "PaymentDifferenceKind",
    "ReportDecision",
  ],
  "@quotehaven/contract/wire": ["NeededAmount", "NotificationDetails", "OwnPolicies"],
};

/** JSON is read as a value and written as text. */
const json = (type: string) => `JSONColumnType<${type}, string, string>`;
const nullableJson = (type: string) =>
  `JSONColumnType<${type} | null, string | null | undefined, string | null>`;

/** Columns of a narrower type than the schema says. */
const columns = {
  "users.type": "1 | 2 | 3",
  "users.language": "Generated<Language>",
  "agents.license_check": "LicenseFinding | null",
  "agent_license_states.license_check": "LicenseFinding | null",
  "agents.lead_mail": "Generated<LeadMailPace>",
  "tokens.kind": '"verify-email" | "approve-email" | "reset"',
  "registrations.type": "1 | 2",
  "registrations.language": "Language",
  "registrations.insurance_type": "InsuranceTypeId | null",
  "registrations.draft": nullableJson("KeptRegistration"),
  "registrations.account": nullableJson("WaitingAccount"),
  "applications.draft_answers": json("StoredAnswers"),
  "applications.submitted_answers": nullableJson("StoredAnswers"),
  "applications.present_policies": nullableJson("OwnPolicies"),
  "applications.policy_ends": nullableJson("string[]"),
  "applications.needs": nullableJson("NeededAmount[]"),
  "lead_openings.saw": '"part" | "summary" | "contact"',
  "agent_leads.status": 'Generated<"opened" | "quoted" | "lost" | "won" | "completed" | "deleted">',
  "agent_leads.outcome": "Generated<LeadOutcome>",
  "agent_leads.outcome_reason": "LostReason | null",
  "lead_losses.verdict": "Verdict | null",
  "quotes.cover": `Generated<${json("Partial<Covers>")}>`,
  "cover_templates.cover": json("Covers[keyof Covers]"),
  "consents.prices": json("object"),
  "payments.status":
    'Generated<"created" | "pending" | "succeeded" | "canceled" | "refunded" | "disputed" | "charged-back">',
  "payment_differences.what": "PaymentDifferenceKind",
  "message_reports.reason": "ReportReason",
  "message_reports.decision": "ReportDecision | null",
  "fee_returns.reason": "FeeReturnReason",
  "fee_returns.status": 'Generated<"asked" | "returning" | "returned" | "refused">',
  "outbox.kind":
    '"mail" | "feedback-mail" | "registration-mail" | "confirmation-mail" | "lead-submitted" | "provider-closing" | "notices-to-forget"',
  "outbox.payload": json("Record<string, unknown>"),
  "notifications.details": nullableJson("NotificationDetails"),
  "operator_acts.act": "OperatorAct",
  "remote_figures.channel": "FigureChannel",
  "remote_figures.what": '"load" | FailureKind | Vital',
};

/** The text of {@link tableTypesFile} for a database. */
export function tableTypes(db: Queries): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect(),
    outFile: null,
    excludePattern: "kysely_*",
    typeMapping: { date: "string", int8: "number", timestamp: "Date", timestamptz: "Date" },
    customImports: Object.fromEntries(
      Object.entries(imports).flatMap(([module, names]) =>
        names.map((name) => [name, `${module}#${name}`]),
      ),
    ),
    overrides: { columns },
    typeOnlyImports: true,
  });
}
