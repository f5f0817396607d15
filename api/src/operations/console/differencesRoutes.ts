import {
  DoneReply,
  SmallIdParams,
  OperationsQuery,
  PaymentDifferencesReply,
  ReasonBody,
} from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { sent } from "../../server/input/sent";
import { recordAct } from "../operators/recordAct";
import { actsAbout, reasoned, type Reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";

/** How our payments and the card provider's differ, until an operator has dealt with it. */
export async function differencesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const { db } = deps;

  app.get(
    "/operations/differences",
    {
      config,
      schema: { querystring: OperationsQuery, response: replies(PaymentDifferencesReply) },
    },
    async ({ query }) => {
      const found = (query.all ? differences(db.query) : openDifferences(db.query))
        .orderBy("found_at", query.all ? "desc" : "asc")
        .orderBy("payment_differences.id");
      const { rows, count } = await paged(found, query.page);
      const ids = rows.map(({ id }) => id);
      const acts = await actsAbout(db.query, "payment_difference_id", ids);
      return { data: rows.map((row) => ({ ...sent(row), acts: acts(row.id) })), count };
    },
  );

  app.post(
    "/operations/differences/:id/resolve",
    { config, schema: { params: SmallIdParams, body: ReasonBody, response: replies(DoneReply) } },
    async (request) => {
      await resolve(deps, request.params.id, await reasoned(deps, request));
      return { message: "Done." };
    },
  );
}

function differences(queries: Queries) {
  return queries
    .selectFrom("payment_differences")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.application_id", "=", "payment_differences.application_id")
        .onRef("payments.id", "=", "payment_differences.payment_id"),
    )
    .select([
      "payment_differences.id",
      "payment_differences.intent_id as intentId",
      "payments.application_id as leadId",
      "payments.receipt_number as receipt",
      "what",
      "ours",
      "theirs",
      "found_at as foundAt",
      "resolved_at as resolvedAt",
    ]);
}

/** The differences that nobody has dealt with. */
export const openDifferences = (queries: Queries) =>
  differences(queries).where("resolved_at", "is", null);

async function resolve(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: number,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const difference = await tx
      .selectFrom("payment_differences")
      .select("resolved_at as resolvedAt")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound());
    if (difference.resolvedAt !== null) throw conflict("already-decided");
    await tx
      .updateTable("payment_differences")
      .set({ resolved_at: now })
      .where("id", "=", id)
      .execute();
    const act = "difference-resolve";
    await recordAct(tx, actor, { act, payment_difference_id: id, why, now });
  });
}
