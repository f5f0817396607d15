import { createHash } from "node:crypto";
import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isOutdatedPlan } from "./transaction";

/** A statement that starts with this is planned for its very values each time. */
export const UNNAMED = "/* unnamed */";
/** Each connection keeps its prepared statements for ever, so their number has a bound. */
const MAX_NAMED = 1000;

const names = new Map<string, string>();

/** Has the connection keep the plan of each statement, under a name. */
export function withNamedStatements(client: pg.PoolClient): PostgresPoolClient {
  return asKyselys(client, async (text, values) => {
    const name = statementName(text);
    try {
      return await ask(client, { name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      // A migration changed what the statement answers. Within a transaction all of it is repeated.
      names.set(text, `${names.get(text) ?? ""}+`);
      return ask(client, { text, values }).catch(() => {
        throw error;
      });
    }
  });
}

/** Keeps nothing in the connection: behind a pooler the next statement may go by another one. */
export const withoutNames = (client: pg.PoolClient): PostgresPoolClient =>
  asKyselys(client, (text, values) => ask(client, { text, values }));

/**
 * By a callback: what pg answers by a promise of its own is held by the statement before it, so that rows
 * outlive their request until all memory is collected, and every collection of young memory takes longer.
 */
const ask = (client: pg.PoolClient, statement: pg.QueryConfig) =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    client.query(statement, (error, result) => (error ? reject(error) : resolve(result)));
  });

function asKyselys(
  client: pg.PoolClient,
  query: (text: string, values: unknown[]) => Promise<unknown>,
): PostgresPoolClient {
  // Kysely's type describes two overloads (rows and cursors); cursors are not used here.
  const named = {
    query: (text: string, values: readonly unknown[]) =>
      values.length === 0 ? ask(client, { text }) : query(text, [...values]),
    release: () => client.release(),
  };
  return named as unknown as PostgresPoolClient;
}

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMED || text.includes(UNNAMED)) return undefined;
  const name = `q${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
}
