import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isOutdatedPlan } from "./transaction";

/** A statement that starts with this is planned for its very values each time. */
export const UNNAMED = "/* unnamed */";
/** Each connection keeps its prepared statements for ever, so their number has a bound. */
const MAX_NAMED = 1000;

const names = new Map<string, string>();
let made = 0;

/** A pool whose connections prepare each statement once, under a name. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => naming(await pool.connect()),
    end: () => pool.end(),
  };
}

function naming(client: pg.PoolClient): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // Only statements without values and name may be several at once, as those of migrations are.
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (name === undefined || !isOutdatedPlan(error)) throw error;
      // A migration changed what the statement returns: prepare it anew. A transaction is repeated as a whole.
      names.delete(text);
      return client.query({ text, values: [...values] }).catch(() => {
        throw error;
      });
    }
  }
  // Kysely's type has an overload for cursors, which are not used here.
  const named = { query, release: () => client.release() };
  return named as unknown as PostgresPoolClient;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMED || text.includes(UNNAMED)) return undefined;
  made += 1;
  names.set(text, `s${made}`);
  return `s${made}`;
}
