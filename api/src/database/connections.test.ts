import fs from "node:fs";
import { chmod, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { sql } from "kysely";
import { aPostgres } from "../testing/aPostgres";
import { preparedDataDir, preparedPglite } from "../testing/testDatabase";
import { DatabaseRefused } from "./DatabaseRefused";
import { FolderInUse } from "./FolderInUse";
import { openPglite } from "./pgliteDatabase";
import { checkAddresses, forItsOwnSession, forStatements } from "./postgresSettings";
import { isUnavailable } from "./unavailable";

describe("an embedded database", () => {
  it("keeps its files from everybody else on the machine", async () => {
    const folder = await preparedDataDir();
    await chmod(folder, 0o755);
    const db = await openPglite({ folder }, 1_000_000);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const open: string[] = [];
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
    }
    const { mode } = await stat(folder);
    await db.close();
    await rm(folder, { recursive: true });
    expect(files.length).toBeGreaterThan(100);
    expect([mode & 0o777, open]).toEqual([0o700, []]);
  });

  it("is closed also when nothing was asked of it", async () => {
    const db = await openPglite(await preparedPglite(), 1_000_000);
    await db.close();
    expect(db.pglite.closed).toBe(true);
  });

  it("is open in one process at a time", async () => {
    const folder = await preparedDataDir();
    const db = await openPglite({ folder }, 1_000_000);
    await expect(openPglite({ folder }, 1_000_000)).rejects.toThrow(FolderInUse);
    await db.close();
    await (await openPglite({ folder }, 1_000_000)).close();
    await rm(folder, { recursive: true });
  });

  it("is only read while its disk is nearly full, and says so once", async () => {
    const folder = await preparedDataDir();
    const disk = fs.statfsSync(folder);
    const room = jest.spyOn(fs, "statfsSync").mockReturnValue(disk);
    const heard: string[] = [];
    const db = await openPglite({ folder }, 1_000_000, {
      onError: ({ message }) => heard.push(message),
    });
    const write = () => sql`insert into pages values (1)`.execute(db.query);
    const read = async () => (await sql`select * from pages`.execute(db.query)).rows.length;
    await sql`create table pages (number integer)`.execute(db.query);
    await write();
    room.mockReturnValue({ ...disk, bavail: 0 });
    await expect(write()).rejects.toMatchObject({ code: "25006" });
    await expect(db.transaction((tx) => sql`delete from pages`.execute(tx))).rejects.toMatchObject({
      code: "25006",
    });
    expect(await read()).toBe(1);
    expect(heard).toEqual(["The disk is nearly full: only reading."]);
    room.mockReturnValue(disk);
    await write();
    expect(await read()).toBe(2);
    await db.close();
    room.mockRestore();
    await rm(folder, { recursive: true });
  });
});

type Refusing = { code: string; message: string };

async function refusalOf(refusing?: Refusing, isDirect = false): Promise<unknown> {
  const server = await aPostgres(refusing);
  const url = server.url;
  const refusal = await checkAddresses({ url, directUrl: isDirect ? url : null }).catch(
    (error: unknown) => error,
  );
  await server.close();
  return refusal;
}

describe("an address of PostgreSQL", () => {
  it.each([
    [
      "refuses what a session is set up with",
      { code: "08P01", message: "unsupported startup parameter: options" },
    ],
    ["takes it and drops it", undefined],
  ])("that leads to a pooler which %s is refused with what to do", async (_how, refusing) => {
    const refusal = await refusalOf(refusing);
    expect(refusal).toBeInstanceOf(DatabaseRefused);
    expect(isUnavailable(refusal)).toBe(false);
    expect(String(refusal)).toContain("DATABASE_URL leads to a pooler");
    expect(String(refusal)).toContain("set DATABASE_DIRECT_URL");
    expect(String(await refusalOf(refusing, true))).toContain(
      "DATABASE_DIRECT_URL leads to a pooler",
    );
  });

  it("that does not let us in says so, and is not tried again", async () => {
    const refusal = await refusalOf({ code: "28P01", message: "no such password" });
    expect(refusal).toBeInstanceOf(DatabaseRefused);
    expect(String(refusal)).toContain("DATABASE_URL does not let us in: no such password.");
  });

  it.each([
    { code: "57P03", message: "the database system is starting up" },
    { code: "08P01", message: "pgbouncer cannot connect to server" },
  ])("that cannot be reached now ($message) may be tried again", async (refusing) => {
    expect(isUnavailable(await refusalOf(refusing))).toBe(true);
  });
});

it("gives a connection for requests timeouts, and one for migrations none", () => {
  const addresses = { url: "postgres://db.internal/quotehaven", directUrl: null };
  expect(forStatements(addresses)).toMatchObject({
    lock_timeout: 3_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 4_500,
  });
  const { options } = forItsOwnSession(addresses);
  expect(options).toMatch(/lock_timeout=0 .*idle_in_transaction_session_timeout=0$/);
});

const withCode = (code: string) => Object.assign(new Error("It failed."), { code });

describe("the database is unavailable", () => {
  it.each([
    ["a refused connection", withCode("ECONNREFUSED")],
    ["a connection lost in a query", new Error("Connection terminated unexpectedly")],
    [
      "a rollback on a connection that was lost",
      new Error("Client has encountered a connection error and is not queryable"),
    ],
    ["a query on a closed connection", new Error("Client was closed and is not queryable")],
    ["no connection in time", new Error("timeout exceeded when trying to connect")],
    [
      "a machine of a cluster that was lost in a transaction",
      Object.assign(withCode("XX000"), {
        message: "failure on connection marked as essential: 127.0.0.1:5432",
      }),
    ],
    ["a server that shuts down", withCode("57P01")],
    ["a server that starts up", withCode("57P03")],
    ["no room on its disk", withCode("53100")],
    ["a database that may only be read", withCode("25006")],
    ["a statement that was cancelled", withCode("57014")],
    ["a transaction that was idle for too long", withCode("25P03")],
    ["a lock that did not come in time", withCode("55P03")],
    ["a deadlock", withCode("40P01")],
    ["a serialization failure", withCode("40001")],
    ["any of these as a cause", new Error("A migration failed.", { cause: withCode("57P03") })],
  ])("with %s", (_what, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ["a broken rule", withCode("23505")],
    ["a wrong password", withCode("28P01")],
    ["a mistake of ours", new TypeError("x is undefined")],
    ["no error at all", "ECONNREFUSED"],
  ])("but not with %s", (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
