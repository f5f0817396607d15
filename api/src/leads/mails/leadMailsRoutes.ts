import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { DoneReply, ErrorReply, StopMailsQuery } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { invalid } from "../../server/errors";
import type { App } from "../../server/App";
import { replies } from "../../server/replies";
import { stopPage } from "../../outbox/mail/mailParts";
import { networkOf } from "../../server/settings/network";
import { readStopToken } from "../../accounts/links/stopTokens";
import { moveDigest } from "./leadMails";

/** Stops an agent's mails of new leads, from a mail and without a sign-in. */
export async function leadMailsRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(async (plain) => {
    const own = plain.withTypeProvider<TypeBoxTypeProvider>();
    // What a mail program's one click says (RFC 8058); the token says all that counts.
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      own.addContentTypeParser(
        type,
        { parseAs: "buffer", bodyLimit: 1_024 },
        async () => undefined,
      );
    }
    own.post(
      "/lead-mails/stop",
      {
        config: { access: "public" },
        schema: { querystring: StopMailsQuery, response: replies(DoneReply) },
      },
      async (request) => {
        await deps.rateLimiter.consume("stopMailByIp", networkOf(request.ip));
        const agentId = readStopToken(deps.config, request.query.token);
        if (agentId === null) throw invalid("invalid-token");
        await stopLeadMails(deps, agentId);
        return { message: "Emails about new leads stopped." };
      },
    );
  });

  // Changes nothing: whoever opens the address, a scanner of links too, is led to the page that asks.
  app.get(
    "/lead-mails/stop",
    {
      config: { access: "public" },
      schema: {
        querystring: StopMailsQuery,
        response: { 303: DoneReply, "4xx": ErrorReply, "5xx": ErrorReply },
      },
    },
    async (request, reply) =>
      reply
        .code(303)
        .header("location", `${deps.config.publicOrigin}${stopPage(request.query.token)}`)
        .send({ message: "This page stops emails about new leads." }),
  );
}

/** Stops an agent's mails of new leads, and what waits to be sent; an account that is gone has none. */
async function stopLeadMails(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  agentId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .updateTable("agents")
      .set({ lead_mail: "none" })
      .where("user_id", "=", agentId)
      .execute();
    await moveDigest(tx, agentId, clock.now(), config.mail);
  });
}
