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
   * Does something by a connection of its own, whose session stays and whose statements may take as
   * long as they do.
   */
  inOwnSession<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /** The pool: how many connections are in use and idle, and how many callers wait; null for none. */
  connections(): { used: number; idle: number; waiting: number } | null;
  /** True when a query can be answered now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};
