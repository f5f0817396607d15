import type pg from "pg";
import { withNamedStatements, withoutNames } from "./namedStatements";

const answer = { command: "SELECT", rowCount: 1, rows: [{ id: 7 }] };

/** A connection that answers callbacks alone: what pg promises lives on with the statement before it. */
function aClient(failure: Error | null = null) {
  const asked: unknown[] = [];
  const client = {
    query(statement: unknown, callback: (error: Error | null, result: unknown) => void) {
      asked.push(statement);
      callback(failure, answer);
    },
  };
  return { asked, client: client as unknown as pg.PoolClient };
}

describe.each([
  ["with names", withNamedStatements],
  ["without names", withoutNames],
])("statements %s", (_, asKyselys) => {
  it.each([[[]], [[7]]])("are answered by a callback, with values %j", async (values) => {
    const { client, asked } = aClient();
    expect(await asKyselys(client).query("select 7 as id", values)).toBe(answer);
    expect(asked).toEqual([expect.objectContaining({ text: "select 7 as id" })]);
  });

  it("fail with what the database said", async () => {
    const { client } = aClient(new Error("relation does not exist"));
    await expect(asKyselys(client).query("select 1", [1])).rejects.toThrow("does not exist");
  });
});
