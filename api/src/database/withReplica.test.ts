import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import type { Database, Queries } from "./database";
import type { DB } from "./tables";
import { withReplica } from "./withReplica";

type Answer = (statement: string) => Record<string, unknown>[];

/** A database that answers as it is told. */
function scripted(answer: Answer): Queries {
  const connection = {
    executeQuery: async ({ sql: statement }: { sql: string }) => ({ rows: answer(statement) }),
    async *streamQuery() {},
  };
  const nothing = async () => {};
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection as never,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
}

/** A primary and a replica whose places in the log a test moves. */
function aPair() {
  const places = { primary: "0/10", replica: "0/10", changed: null as string | null };
  const trouble = { ofReplica: null as Error | null };
  const changes: (string | null)[] = [];
  const primary = scripted((statement) => {
    if (statement.includes("last_changes"))
      return places.changed ? [{ position: places.changed }] : [];
    return [{ position: places.primary, name: "primary" }];
  });
  const replica = scripted((statement) => {
    if (trouble.ofReplica && !statement.includes("pg_last_wal")) throw trouble.ofReplica;
    return [{ position: places.replica, name: "replica" }];
  });
  const db = withReplica(
    { query: primary, close: async () => {} } as Database,
    { query: replica, close: async () => {} },
    (reason) => changes.push(reason && reason.message),
    { lookEveryMs: 5, mostBehindMs: 40, answerWithinMs: 1_000 },
  );
  const answered = () =>
    db.reading(1, async ({ query }) => {
      const { rows } = await sql<{ name: string }>`select name`.execute(query);
      return rows[0]?.name;
    });
  return { places, trouble, changes, db, answered };
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > endsAt) throw new Error("Waited in vain.");
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

let pair: ReturnType<typeof aPair>;
beforeEach(async () => {
  pair = aPair();
  await until(async () => (await pair.answered()) === "replica");
});
afterEach(() => pair.db.close());

describe("a replica", () => {
  it("answers nobody whose own change it does not have", async () => {
    pair.places.changed = "0/11";
    expect(await pair.answered()).toBe("primary");
    pair.places.replica = "0/11";
    await until(async () => (await pair.answered()) === "replica");
  });

  it("is left out while it is too far behind, and comes back", async () => {
    pair.places.primary = "0/20";
    await until(async () => (await pair.answered()) === "primary");
    pair.places.replica = "0/20";
    await until(async () => (await pair.answered()) === "replica");
    expect(pair.changes).toEqual(["The replica is too far behind.", null]);
  });

  it("is not left out for a moment's delay", async () => {
    pair.places.primary = "0/20";
    expect(await pair.answered()).toBe("replica");
    expect(pair.changes).toEqual([]);
  });

  it("that fails a read has it done by the primary", async () => {
    pair.trouble.ofReplica = Object.assign(new Error("gone"), { code: "57P01" });
    expect(await pair.answered()).toBe("primary");
    expect(pair.changes[0]).toBe("gone");
  });

  it("that does not know a new column yet is asked nothing twice", async () => {
    pair.trouble.ofReplica = Object.assign(new Error("no such column"), { code: "42703" });
    expect(await pair.answered()).toBe("primary");
    expect(pair.changes).toEqual([]);
  });

  it("leaves mistakes of ours as they are", async () => {
    pair.trouble.ofReplica = Object.assign(new Error("syntax"), { code: "42601" });
    await expect(pair.answered()).rejects.toThrow("syntax");
  });
});
