import { IdParams, LeadNotesBody, LeadNotesReply } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "../../accounts/sessions/currentUser";
import { replies } from "../../server/replies";
import { changeNotes, readNotes } from "./leadNotes";

/** What an agent writes down about a lead for themselves: a note, when to follow up, what became of it. */
export async function leadNotesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/leads/:id/notes",
    { config, schema: { params: IdParams, response: replies(LeadNotesReply) } },
    async (request) => ({
      data: await readNotes(deps, currentUser(request).id, request.params.id),
    }),
  );

  app.put(
    "/agent/profile/leads/:id/notes",
    {
      config,
      schema: { params: IdParams, body: LeadNotesBody, response: replies(LeadNotesReply) },
    },
    async (request) => ({
      data: await changeNotes(deps, currentUser(request).id, request.params.id, request.body),
    }),
  );
}
