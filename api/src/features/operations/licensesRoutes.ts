import {
  DoneReply,
  IdParams,
  LicenseDecisionBody,
  LicensesReply,
  OperationsQuery,
} from "@quotehaven/contract/schemas";
import { writtenLicense } from "../../accounts/writtenLicense";
import { lockAccountInTurn, type Queries } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../errors";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { sent } from "../../http/sent";
import { recordAct } from "../../operator/recordAct";
import { actsAbout, reasoned, type Reasoned } from "./operatorAct";
import { paged } from "./paged";

/** Licenses to look up, and what was found. */
export async function licensesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const { db } = deps;

  app.get(
    "/operations/licenses",
    { config, schema: { querystring: OperationsQuery, response: replies(LicensesReply) } },
    async ({ query: { all, page } }) => {
      const wanted = all ? licenses(db.query) : waitingLicenses(db.query);
      const { rows, count } = await paged(
        wanted.orderBy("since", all ? "desc" : "asc").orderBy("users.id"),
        page,
      );
      const data = rows.map(async ({ firstName, lastName, ...row }) => ({
        ...sent(row),
        agentName: `${firstName} ${lastName}`.trim(),
        acts: await actsAbout(db.query, "agent_id", row.agentId, [
          "license-check",
          "license-refuse",
        ]),
      }));
      return { data: await Promise.all(data), count };
    },
  );

  app.post(
    "/operations/licenses/:id",
    {
      config,
      schema: { params: IdParams, body: LicenseDecisionBody, response: replies(DoneReply) },
    },
    async (request) => {
      const reason = await reasoned(deps, request);
      await decideLicense(deps, request.params.id, request.body, reason);
      return { message: "Done." };
    },
  );
}

/** Agents with their licenses. */
function licenses(queries: Queries) {
  return queries
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(({ fn }) => [
      "users.id as agentId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "agents.agency_address as address",
      writtenLicense().as("number"),
      "agents.license_state as state",
      "agents.license_check as finding",
      "agents.license_check_at as foundAt",
      fn.coalesce("agents.license_given_at", "users.created_at").as("since"),
    ])
    .where("agents.license_number", "<>", "");
}

/** The licenses that nobody has looked up as they are now. */
const waitingLicenses = (queries: Queries) =>
  licenses(queries)
    .where("agents.license_check", "is", null)
    .where("agents.license_state", "<>", "")
    .where("users.verified_at", "is not", null);

/**
 * Keeps what an operator found about an agent's license, as it is written, and its state. It may be
 * decided again: a license lapses, and is renewed.
 *
 * @throws 404; 409 `license-changed` where the license is another by now.
 */
async function decideLicense(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  { finding, number, state }: Omit<LicenseDecisionBody, "why">,
  { actor, why }: Reasoned,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The agent's own changes lock their account, too: what is read after it stays so.
    await lockAccountInTurn(tx, agentId);
    const agent = await tx
      .selectFrom("users")
      .innerJoin("agents", "agents.user_id", "users.id")
      .select([writtenLicense().as("number"), "agents.license_state as state"])
      .where("users.id", "=", agentId)
      .where("users.verified_at", "is not", null)
      .executeTakeFirstOrThrow(() => notFound());
    if (agent.number !== number || agent.state !== state) throw conflict("license-changed");
    await tx
      .updateTable("agents")
      .set({
        license_check: finding,
        license_check_at: now,
        license_check_words: finding === "refused" ? why : "",
      })
      .where("user_id", "=", agentId)
      .execute();
    await recordAct(tx, actor, {
      act: finding === "checked" ? "license-check" : "license-refuse",
      agent_id: agentId,
      license_number: number,
      license_state: state,
      why,
      now,
    });
  });
}
