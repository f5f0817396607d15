import { createTransport } from "nodemailer";
import type { Config } from "../../server/settings/config";
import type { Mailer } from "./mailer";

/** Mail over SMTP, with deadlines on every step. Without an address configured, every send fails and the outbox keeps the mail. */
export function createSmtpMailer({ mail }: Pick<Config, "mail">): Mailer {
  if (mail.smtpUrl === null) {
    return {
      async send() {
        throw new Error("SMTP_URL is not set.");
      },
      async close() {},
    };
  }
  const transportOf = (url: string, maxConnections: number) =>
    createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const urgent = transportOf(mail.smtpUrl, 2);
  const usual = transportOf(mail.smtpUrl, 3);
  return {
    async send({ to, replyTo, subject, text, html, messageId, isUrgent = false, ...ways }) {
      const { stopUrl, settingsUrl } = ways;
      const offUrl = stopUrl ?? settingsUrl;
      try {
        await (isUrgent ? urgent : usual).sendMail({
          from: mail.from,
          // As an object the address is data: nothing in it can add a second recipient.
          to: { name: "", address: to },
          replyTo: replyTo === undefined ? undefined : { name: "", address: replyTo },
          subject,
          text,
          html,
          messageId,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(offUrl !== undefined && { "List-Unsubscribe": `<${offUrl}>` }),
            ...(stopUrl !== undefined && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
          },
        });
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    async close() {
      urgent.close();
      usual.close();
    },
  };
}

/** What a mail server refused, without its own words: they repeat the address, and end in the log. */
function refusalOf(error: unknown): Error | null {
  if (!(error instanceof Error) || !("response" in error)) return null;
  const { command, responseCode } = Object(error);
  const refusal = new Error(`The mail server answered ${responseCode} to ${command}.`);
  return Object.assign(refusal, { code: `SMTP ${responseCode}` });
}
