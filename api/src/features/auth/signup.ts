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
  accountType,
  sentGender,
  sentMaritalStatus,
  type AgentSignupBody,
  type CheckSignupBody,
  type ConsumerSignupBody,
} from "@quotehaven/contract/wire";
import { addAccount } from "../../accounts/addAccount";
import { freeAddress, isEmailTaken } from "../../accounts/addresses";
import { checkNewPassword } from "../../accounts/passwordRules";
import { readDraftForm, storedDraft } from "../../applications/draftForm";
import {
  violatedConstraint,
  type NewRow,
  type Queries,
  type StoredAnswer,
  type StoredAnswers,
  type Tx,
} from "../../database";
import { beginApplication } from "../../applications/liveApplication";
import type { Deps } from "../../deps";
import { conflict, invalid, Refusal, refuseInvalid } from "../../errors";
import { formFor } from "../../reference/questionnaires";
import { forgetRegistration } from "../../registrations/keptRegistrations";
import { mailVerificationLink } from "./verification";

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

/**
 * Registers an agent. The account can be used once the mailed link was.
 *
 * @throws 422 with the codes of the fields, `common-password`; 409 `duplicate-email`.
 */
export async function registerAgent(
  deps: Deps,
  body: AgentSignupBody,
  language: Language,
): Promise<void> {
  refuseInvalid({ ...body }, agentRegistrationRules);
  checkNewPassword(body.password);
  await register(
    deps,
    {
      type: accountType.encode("agent"),
      email: body.email,
      first_name: body.name.trim(),
      last_name: body.lastname.trim(),
      phone: maskPhone(body.phone),
      language,
    },
    body.password,
    async (tx, userId) => {
      await tx.insertInto("agents").values({ user_id: userId }).execute();
    },
  );
}

/**
 * Registers a consumer with a first, saved application. The account can be used once the mailed
 * link was.
 *
 * @throws 422 with the codes of the fields, `common-password`, `zip-code`,
 * `insurance-company-not-found`, `invalid-answer`; 409 `duplicate-email`.
 */
export async function registerConsumer(
  deps: Deps,
  body: ConsumerSignupBody,
  language: Language,
): Promise<void> {
  const now = deps.clock.now();
  refuseInvalid({ ...body }, consumerRegistrationRules(now));
  checkNewPassword(body.password);
  const answers: StoredAnswers = { [body.insuranceTypeId]: firstAnswers(body, now) };
  const profile = await consumerRow(deps, body);

  await register(
    deps,
    {
      type: accountType.encode("consumer"),
      email: body.email,
      first_name: body.firstName.trim(),
      last_name: body.lastName.trim(),
      phone: maskPhone(body.phoneNumber),
      email_notifications: body.emailNotification,
      language,
    },
    body.password,
    async (tx, userId) => {
      await tx
        .insertInto("consumers")
        .values({ user_id: userId, ...profile })
        .execute();
      await beginApplication(tx, {
        consumer_id: userId,
        created_at: now,
        updated_at: now,
        draft_types: [body.insuranceTypeId],
        draft_answers: JSON.stringify(answers),
      });
      if (body.continued !== undefined) await forgetRegistration(tx, body.continued);
    },
  );
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
): Promise<Omit<NewRow<"consumers">, "user_id">> {
  const zipId = body.zipCodes[0]?.id ?? 0;
  if (!(await isZipCode(db.query, zipId))) throw invalid("zip-code");
  const carrierId = body.currentInsuranceCompany;
  if (carrierId !== null) {
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

/**
 * An account with the same address that was never verified gives way, and its links are dead. However
 * many come at once: the last one stays, and the address is mailed at most once a minute.
 */
async function register(
  deps: Deps,
  user: Omit<NewRow<"users">, "created_at" | "password_hash"> & { email: string },
  password: string,
  addDetails: (tx: Tx, userId: number) => Promise<void>,
): Promise<void> {
  const { db, clock, passwords } = deps;
  const now = clock.now();
  // Hashed in any case: whether the address is known must not show in the time it takes.
  const passwordHash = await passwords.hash(password);
  if (await isEmailTaken(db.query, user.email)) throw conflict("duplicate-email");
  try {
    await db.transaction(async (tx) => {
      const mailedAt = await freeAddress(tx, user.email);
      const id = await addAccount(tx, { ...user, password_hash: passwordHash, created_at: now });
      await addDetails(tx, id);
      await mailVerificationLink(tx, deps, { id, email: user.email, mailedAt });
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_one_per_email") throw conflict("duplicate-email");
    throw error;
  }
}
