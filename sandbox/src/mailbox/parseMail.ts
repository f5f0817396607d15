import { randomBytes } from "node:crypto";
import PostalMime from "postal-mime";
import type { Mail } from "./mail";

/**
 * Reads a raw message.
 * @param recipients the envelope's, so that a blind copy is found as well
 */
export async function parseMail(
  raw: Uint8Array,
  recipients: readonly string[],
  arrivedAt: Date,
): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  return {
    id: `${arrivedAt.getTime().toString(36)}${randomBytes(5).toString("hex")}`,
    to: recipients.join(", "),
    from: email.from?.address ?? "",
    subject: email.subject ?? "",
    text: (email.text ?? "").replaceAll("\r\n", "\n").trimEnd(),
    html: (email.html ?? "").trimEnd(),
    date: arrivedAt.toISOString(),
  };
}
