import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps";
import { currentUser } from "../../http/currentUser";
import type { Actor } from "../../operator/recordAct";

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
