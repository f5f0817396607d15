import { isOneOf, type Queries, type Row, type Tx } from "../database";
import { conflict, notFound } from "../server/errors";
import { isMail } from "../outbox/mailContent";
import { lanes } from "../outbox/priorities";
import { wakeWorker } from "../outbox/wakeUps";

type Mail = Pick<Row<"outbox">, "id" | "kind" | "payload">;

/**
 * The ids of those mails whose link counts no more: it was used, a newer one was asked for, or it is long
 * over. Such a mail would not be sent. It is kept with the others all the same, as it tells that an address
 * gets no mail.
 */
export async function withLinkOver(
  queries: Queries,
  mails: readonly Mail[],
): Promise<ReadonlySet<number>> {
  const links = mails.flatMap((mail) => linkOf(mail) ?? []);
  const idsIn = (table: Link["table"]) =>
    links.filter((link) => link.table === table).map(({ id }) => id);
  const registrations = await queries
    .selectFrom("registrations")
    .select("id")
    .where(isOneOf("id", idsIn("registrations")))
    .where("nonce", "is not", null)
    .execute();
  const tokens = await queries
    .selectFrom("tokens")
    .select("id")
    .where(isOneOf("id", idsIn("tokens")))
    .where("used_at", "is", null)
    .execute();
  const counting = { registrations, tokens };
  const isOver = ({ table, id }: Link) => counting[table].every((row) => row.id !== id);
  return new Set(links.filter(isOver).map(({ mailId }) => mailId));
}

type Link = { mailId: number; table: "registrations" | "tokens"; id: number };

/** The link that a mail brings, where it brings one. */
function linkOf({ id: mailId, kind, payload }: Mail): Link | null {
  if (kind === "registration-mail" || kind === "confirmation-mail") {
    return { mailId, table: "registrations", id: Number(payload.registrationId) };
  }
  if (!isMail(payload) || !("tokenId" in payload.content)) return null;
  return { mailId, table: "tokens", id: payload.content.tokenId };
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
  if ((await withLinkOver(tx, [mail])).size > 0) throw conflict("link-over");
  await tx
    .updateTable("outbox")
    .set({ given_up_at: null, attempts: 0, next_attempt_at: now })
    .where("id", "=", id)
    .execute();
  wakeWorker(tx, lanes);
  return mail.user_id;
}
