import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { until } from "../until";

const Mail = Type.Object({
  id: Type.Union([Type.String(), Type.Integer()]),
  to: Type.Union([Type.String(), Type.Array(Type.String())]),
  subject: Type.String(),
  text: Type.String(),
});
/** A message as the mailbox shows it. */
type Mail = Static<typeof Mail>;

const Mails = Type.Array(Mail);

/** Everything that was mailed to an address, newest first. */
export async function mailsTo(sandboxOrigin: string, email: string): Promise<Mail[]> {
  const url = new URL("/mailbox.json", sandboxOrigin);
  url.searchParams.set("to", email);
  const mails: unknown = await (await fetch(url)).json();
  if (!Value.Check(Mails, mails)) throw new Error("The mailbox answered something else.");
  return mails;
}

/** The newest message whose subject matches, as soon as it is there. */
export function mailTo(sandboxOrigin: string, email: string, subject: RegExp): Promise<Mail> {
  return until(`a mail to ${email} about ${subject}`, async () => {
    const mails = await mailsTo(sandboxOrigin, email);
    return mails.find((mail) => subject.test(mail.subject));
  });
}

/** The product's address in a message, for instance `/verify?token=…`. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`"${mail.subject}" has no link to ${path}.`);
  return link;
}
