type Mailbox = { name: string; address: string };

const gmail = { name: "Gmail", address: "https://mail.google.com/mail/" };
const outlook = { name: "Outlook", address: "https://outlook.live.com/mail/" };
const yahoo = { name: "Yahoo Mail", address: "https://mail.yahoo.com/" };
const icloud = { name: "iCloud Mail", address: "https://www.icloud.com/mail" };
const aol = { name: "AOL Mail", address: "https://mail.aol.com/" };
const proton = { name: "Proton Mail", address: "https://mail.proton.me/" };

const byDomain = new Map<string, Mailbox>([
  ["gmail.com", gmail],
  ["googlemail.com", gmail],
  ["outlook.com", outlook],
  ["hotmail.com", outlook],
  ["live.com", outlook],
  ["msn.com", outlook],
  ["yahoo.com", yahoo],
  ["ymail.com", yahoo],
  ["icloud.com", icloud],
  ["me.com", icloud],
  ["mac.com", icloud],
  ["aol.com", aol],
  ["proton.me", proton],
  ["protonmail.com", proton],
]);

/** Where mails to an address are read in a browser, where its domain says so. */
export function mailboxOf(email: string): Mailbox | undefined {
  return byDomain.get(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
