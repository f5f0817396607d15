import {
  agentRegistrationRules,
  consumerRegistrationRules,
  hasPartner,
  maskPhone,
  toIsoDate,
  umbrellaQuestionId,
  type ErrorCode,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import {
  customerRoleCodec,
  sentGender,
  sentMaritalStatus,
  type AgentSignupBody,
  type CheckSignupBody,
  type ConsumerSignupBody,
} from "@quotehaven/contract/wire";
import { isEmailTaken, lockAddress } from "./addresses";
import { checkNewPassword } from "../passwords/passwordRules";
import { readDraftForm, storedDraft } from "../../applications/draftForm";
import { checkedPolicies } from "../../applications/presentPolicies";
import type { NewRow, Queries, StoredAnswer, StoredAnswers, WaitingAccount } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid, Refusal, refuseInvalid } from "../../server/errors";
import { formFor } from "../../reference/questionnaires";
import { countRegistrationMail, forgetDraft } from "./keptRegistrations";
import { addRegistration } from "./registrations";
import { queueConfirmation } from "./waitingRegistrations";

/** What a registration would be refused for with this address, password and zip code, each by its code. */
export async function checkSignup(
  { db }: Pick<Deps, "db">,
  { email, password, zipCodes = [] }: Omit<CheckSignupBody, "token">,
): Promise<ErrorCode[]> {
  const codes: ErrorCode[] = [];
  if (await isEmailTaken(db.query, email)) codes.push("duplicate-email");
  try {
    checkNewPassword(password);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    codes.push(...error.codes);
  }
  for (const { id } of zipCodes) if (!(await isZipCode(db.query, id))) codes.push("zip-code");
  return codes;
}

/** Who registers, from where. */
type From = { ip: string; language: Language };

/**
 * Registers an agent. The account is there once the mailed link was used.
 *
 * @throws 422 with the codes of the fields, `common-password`; 409 `duplicate-email`; 429.
 */
export async function registerAgent(deps: Deps, body: AgentSignupBody, from: From): Promise<void> {
  refuseInvalid({ ...body }, agentRegistrationRules);
  checkNewPassword(body.password);
  await register(deps, body, from, {
    type: customerRoleCodec.encode("agent"),
    first_name: body.name.trim(),
    account: {
      lastName: body.lastname.trim(),
      phone: maskPhone(body.phone),
      emailNotifications: true,
    },
  });
}

/**
 * Registers a consumer with a first, saved application. The account is there once the mailed link was used.
 *
 * @throws 422 with the codes of the fields, `common-password`, `zip-code`,
 * `insurance-company-not-found`, `invalid-answer`; 409 `duplicate-email`; 429.
 */
export async function registerConsumer(
  deps: Deps,
  body: ConsumerSignupBody,
  from: From,
): Promise<void> {
  const now = deps.clock.now();
  refuseInvalid({ ...body }, consumerRegistrationRules(now));
  checkNewPassword(body.password);
  const present = body.present ? checkedPolicies(body.present) : null;
  const answers: StoredAnswers = { [body.insuranceTypeId]: firstAnswers(body, now) };
  const profile = await consumerRow(deps, body);
  await register(deps, body, from, {
    type: customerRoleCodec.encode("consumer"),
    first_name: body.firstName.trim(),
    insurance_type: body.insuranceTypeId,
    account: {
      lastName: body.lastName.trim(),
      phone: maskPhone(body.phoneNumber),
      emailNotifications: body.emailNotification,
      consumer: { profile, answers, present },
    },
  });
}

/**
 * The wizard's answers. It never asks about an umbrella: where the estimate would, the question
 * stays open for the application, and only elsewhere it is answered with none.
 */
function firstAnswers(body: ConsumerSignupBody, now: Date): StoredAnswer[] {
  const form = formFor(body.insuranceTypeId);
  if (!form) throw invalid("invalid");
  const sent = body.answers.filter(({ questionId }) => questionId !== umbrellaQuestionId);
  return storedDraft(readDraftForm(form, sent, { dateOfBirth: body.dateOfBirth }, now));
}

async function consumerRow(
  { db }: Pick<Deps, "db">,
  body: ConsumerSignupBody,
): Promise<NonNullable<WaitingAccount["consumer"]>["profile"]> {
  const zipId = body.zipCodes[0]?.id ?? 0;
  if (!(await isZipCode(db.query, zipId))) throw invalid("zip-code");
  const { currentInsuranceCompany: carrierId, hasOtherCarrier = false } = body;
  if (carrierId !== null) {
    if (hasOtherCarrier) throw invalid("invalid");
    const carrier = await db.query
      .selectFrom("carriers")
      .select("id")
      .where("id", "=", carrierId)
      .executeTakeFirst();
    if (!carrier) throw invalid("insurance-company-not-found");
  }
  const isPair = hasPartner(body.maritalStatus);
  return {
    date_of_birth: toIsoDate(body.dateOfBirth) ?? body.dateOfBirth,
    address1: body.address1.trim(),
    address2: body.address2?.trim() || null,
    city: body.city.trim(),
    state: body.state,
    rents: body.rents,
    zip_id: zipId,
    gender: sentGender.encode(body.gender),
    marital_status: sentMaritalStatus.encode(body.maritalStatus),
    partner_first_name: isPair ? (body.partnerFirstName?.trim() ?? null) : null,
    partner_last_name: isPair ? (body.partnerLastName?.trim() ?? null) : null,
    partner_date_of_birth: isPair ? toIsoDate(body.partnerDateOfBirth ?? "") : null,
    current_carrier_id: carrierId,
    has_other_carrier: hasOtherCarrier,
  };
}

async function isZipCode(queries: Queries, id: number): Promise<boolean> {
  const zip = await queries
    .selectFrom("zip_codes")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return zip !== undefined;
}

/** Keeps a registration until the link was used that its address is mailed, beside any others of it. */
async function register(
  deps: Deps,
  { email, password, continued }: Pick<ConsumerSignupBody, "email" | "password" | "continued">,
  { ip, language }: From,
  {
    account,
    ...person
  }: Pick<NewRow<"registrations">, "type" | "first_name" | "insurance_type"> & {
    account: WaitingAccount;
  },
): Promise<void> {
  const { db, clock, config, passwords } = deps;
  // Hashed in any case: whether the address is known must not show in the time it takes.
  const passwordHash = await passwords.hash(password);
  if (await isEmailTaken(db.query, email)) throw conflict("duplicate-email");
  await countRegistrationMail(deps, email, ip);
  await db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (await isEmailTaken(tx, email)) throw conflict("duplicate-email");
    const now = clock.now();
    await addRegistration(tx, config, {
      ...person,
      email,
      language,
      account: JSON.stringify(account),
      password_hash: passwordHash,
      created_at: now,
    });
    if (continued !== undefined) await forgetDraft(tx, continued);
    await queueConfirmation(tx, now, email);
  });
}
