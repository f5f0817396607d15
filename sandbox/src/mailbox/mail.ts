import type { Store, Collection } from "../store/store";

/** A message as it arrived. */
export type Mail = {
  id: string;
  /** Everyone it was delivered to, separated by a comma and a space. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** When it arrived, ISO 8601. */
  date: string;
};

const NEWEST_KEPT = 2_000;
const FIELDS = ["id", "to", "from", "subject", "text", "html", "date"];

const isMail = (value: unknown): value is Mail =>
  typeof value === "object" &&
  value !== null &&
  FIELDS.every((field) => typeof Object.getOwnPropertyDescriptor(value, field)?.value === "string");

/** The collection of messages in this store. */
export function mailCollection(store: Store): Collection<Mail> {
  return store.collection("mails", NEWEST_KEPT, isMail);
}

/**
 * Messages to this address. A whole address matches only itself; a part of one matches every
 * address that contains it. Without one, all messages.
 */
export function mailsTo(mails: readonly Mail[], address: string | undefined): Mail[] {
  const wanted = address?.trim().toLowerCase();
  if (!wanted) return [...mails];
  const isWhole = /^[^@]+@[^@]+\.[a-z]{2,}$/.test(wanted);
  return mails.filter(({ to }) => {
    const addresses = to.toLowerCase().split(", ");
    return isWhole ? addresses.includes(wanted) : addresses.some((one) => one.includes(wanted));
  });
}
