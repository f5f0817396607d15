import { utcDay } from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import {
  beginApplication,
  liveApplicationForUpdate,
  toldOf,
  versionWithoutApplication,
} from "../applications/liveApplication";
import { checkedPolicies } from "../applications/presentPolicies";
import { renewalColumns } from "../applications/renewal";
import { lockAccountInTurn } from "../database";
import type { Deps } from "../deps";
import { conflict } from "../server/errors";

/**
 * Keeps the policies that a consumer has today with their application, in place of those before; where
 * there is no application, an empty one begins. Answers, version and what agents quote on stay as they are.
 *
 * @throws 422 with the codes of the fields; 409 `already-accepted` once a quote was chosen.
 */
export async function savePresentPolicies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
  sent: OwnPolicies,
): Promise<OwnPolicies | null> {
  const policies = checkedPolicies(sent);
  const now = clock.now();
  const present_policies = policies && JSON.stringify(policies);
  await db.transaction(async (tx) => {
    await lockAccountInTurn(tx, consumerId);
    const current = await liveApplicationForUpdate(tx, consumerId);
    if (current?.acceptedQuoteId) throw conflict("already-accepted");
    if (!current && !policies) return;
    const draft = { types: current?.draftTypes ?? [], answers: current?.draftAnswers ?? {} };
    const changes = {
      present_policies,
      ...renewalColumns({ ...draft, policies }, toldOf(current), utcDay(now)),
    };
    if (current) {
      await tx.updateTable("applications").set(changes).where("id", "=", current.id).execute();
      return;
    }
    await beginApplication(tx, {
      ...changes,
      consumer_id: consumerId,
      created_at: now,
      updated_at: now,
      version: await versionWithoutApplication(tx, consumerId),
      draft_types: draft.types,
      draft_answers: JSON.stringify(draft.answers),
    });
  });
  return policies;
}
