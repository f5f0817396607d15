import type { FastifyInstance } from "fastify";
import { sendPage } from "../pages/layout";
import type { Collection } from "../store/store";
import { mailsTo, type Mail } from "./mail";
import { MAIL_POLICY, mailboxPage, mailPage, missingMailPage, withTopLinks } from "./mailboxPages";

type OneMail = { Params: { id: string } };
const toQuery = {
  schema: { querystring: { type: "object", properties: { to: { type: "string" } } } },
};

/** `/mailbox`, `/mailbox/:id` and `/mailbox.json`. */
export function registerMailbox(app: FastifyInstance, mails: Collection<Mail>): void {
  app.get<{ Querystring: { to?: string } }>("/mailbox", toQuery, async (request, reply) => {
    const to = request.query.to?.slice(0, 320) || undefined;
    return sendPage(reply, mailboxPage(mailsTo(mails.newestFirst(), to), to));
  });

  app.get<{ Querystring: { to?: string } }>("/mailbox.json", toQuery, async (request, reply) =>
    reply
      .header("cache-control", "no-store")
      .send(
        mailsTo(mails.newestFirst(), request.query.to).map(({ from: _from, ...shown }) => shown),
      ),
  );

  app.get<OneMail>("/mailbox/:id", async (request, reply) => {
    const mail = mails.get(request.params.id);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.code(404), missingMailPage());
  });

  app.get<OneMail>("/mailbox/:id/html", async (request, reply) => {
    const mail = mails.get(request.params.id);
    if (!mail?.html) return sendPage(reply.code(404), missingMailPage());
    return reply
      .header("content-security-policy", MAIL_POLICY)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(withTopLinks(mail.html));
  });
}
