import {
  DoneReply,
  IdParams,
  LicenseDecisionBody,
  LicensesReply,
  OperationsQuery,
} from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { replies } from "../../http/replies";
import { decideLicense } from "../../operator/decideLicense";
import { actsAboutLicense, agents, waitingLicenses } from "../../operator/licenseQueries";
import { orRefuse, reasoned } from "./operatorAct";
import { paged } from "./paged";

/** Licenses to look up, and what was found. */
export async function licensesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const { db } = deps;

  app.get(
    "/operations/licenses",
    { config, schema: { querystring: OperationsQuery, response: replies(LicensesReply) } },
    async ({ query }) => {
      const wanted = query.all
        ? agents(db.query).where("agents.license_number", "<>", "")
        : waitingLicenses(db.query);
      const { rows, count } = await paged(
        wanted.orderBy("since", query.all ? "desc" : "asc").orderBy("users.id"),
        query.page,
      );
      const data = await Promise.all(
        rows.map(async (row) => ({
          agentId: row.id,
          agentName: `${row.firstName} ${row.lastName}`.trim(),
          agency: row.agency,
          address: row.address,
          number: row.number,
          state: row.state,
          since: row.since.toISOString(),
          finding: row.finding,
          foundAt: row.foundAt?.toISOString() ?? null,
          acts: (await actsAboutLicense(db.query, row.id)).map((act) => ({
            act: act.act,
            operator: act.operator,
            why: act.why,
            at: act.actedAt.toISOString(),
          })),
        })),
      );
      return { data, count };
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
      const { finding, number, state } = request.body;
      await orRefuse(decideLicense(deps, request.params.id, { finding, number, state, ...reason }));
      return { message: "Done." };
    },
  );
}
