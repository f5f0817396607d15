import { insuranceTypeIds, isFormFilled, utcDay } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import {
  maritalStatus,
  type ApplicationBody,
  type ApplicationReply,
  type RevertQuery,
} from "@quotehaven/contract/wire";
import { formWithAnswers } from "../applications/answers/answeredForms";
import { toSentAnswers } from "../applications/answers/storedAnswers";
import { readDraftForm, storedDraft, type DraftForm } from "../applications/draftForm";
import {
  applicationColumns,
  draftAsSubmitted,
  beginApplication,
  endApplication,
  liveApplication,
  liveApplicationForUpdate,
  mayAskAgain,
  renewalOf,
  versionWithoutApplication,
  type Application,
} from "../applications/liveApplication";
import { submittedForms } from "../applications/needOf";
import { lockAccountInTurn, type Queries, type StoredAnswers, type Tx } from "../database";
import type { Deps } from "../deps";
import { badRequest, conflict, invalid, notFound } from "../server/errors";
import { forgetLeads } from "../leads/desk/forgetLeads";
import { writeDesk } from "../leads/desk/writeDesk";
import { clientColumns } from "../leads/clientWords";
import { factColumns } from "../leads/leadFacts";
import { noOpenings, openingsOf } from "../leads/noteOpening";
import { notifyAll, queueLeadSubmitted, queueMail } from "../outbox/outbox";
import { asInsuranceTypes } from "../reference/insuranceTypes";
import { catalogueFor, formFor } from "../reference/questionnaires";
import { dropThreadNewsOf } from "../threads/dropThreadNews";
import { withdrawUnwritten } from "./withdrawUnwritten";

/** Who asks, and in which language. */
type Consumer = { id: number; language: Language };

/** The consumer's application: all three questionnaires with answers, prefilled from the profile. */
export async function readApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: Consumer,
): Promise<ApplicationReply> {
  const profile = await profileOf(db.query, consumer.id);
  const row = await liveApplication(db.query, consumer.id);
  const version = row?.version ?? (await versionWithoutApplication(db.query, consumer.id));
  const found = await reply(db.query, row, profile, consumer.language, { version });
  if (!row || !mayAskAgain(row, clock.now())) return found;
  return { ...found, meta: { ...found.meta, mayAskAgain: true } };
}

/**
 * Saves the consumer's answers, and with `submit` shows them to agents.
 *
 * The body replaces the whole set: a type it does not list is dropped. A resubmission (`force`)
 * swaps what agents see and asks the agents who quoted to update; a quote whose carrier does not
 * write what is asked for now is withdrawn.
 *
 * @throws 409 `already-accepted` once a quote was chosen, `application-changed` when `version`
 * is not the current one, `already-submitted` for a submission repeated without `force`;
 * 422 `invalid-answer`, `no-insurance-type`, or `not-all-filled`; 429. Nothing is changed then.
 */
export async function saveApplication(
  { db, clock, rateLimiter }: Pick<Deps, "db" | "clock" | "rateLimiter">,
  consumer: Consumer,
  body: ApplicationBody,
): Promise<ApplicationReply> {
  if (!body.submit) return saveIn({ db, clock }, consumer, body, () => {});
  return rateLimiter.onResult("submissionByUser", String(consumer.id), (spend) =>
    saveIn({ db, clock }, consumer, body, spend),
  );
}

/** Saves in one transaction; a submission counts (`spend`) once everything was checked. */
function saveIn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: Consumer,
  body: ApplicationBody,
  spend: () => void,
): Promise<ApplicationReply> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockAccountInTurn(tx, consumer.id);
    const profile = await profileOf(tx, consumer.id);
    const current = await liveApplicationForUpdate(tx, consumer.id);
    if (current?.acceptedQuoteId) throw conflict("already-accepted");
    const version = current?.version ?? (await versionWithoutApplication(tx, consumer.id));
    if (body.version !== undefined && body.version !== version) {
      throw conflict("application-changed");
    }
    if (body.submit && current?.submittedAt && !body.force) throw conflict("already-submitted");

    const draft = readDraft(body, profile, now);
    if (body.submit) {
      checkComplete(draft);
      spend();
    }

    const submittedBy = body.submit ? profile : null;
    const saved = await save(tx, consumer.id, current, { draft, submittedBy, version, now });
    const wasSubmitted = Boolean(current?.submittedAt);
    if (submittedBy) {
      const { firstName } = profile;
      await tellOfSubmission(tx, saved, {
        ...{ consumerId: consumer.id, firstName, isResubmission: wasSubmitted },
        now,
      });
    }
    return reply(tx, saved, profile, consumer.language, { isNew: !wasSubmitted });
  });
}

/**
 * Takes back what was saved since the submission: the application is again what agents see, and
 * locked.
 *
 * @throws 404 when nothing was submitted; 409 `already-accepted` once a quote was chosen,
 * `application-changed` when `version` is not the current one.
 */
export async function revertApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: Consumer,
  { version }: RevertQuery,
): Promise<ApplicationReply> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const profile = await profileOf(tx, consumer.id);
    const current = await liveApplicationForUpdate(tx, consumer.id);
    if (!current?.submittedAt) throw notFound();
    if (current.acceptedQuoteId) throw conflict("already-accepted");
    if (version !== undefined && version !== current.version) throw conflict("application-changed");
    const row = await tx
      .updateTable("applications")
      .set({
        ...draftAsSubmitted(current, utcDay(now)),
        version: current.version + 1,
        updated_at: now,
      })
      .where("id", "=", current.id)
      .returning(applicationColumns)
      .executeTakeFirstOrThrow();
    return reply(tx, row, profile, consumer.language);
  });
}

/**
 * Takes the application away for good: quotes on it close, and the consumer may begin a new one.
 *
 * @throws 400 without `force`; 404 when there is none; 409 `already-accepted` once a quote was chosen.
 */
export async function deleteApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  force: boolean,
): Promise<void> {
  if (!force) throw badRequest("force-required");
  await db.transaction(async (tx) => {
    const current = await liveApplicationForUpdate(tx, consumerId);
    if (!current) throw notFound();
    if (current.acceptedQuoteId) throw conflict("already-accepted");
    await endApplication(tx, current.id, clock.now());
    await dropThreadNewsOf(tx, current.id);
    await forgetLeads(tx, [current.id]);
  });
}

type Profile = Awaited<ReturnType<typeof profileOf>>;

async function profileOf(queries: Queries, consumerId: number) {
  const row = await queries
    .selectFrom("consumers")
    .innerJoin("users", "users.id", "consumers.user_id")
    .select([
      "users.first_name as firstName",
      "users.last_name as lastName",
      "consumers.city",
      "consumers.date_of_birth as dateOfBirth",
      "consumers.zip_id as zipId",
      "consumers.rents",
      "consumers.state",
      "consumers.marital_status as maritalStatus",
      "consumers.partner_date_of_birth as partnerDateOfBirth",
    ])
    .where("consumers.user_id", "=", consumerId)
    .executeTakeFirstOrThrow(() => notFound());
  const { firstName, lastName, city, dateOfBirth, zipId, ...rest } = row;
  const prefill = { ...rest, maritalStatus: maritalStatus.decode(row.maritalStatus) };
  return { firstName, lastName, city, state: row.state, dateOfBirth, zipId, prefill };
}

function readDraft(body: ApplicationBody, { dateOfBirth }: Profile, now: Date): DraftForm[] {
  const types = body.answers.map(({ insuranceTypeId }) => insuranceTypeId);
  if (new Set(types).size !== types.length) throw invalid("invalid-answer");
  return insuranceTypeIds
    .flatMap((type) => body.answers.filter(({ insuranceTypeId }) => insuranceTypeId === type))
    .map(({ insuranceTypeId, answers }) => {
      const form = formFor(insuranceTypeId);
      if (!form) throw invalid("invalid-answer");
      return readDraftForm(form, answers, { dateOfBirth }, now);
    });
}

function checkComplete(draft: readonly DraftForm[]): void {
  if (draft.length === 0) throw invalid("no-insurance-type");
  if (!draft.every(({ form, values, umbrella }) => isFormFilled(form, values, { umbrella }))) {
    throw invalid("not-all-filled");
  }
}

/** Keeps a draft, and of a submission what agents see, all at once. */
async function save(
  tx: Tx,
  consumerId: number,
  current: Application | undefined,
  saved: {
    draft: readonly DraftForm[];
    submittedBy: Profile | null;
    /** The version before. */
    version: number;
    now: Date;
  },
): Promise<Application> {
  const { draft, submittedBy, now } = saved;
  const stored: StoredAnswers = Object.fromEntries(
    draft.map((one) => [one.form.insuranceTypeId, storedDraft(one)]),
  );
  const types = draft.map(({ form }) => form.insuranceTypeId);
  const answers = JSON.stringify(stored);
  const version = saved.version + 1;
  const changes = {
    draft_types: types,
    draft_answers: answers,
    ...renewalOf(current, { types, answers: stored }, utcDay(now)),
    updated_at: now,
    version,
    // A draft newer than what agents see: the consumer is editing.
    unlocked: submittedBy === null && Boolean(current?.submittedAt),
    ...(submittedBy && {
      submitted_at: now,
      submitted_version: version,
      submitted_types: types,
      submitted_answers: answers,
      zip_id: submittedBy.zipId,
      ...clientColumns(submittedBy),
      ...factColumns(
        { submittedTypes: types, submittedAnswers: stored },
        submittedBy.dateOfBirth,
        now,
      ),
    }),
  };
  if (!current) {
    return beginApplication(tx, { ...changes, consumer_id: consumerId, created_at: now });
  }
  return tx
    .updateTable("applications")
    .set(changes)
    .where("id", "=", current.id)
    .returning(applicationColumns)
    .executeTakeFirstOrThrow();
}

async function tellOfSubmission(
  tx: Tx,
  row: Application,
  {
    consumerId,
    firstName,
    isResubmission,
    now,
  }: { consumerId: number; firstName: string; isResubmission: boolean; now: Date },
): Promise<void> {
  if (isResubmission) {
    await withdrawUnwritten(tx, row, firstName, now);
    await askForUpdates(tx, row, firstName, now);
    await writeDesk(tx, [row.id]);
  }
  await queueLeadSubmitted(tx, { applicationId: row.id, now });
  // Whoever submits again hears of it by the agents who update their quotes.
  if (isResubmission) return;
  await queueMail(tx, {
    userId: consumerId,
    content: { template: "application-submitted", applicationId: row.id },
    dedupeKey: `application-submitted:${row.id}`,
    now,
  });
}

/**
 * The quotes stay, to be updated; until then none of them can be chosen. An agent whom an earlier
 * submission asked, and who has not answered yet, is not asked again.
 */
async function askForUpdates(tx: Tx, lead: Application, firstName: string, now: Date) {
  const quotes = await tx
    .updateTable("quotes")
    .set({ needs_update: true })
    .where("application_id", "=", lead.id)
    .where("removed_at", "is", null)
    .where("needs_update", "=", false)
    .returning("agent_id as agentId")
    .execute();
  await notifyAll(tx, [...new Set(quotes.map(({ agentId }) => agentId))], {
    kind: "changeRequested",
    firstName,
    applicationId: lead.id,
    eventKey: `lead:${lead.id}:changed:${lead.version}`,
    now,
  });
}

async function reply(
  queries: Queries,
  row: Application | undefined,
  profile: Profile,
  language: Language,
  { isNew = false, version = row?.version ?? 0 } = {},
): Promise<ApplicationReply> {
  return {
    forms: catalogueFor(language).map((form) =>
      formWithAnswers(form, row?.draftAnswers[form.insuranceTypeId] ?? [], profile.prefill),
    ),
    meta: {
      types: asInsuranceTypes(row?.draftTypes ?? []),
      isLocked: row !== undefined && row.submittedAt !== null && !row.isUnlocked,
      submittedAt: row?.submittedAt?.toISOString() ?? null,
      acceptedQuoteId: row?.acceptedQuoteId ?? null,
      version,
      savedAt: row?.savedAt.toISOString() ?? null,
    },
    ...(row?.presentPolicies && { present: row.presentPolicies }),
    ...(row?.submittedAt && {
      submitted: answersAgentsSee(row),
      // What was submitted just now nobody has opened.
      openings: isNew ? noOpenings : await openingsOf(queries, row.id),
    }),
  };
}

function answersAgentsSee(row: Application) {
  return submittedForms(row).map(({ form, stored }) => ({
    insuranceTypeId: form.insuranceTypeId,
    answers: toSentAnswers(form, stored),
  }));
}
