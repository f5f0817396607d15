import {
  AgenciesQuery,
  AgenciesReply,
  DoneReply,
  SmallIdParams,
  ReasonBody,
} from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import { isOneOf, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { sent } from "../../server/input/sent";
import { recordAct } from "../operators/recordAct";
import { reasoned, type Reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";

/** Agencies: found by name, paused and resumed. */
export async function agenciesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const act = { params: SmallIdParams, body: ReasonBody, response: replies(DoneReply) };

  app.get(
    "/operations/agencies",
    { config, schema: { querystring: AgenciesQuery, response: replies(AgenciesReply) } },
    async ({ query: { page, search = "" } }) => {
      const { rows, count } = await paged(agenciesLike(deps.db.query, search.trim()), page);
      const liveQuotes = await liveQuotesOf(
        deps.db.query,
        rows.map(({ agentId }) => agentId),
      );
      const data = rows.map(({ firstName, lastName, ...agency }) => ({
        ...sent(agency),
        agentName: `${firstName} ${lastName}`.trim(),
        liveQuotes: liveQuotes.get(agency.agentId) ?? 0,
      }));
      return { data, count };
    },
  );

  app.post("/operations/agencies/:id/pause", { config, schema: act }, async (request) => {
    await setStopped(deps, request.params.id, await reasoned(deps, request), true);
    return { message: "Done." };
  });

  app.post("/operations/agencies/:id/resume", { config, schema: act }, async (request) => {
    await setStopped(deps, request.params.id, await reasoned(deps, request), false);
    return { message: "Done." };
  });
}

function agenciesLike(queries: Queries, search: string) {
  const words = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select([
      "users.id as agentId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "agents.license_state as state",
      sql<boolean>`agents.license_check is not distinct from 'checked'`.as("isLicenseChecked"),
      "users.created_at as joinedAt",
      "agents.stopped_at as stoppedAt",
      "agents.stopped_words as stoppedWords",
    ])
    .where((where) =>
      where.or([
        where("agents.agency_name", "ilike", words),
        where(sql<string>`users.first_name || ' ' || users.last_name`, "ilike", words),
      ]),
    )
    .orderBy(sql`agents.stopped_at is null`)
    .orderBy("agents.agency_name")
    .orderBy("users.id");
}

/** How many quotes agents have standing, by their numbers. */
async function liveQuotesOf(
  queries: Queries,
  agentIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom("quotes")
    .select(({ fn }) => ["agent_id as id", fn.countAll<string>().as("count")])
    .where(isOneOf("agent_id", agentIds))
    .where("removed_at", "is", null)
    .groupBy("agent_id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

async function setStopped(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  { actor, why }: Reasoned,
  isStopped: boolean,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("agents")
      .set({ stopped_at: isStopped ? now : null, stopped_words: isStopped ? why : "" })
      .where("user_id", "=", agentId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound();
    const act = isStopped ? "agency-pause" : "agency-resume";
    await recordAct(tx, actor, { act, agent_id: agentId, why, now });
  });
}
