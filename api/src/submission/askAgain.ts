import { utcDay } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { ApplicationReply } from "@quotehaven/contract/wire";
import {
  beginApplication,
  leaveApplication,
  liveApplicationForUpdate,
  mayAskAgain,
  renewalOf,
  versionWithoutApplication,
} from "../applications/liveApplication";
import { lockAccountInTurn } from "../database";
import type { Deps } from "../deps";
import { conflict, notFound } from "../server/errors";
import { readApplication } from "./application";

/**
 * Begins a new application from the answers of one whose quote was chosen and paid for long ago. The old one
 * stays what it was to the agent who won it, and is no longer the consumer's live one. The policies that they
 * had before that choice are not taken along: they have another one since.
 *
 * @throws 404 without an application; 409 `already-accepted` while {@link mayAskAgain} does not hold.
 */
export async function askAgain(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: { id: number; language: Language },
): Promise<ApplicationReply> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockAccountInTurn(tx, consumer.id);
    const old = await liveApplicationForUpdate(tx, consumer.id);
    if (!old) throw notFound();
    if (!mayAskAgain(old, now)) throw conflict("already-accepted");
    const version = await versionWithoutApplication(tx, consumer.id);
    await leaveApplication(tx, old.id);
    const draft = { types: old.draftTypes, answers: old.draftAnswers };
    await beginApplication(tx, {
      consumer_id: consumer.id,
      created_at: now,
      updated_at: now,
      version: version + 1,
      draft_types: draft.types,
      draft_answers: JSON.stringify(draft.answers),
      ...renewalOf(undefined, draft, utcDay(now)),
    });
  });
  return readApplication({ db, clock }, consumer);
}
