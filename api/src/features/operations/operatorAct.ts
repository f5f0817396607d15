import { reasonRules } from "@quotehaven/contract/rules";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import { conflict, notFound, refuseInvalid } from "../../errors";
import { OperatorRefusal } from "../../operator/OperatorRefusal";
import type { Actor } from "../../operator/recordAct";
import { actorOf } from "./actorOf";

/** Who acts and why, as the log keeps it. */
export type Reasoned = { actor: Actor; why: string };

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

/** Does what the command line does, too, and says its refusals by their codes. */
export async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error;
    throw error.code === "not-found" ? notFound() : conflict(error.code);
  }
}
