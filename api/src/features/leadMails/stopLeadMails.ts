import type { Deps } from "../../deps";
import { moveDigest } from "../../outbox/leadMails";

/** Stops an agent's mails of new leads, and what waits to be sent; an account that is gone has none. */
export async function stopLeadMails(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  agentId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .updateTable("agents")
      .set({ lead_mail: "none" })
      .where("user_id", "=", agentId)
      .execute();
    await moveDigest(tx, agentId, clock.now(), config.mail);
  });
}
