import { aPostgres } from "../testing/aPostgres";
import { DatabaseRefused } from "./DatabaseRefused";
import { checkAddresses, forItsOwnSession, forStatements } from "./postgresSettings";
import { isUnavailable } from "./unavailable";

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
