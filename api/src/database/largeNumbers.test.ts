import { sql } from "kysely";
import { appForTests } from "../testing";

const LARGE = 3_000_000_000;

const t = appForTests();

async function tell(userId: number, key: string) {
  await t.db.query
    .insertInto("notifications")
    .values({
      user_id: userId,
      code: 1,
      first_name: "Casey",
      event_key: key,
      created_at: t.clock.now(),
    })
    .execute();
}

describe("a notification with a large number", () => {
  it("is listed, read and deleted like any other", async () => {
    const person = await t.seedConsumer();
    await sql`select setval(pg_get_serial_sequence('notifications', 'id'), ${LARGE})`.execute(
      t.db.query,
    );
    await tell(person.id, "large");
    const me = t.as(person);
    const { body } = await me.get("/notifications");
    const id = LARGE + 1;
    expect(body.data.data).toMatchObject([{ ntf_id: id }]);
    expect((await me.post(`/notifications/${id}`)).status).toBe(200);
    expect((await me.delete(`/notifications/${id}`)).status).toBe(200);
    expect((await me.get("/notifications")).body.data.count).toBe(0);
  });

  it("and one of a mail are sent", async () => {
    await sql`select setval(pg_get_serial_sequence('outbox', 'id'), ${LARGE})`.execute(t.db.query);
    const person = await t.seedConsumer();
    const token = await t.humanToken("forgot-password");
    await t.anyone().get("/auth/forgot-password", { email: person.email, token });
    await t.deliver();
    expect(t.mails.filter(({ to }) => to === person.email)).toHaveLength(1);
  });
});
