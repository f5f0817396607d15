import {
  DoneReply,
  IdParams,
  GivenUpMailsQuery,
  GivenUpMailsReply,
  ReasonBody,
  type GivenUpMail,
} from "@quotehaven/contract/schemas";
import { customerRoleCodec } from "@quotehaven/contract/wire";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { recordAct } from "../operators/recordAct";
import { resendMail, withLinkOver } from "../../notices/givenUpMails";
import { mailKindOfRow } from "../../outbox/mailKind";
import { reasoned } from "../operators/operatorAct";
import { paged } from "../operators/paged";

/** Mails that failed too often, the longest given up first, until an operator has them sent again. */
export async function mailsRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const { db, clock } = deps;

  app.get(
    "/operations/mails",
    {
      config,
      schema: { querystring: GivenUpMailsQuery, response: replies(GivenUpMailsReply) },
    },
    async ({ query }) => {
      const { rows, count } = await paged(givenUpMails(db.query), query.page);
      const linksOver = await withLinkOver(db.query, rows);
      return { data: rows.map((row) => shownMail(row, linksOver.has(row.id))), count };
    },
  );

  app.post(
    "/operations/mails/:id/resend",
    { config, schema: { params: IdParams, body: ReasonBody, response: replies(DoneReply) } },
    async (request) => {
      const { actor, why } = await reasoned(deps, request);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const personId = await resendMail(tx, request.params.id, now);
        await recordAct(tx, actor, { act: "mail-resend", person_id: personId, why, now });
      });
      return { message: "Done." };
    },
  );
}

/** The mails that are tried no more. */
export function givenUpMails(queries: Queries) {
  return queries
    .selectFrom("outbox")
    .leftJoin("users", "users.id", "outbox.user_id")
    .select([
      "outbox.id",
      "outbox.kind",
      "payload",
      "outbox.created_at as queuedAt",
      "attempts",
      "last_error as lastError",
      "given_up_at as givenUpAt",
      "users.id as personId",
      "users.type",
      "users.first_name as firstName",
      "users.last_name as lastName",
    ])
    .where("given_up_at", "is not", null)
    .$narrowType<{ givenUpAt: Date; lastError: string }>()
    .orderBy("given_up_at")
    .orderBy("outbox.id");
}

type MailRow = Awaited<ReturnType<ReturnType<typeof givenUpMails>["execute"]>>[number];

function shownMail(row: MailRow, isLinkOver: boolean): GivenUpMail {
  const { id, attempts, lastError, queuedAt, givenUpAt } = row;
  return {
    ...{ id, attempts, lastError, isLinkOver },
    about: mailKindOfRow(row),
    person: personOf(row),
    queuedAt: queuedAt.toISOString(),
    givenUpAt: givenUpAt.toISOString(),
  };
}

function personOf({ personId, type, firstName, lastName }: MailRow): GivenUpMail["person"] {
  if (personId === null || type === null) return null;
  const kind = customerRoleCodec.decode(type);
  const agentName = kind === "agent" ? `${firstName} ${lastName}`.trim() : null;
  return { id: personId, kind, agentName };
}
