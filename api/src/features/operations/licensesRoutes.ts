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
import { sent } from "../../http/sent";
import { decideLicense, licenses, waitingLicenses } from "./licenses";
import { actsAbout, reasoned } from "./operatorAct";
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
      const data = await Promise.all(
        rows.map(async ({ firstName, lastName, ...row }) => {
          const acts = await actsAbout(db.query, "agent_id", row.agentId)
            .where("act", "in", ["license-check", "license-refuse"])
            .execute();
          const agentName = `${firstName} ${lastName}`.trim();
          return { ...sent(row), agentName, acts: acts.map(sent) };
        }),
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
      await decideLicense(deps, request.params.id, request.body, reason);
      return { message: "Done." };
    },
  );
}
