import { IdParams, LeadNotesBody, LeadNotesReply } from "@quotehaven/contract/schemas";
import { leadNotesBody, leadNotesReply } from "@quotehaven/contract/wire";
import type { Deps } from "../../deps";
import type { App } from "../../http/App";
import { currentUser } from "../../http/currentUser";
import { replies } from "../../http/replies";
import { changeNotes, readNotes } from "./leadNotes";

/** What an agent writes down about a lead for themselves: a note, when to follow up, what became of it. */
export async function leadNotesRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "agent" } as const;

  app.get(
    "/agent/profile/leads/:id/notes",
    { config, schema: { params: IdParams, response: replies(LeadNotesReply) } },
    async (request) =>
      leadNotesReply.encode(await readNotes(deps, currentUser(request).id, request.params.id)),
  );

  app.put(
    "/agent/profile/leads/:id/notes",
    {
      config,
      schema: { params: IdParams, body: LeadNotesBody, response: replies(LeadNotesReply) },
    },
    async (request) => {
      const { id } = currentUser(request);
      const change = leadNotesBody.decode(request.body);
      return leadNotesReply.encode(await changeNotes(deps, id, request.params.id, change));
    },
  );
}
