import { OpenCountsReply, type OpenCounts } from "@quotehaven/contract/schemas";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { countOf } from "../operators/paged";
import { openDifferences } from "./differencesRoutes";
import { openFeeRequests } from "./fees";
import { waitingLicenses } from "./licensesRoutes";
import { givenUpMails } from "./mailsRoutes";
import { openMessages } from "./messagesRoutes";
import { openReports } from "./reportsQueries";

/** How much waits in each list that operators work through. */
export async function openCountsRoutes(app: App, { db }: Deps): Promise<void> {
  app.get(
    "/operations/open-counts",
    { config: { access: "operator" }, schema: { response: replies(OpenCountsReply) } },
    async () => ({ data: await openCounts(db.query) }),
  );
}

async function openCounts(queries: Queries): Promise<OpenCounts> {
  return {
    messages: await countOf(openMessages(queries)),
    reports: await countOf(openReports(queries)),
    fees: await countOf(openFeeRequests(queries)),
    differences: await countOf(openDifferences(queries)),
    licenses: await countOf(waitingLicenses(queries)),
    mails: await countOf(givenUpMails(queries)),
  };
}
