import { lockApplications } from "../../applications/lockApplications";
import type { Deps } from "../../deps";
import { writeDesk, wronglyCopied } from "./writeDesk";

const BATCH = 1_000;

/**
 * Compares every desk with what it copies and mends what differs; answers the leads that were mended. There is
 * none, unless somebody changed the database by hand, or `writeDesk` is missing somewhere.
 */
export async function recountDesks({ db }: Pick<Deps, "db">): Promise<number[]> {
  const mended: number[] = [];
  for (let after = 0; ;) {
    const leads = await db.query
      .selectFrom("applications")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    const ids = leads.map(({ id }) => id);
    const suspects = await wronglyCopied(db.query, ids);
    const wrong = await db.transaction(async (tx) => {
      // What was being changed meanwhile is right once it is locked.
      await lockApplications(tx, suspects);
      const found = await wronglyCopied(tx, suspects);
      await writeDesk(tx, found);
      return found;
    });
    mended.push(...wrong.sort((one, other) => one - other));
    after = ids.at(-1) ?? after;
    if (ids.length < BATCH) return mended;
  }
}
