import type { Channel, Queries } from "./database";

/** Sends a message on a channel when the transaction (or statement) commits. */
export type Publish = (queries: Queries, channel: Channel, payload: string) => Promise<void>;

const publishers = new WeakMap<object, Publish>();

/** Says how messages leave the database; its transactions follow with {@link publishLike}. */
export function publishBy(queries: object, how: Publish): void {
  publishers.set(queries, how);
}

/** Lets a transaction's messages leave as those of its database do. */
export function publishLike(tx: object, queries: object): void {
  const how = publishers.get(queries);
  if (how) publishers.set(tx, how);
}

/** Sends a message on a channel when the transaction (or statement) commits. */
export const publish: Publish = async (queries, channel, payload) => {
  const how = publishers.get(queries);
  if (!how) throw new Error("These queries belong to no opened database.");
  await how(queries, channel, payload);
};
