import type { Insertable, Kysely, Selectable, Transaction, Updateable } from "kysely";
import type { DB } from "./tables";

/** Where queries run: the database itself or an open transaction. Query functions take it first. */
export type Queries = Kysely<DB>;
/** An open transaction. */
export type Tx = Transaction<DB>;

/** A whole row as read from a table. */
export type Row<T extends keyof DB> = Selectable<DB[T]>;
/** What an insert into a table takes. */
export type NewRow<T extends keyof DB> = Insertable<DB[T]>;
/** What an update of a table takes. */
export type RowChange<T extends keyof DB> = Updateable<DB[T]>;

/** Told of a message on a channel; `null` when messages may have been missed (reconnection). */
export type ChannelListener = (payload: string | null) => void;

/** The database: PostgreSQL, or PGlite in this process. Same SQL, same types. */
export type Database = {
  readonly kind: "postgres" | "pglite";
  /** For single statements outside a transaction. Never use it inside one: use its `tx`. */
  readonly query: Queries;
  /**
   * Runs `work` in one transaction; throws roll it back. After a deadlock or serialization
   * failure the work runs again (up to 3 times), so it must have no effects besides its SQL.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Reads for a person what need not be of this very second: from a replica where there is one that has all
   * that they changed themselves. `read` may be done again elsewhere, and changes nothing.
   */
  reading<T>(userId: number, read: (db: Database) => Promise<T>): Promise<T>;
  /** Says, once it is committed, that a person changed something: what is read for them next has it. */
  noteChange(userId: number): Promise<void>;
  /**
   * Does something by a connection of its own, whose session stays and whose statements may take as
   * long as they do.
   */
  alone<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /** Hears what any process that shares the database publishes. Returns its own undo. */
  listen(channel: Channel, listener: ChannelListener): Promise<() => Promise<void>>;
  /** The pool: how many connections are in use and idle, and how many callers wait; null for none. */
  connections(): { used: number; idle: number; waiting: number } | null;
  /** True when a query can be answered now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** Who tells whom: ended sessions (all processes' caches), and new work in the outbox. */
export type Channel = "sessions" | "outbox";
