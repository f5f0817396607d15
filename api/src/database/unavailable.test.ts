import { isUnavailable } from "./unavailable";

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
