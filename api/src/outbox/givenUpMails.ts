import type { Queries, Row, Tx } from "../database";
import { conflict, notFound } from "../errors";
import { isMail } from "./mailContent";
import { lanes } from "./priorities";
import { wakeWorker } from "./wakeUps";

type Mail = Pick<Row<"outbox">, "kind" | "payload">;

/**
 * Whether the link that a mail brings counts no more: it was used, a newer one was asked for, or it is long
 * over. Such a mail would not be sent. It is kept with the others all the same, as it tells that an address
 * gets no mail.
 */
export async function isLinkOver(queries: Queries, { kind, payload }: Mail): Promise<boolean> {
  const link =
    kind === "registration-mail"
      ? keptRegistration(queries, payload)
      : mailedLink(queries, payload);
  return link !== null && (await link.executeTakeFirst()) === undefined;
}

const keptRegistration = (queries: Queries, { registrationId }: Mail["payload"]) =>
  queries
    .selectFrom("kept_registrations")
    .select("id")
    .where("id", "=", Number(registrationId))
    .where("nonce", "is not", null);

function mailedLink(queries: Queries, payload: Mail["payload"]) {
  if (!isMail(payload) || !("tokenId" in payload.content)) return null;
  return queries
    .selectFrom("tokens")
    .select("id")
    .where("id", "=", payload.content.tokenId)
    .where("used_at", "is", null);
}

/**
 * Makes a mail that was given up due, as if it had never been tried; answers whose account it is for.
 *
 * @throws 404 where it is gone; 409 where it is tried again already, or its link is over.
 */
export async function resendMail(tx: Tx, id: number, now: Date): Promise<number | null> {
  const mail = await tx
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) throw notFound();
  if (mail.given_up_at === null) throw conflict("already-decided");
  if (await isLinkOver(tx, mail)) throw conflict("link-over");
  await tx
    .updateTable("outbox")
    .set({ given_up_at: null, attempts: 0, next_attempt_at: now })
    .where("id", "=", id)
    .execute();
  wakeWorker(tx, lanes);
  return mail.user_id;
}
