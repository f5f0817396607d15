import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendPage } from "../pages/layout";
import type { Collection } from "../store/store";
import { mailsTo, type Mail } from "./mail";
import { MAIL_POLICY, mailboxPage, mailPage, missingMailPage, withTopLinks } from "./mailboxPages";

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]);
const lastPart = (request: FastifyRequest, index: number) =>
  (request.url.split("?")[0] ?? "").split("/")[index] ?? "";

/** `/mailbox`, `/mailbox/:id` and `/mailbox.json`. */
export function registerMailbox(app: FastifyInstance, mails: Collection<Mail>): void {
  app.get("/mailbox", async (request, reply) => {
    const to = queryOf(request).get("to")?.slice(0, 320) || undefined;
    return sendPage(reply, mailboxPage(mailsTo(mails.newestFirst(), to), to));
  });

  app.get("/mailbox.json", async (request, reply) => {
    const query = queryOf(request);
    const limit = Number(query.get("limit"));
    const found = mailsTo(mails.newestFirst(), query.get("to") ?? undefined);
    const listed = limit >= 1 ? found.slice(0, limit) : found;
    return reply.header("cache-control", "no-store").send(
      listed.map(({ id, to, subject, text, html, date }) => ({
        id,
        to,
        subject,
        text,
        html,
        date,
      })),
    );
  });

  app.get("/mailbox/:id", async (request, reply) => {
    const mail = mails.get(lastPart(request, 2));
    if (!mail) return sendPage(reply.code(404), missingMailPage());
    return sendPage(reply, mailPage(mail));
  });

  app.get("/mailbox/:id/html", async (request, reply) => {
    const mail = mails.get(lastPart(request, 2));
    if (!mail?.html) return sendPage(reply.code(404), missingMailPage());
    return reply
      .header("content-security-policy", MAIL_POLICY)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(withTopLinks(mail.html));
  });
}
