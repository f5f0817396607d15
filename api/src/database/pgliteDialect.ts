import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";

// Only where there is a single connection: from its first use until a database is closed, every
// promise of the process costs more.
const transactions = new AsyncLocalStorage<true>();

/** Does what a transaction is waiting for: in it a query outside of the transaction throws. */
export function insideTransaction<T>(work: () => T): T {
  return transactions.run(true, work);
}

/**
 * Kysely over one PGlite. PGlite has a single connection, so users of it queue: a transaction
 * holds it until it ends. While `mayOnlyRead` says so, whoever comes to write is refused with
 * PostgreSQL's own `25006`.
 */
export function pgliteDialect(pglite: PGlite, mayOnlyRead = () => false): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(pglite, mayOnlyRead),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>(query: {
    readonly sql: string;
    readonly parameters: readonly unknown[];
  }): Promise<QueryResult<R>> {
    // Only the simple protocol takes several statements at once, which migrations need.
    const result =
      query.parameters.length === 0
        ? (await this.pglite.exec(query.sql)).at(-1)
        : await this.pglite.query(query.sql, [...query.parameters]);
    return {
      // The one place where the driver's untyped rows get the type the query builder computed.
      rows: (result?.rows ?? []) as R[],
      numAffectedRows: BigInt(result?.affectedRows ?? 0),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("PGlite does not stream.");
  }
}

class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  private readonly waiting: (() => void)[] = [];
  private busy = false;
  private isReading = false;

  constructor(
    private readonly pglite: PGlite,
    private readonly mayOnlyRead: () => boolean,
  ) {
    this.connection = new PgliteConnection(pglite);
  }

  async init(): Promise<void> {
    await this.pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (transactions.getStore()) {
      throw new Error(
        "Inside a transaction use its own handle: another query would wait for ever.",
      );
    }
    if (this.busy) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy = true;
    try {
      await this.adapt();
    } catch (error) {
      await this.releaseConnection();
      throw error;
    }
    return this.connection;
  }

  private async adapt(): Promise<void> {
    const mayOnlyRead = this.mayOnlyRead();
    if (mayOnlyRead === this.isReading) return;
    await this.pglite.exec(`set default_transaction_read_only = ${mayOnlyRead ? "on" : "off"}`);
    this.isReading = mayOnlyRead;
  }

  async releaseConnection(): Promise<void> {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy = false;
  }

  async beginTransaction(): Promise<void> {
    await this.pglite.exec("begin");
  }

  async commitTransaction(): Promise<void> {
    await this.pglite.exec("commit");
  }

  async rollbackTransaction(): Promise<void> {
    await this.pglite.exec("rollback");
  }

  async destroy(): Promise<void> {
    transactions.disable();
    await this.pglite.close();
  }
}
