import type { NewRow } from "../../database";
import type { Person, TestApp } from "../../testing";

/** Notifications of a person, the last one the newest; answers their numbers in this order. */
export async function seedNotifications(
  t: TestApp,
  { id: user_id }: Person,
  count: number,
  row: Partial<NewRow<"notifications">> = {},
): Promise<number[]> {
  const rows = await t.db.query
    .insertInto("notifications")
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ user_id, code: 1, first_name: "Casey", ...row },
        event_key: `test:${row.application_id}:${index}`,
        created_at: new Date(t.clock.now().getTime() + index * 1000),
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
