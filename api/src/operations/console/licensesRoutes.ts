import {
  DoneReply,
  SmallIdParams,
  LicenseDecisionBody,
  LicensesReply,
  OperationsQuery,
} from "@quotehaven/contract/schemas";
import { sql } from "kysely";
import { writtenLicense } from "../../accounts/profiles/writtenLicense";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { sent } from "../../server/input/sent";
import { actsAbout, reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";
import { decideLicense } from "./decideLicense";

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
        wanted
          .orderBy("since", all ? "desc" : "asc")
          .orderBy("license.agentId")
          .orderBy("license.state"),
        page,
      );
      const agentIds = rows.map(({ agentId }) => agentId);
      const decisions = ["license-check", "license-refuse"] as const;
      const acts = await actsAbout(db.query, "agent_id", agentIds, decisions);
      const data = rows.map(({ firstName, lastName, ...row }) => ({
        ...sent(row),
        agentName: `${firstName} ${lastName}`.trim(),
        acts: acts(row.agentId, row.state),
      }));
      return { data, count };
    },
  );

  app.post(
    "/operations/licenses/:id",
    {
      config,
      schema: { params: SmallIdParams, body: LicenseDecisionBody, response: replies(DoneReply) },
    },
    async (request) => {
      const reason = await reasoned(deps, request);
      await decideLicense(deps, request.params.id, request.body, reason);
      return { message: "Done." };
    },
  );
}

/** Agents with their licenses, once for each state that it is of or lists. */
function licenses(queries: Queries) {
  return queries
    .selectFrom((from) =>
      from
        .selectFrom("agents")
        .select([
          "user_id as agentId",
          "license_state as state",
          "license_check as finding",
          "license_check_at as foundAt",
          "license_given_at as givenAt",
        ])
        .unionAll(
          from
            .selectFrom("agent_license_states")
            .select(["agent_id as agentId", "state", "license_check as finding"])
            .select(["license_check_at as foundAt", "given_at as givenAt"]),
        )
        .as("license"),
    )
    .innerJoin("users", "users.id", "license.agentId")
    .innerJoin("agents", "agents.user_id", "license.agentId")
    .select(({ fn }) => [
      "license.agentId",
      "users.first_name as firstName",
      "users.last_name as lastName",
      "agents.agency_name as agency",
      "agents.agency_address as address",
      writtenLicense().as("number"),
      "license.state",
      sql<boolean>`license.state is distinct from agents.license_state`.as("isFurther"),
      "license.finding",
      "license.foundAt",
      fn.coalesce("license.givenAt", "users.created_at").as("since"),
    ])
    .where("agents.license_number", "<>", "");
}

/** The licenses that nobody has looked up as they are now. */
export const waitingLicenses = (queries: Queries) =>
  licenses(queries).where("license.finding", "is", null).where("license.state", "<>", "");
