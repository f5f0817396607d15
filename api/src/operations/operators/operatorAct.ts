import { reasonRules } from "@quotehaven/contract/rules";
import type { OperatorAct } from "@quotehaven/contract/schemas";
import type { FastifyRequest } from "fastify";
import { isOneOf, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { refuseInvalid } from "../../server/errors";
import { currentUser } from "../../accounts/sessions/currentUser";
import { sent } from "../../server/input/sent";
import type { Actor } from "./recordAct";

/** Who acts and why, as the log keeps it. */
export type Reasoned = { actor: Actor; why: string };

/** The operator who calls, as the log names them. */
export async function actorOf(
  { db }: Pick<Deps, "db">,
  request: FastifyRequest,
): Promise<Actor & { operatorId: number }> {
  const { id } = currentUser(request);
  const { email } = await db.query
    .selectFrom("operators")
    .select("email")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  return { operator: email, operatorId: id };
}

/**
 * Who acts and why, for a call that changes something or looks at somebody.
 *
 * @throws 422 without a reason; 429.
 */
export async function reasoned(
  deps: Pick<Deps, "db" | "rateLimiter">,
  request: FastifyRequest<{ Body: { why: string } }>,
): Promise<Reasoned> {
  const why = request.body.why.trim();
  refuseInvalid({ why }, reasonRules);
  const actor = await actorOf(deps, request);
  await deps.rateLimiter.consume("actByOperator", String(actor.operatorId));
  return { actor, why };
}

/** What operators did about each of some things, the earliest first; `acts` narrows it, and so may a license's state. */
export async function actsAbout(
  queries: Queries,
  about: "fee_return_id" | "payment_difference_id" | "report_id" | "agent_id",
  ids: readonly number[],
  acts: readonly OperatorAct[] = [],
) {
  const rows = await queries
    .selectFrom("operator_acts")
    .select(["act", "operator", "why", "acted_at as at"])
    .select([`${about} as about`, "license_state as state"])
    .where(isOneOf(about, ids))
    .$if(acts.length > 0, (all) => all.where("act", "in", acts))
    .orderBy("id")
    .execute();
  return (id: number, state?: string) =>
    rows
      .filter((row) => row.about === id && (state === undefined || row.state === state))
      .map(({ act, operator, why, at }) => sent({ act, operator, why, at }));
}

/** What operators did about something, by its number. */
export type ActsAbout = Awaited<ReturnType<typeof actsAbout>>;
