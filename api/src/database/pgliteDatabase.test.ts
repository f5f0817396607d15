import { openPglite } from "./pgliteDatabase";

describe("an embedded database", () => {
  it("is closed also when nothing was asked of it", async () => {
    const db = await openPglite({}, 1_000_000);
    await db.close();
    expect(db.pglite.closed).toBe(true);
  }, 60_000);
});
