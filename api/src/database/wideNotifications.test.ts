import { sql } from "kysely";
import { testApp, type TestApp } from "../testing";
import { migrateBy, readMigrations } from "./migrate";

const LARGE = 3_000_000_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const notifications = () =>
  t.db.query.selectFrom("notifications").select(["id", "event_key as key", "mail_id as mailId"]);

async function tell(userId: number, key: string, mailId: number | null = null) {
  await t.db.query
    .insertInto("notifications")
    .values({
      user_id: userId,
      code: 1,
      first_name: "Casey",
      event_key: key,
      created_at: t.clock.now(),
      mail_id: mailId,
    })
    .execute();
}

async function aMail(): Promise<number> {
  const now = t.clock.now();
  const { id } = await t.db.query
    .insertInto("outbox")
    .values({ kind: "mail", payload: "{}", created_at: now, next_attempt_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("the change of the notifications' numbers", () => {
  it("keeps every one, with its mail, goes on behind the last, and can be cut off and begun again", async () => {
    const person = await t.seedConsumer();
    const mailId = await aMail();
    await tell(person.id, "a", mailId);
    await tell(person.id, "b");
    const before = await notifications().orderBy("id").execute();
    const files = await readMigrations();
    const widening = files.find(({ name }) => name.endsWith("wide_notifications"));
    const again = { name: "9001_again", text: widening?.text ?? "" };
    const begun = again.text.split("-- then\n").slice(0, 4);
    const cutOff = { ...again, text: [...begun, "select 1 / 0"].join("-- then\n") };
    const migrating = (more: typeof again) => t.db.alone((one) => migrateBy(one, [...files, more]));

    await expect(migrating(cutOff)).rejects.toMatchObject({ cause: { code: "22012" } });
    await tell(person.id, "c", mailId);
    await migrating(again);

    await tell(person.id, "d");
    const after = await notifications().orderBy("id").execute();
    expect(after.slice(0, 2)).toEqual(before);
    expect(after.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
    expect(after.map((each) => each.mailId)).toEqual([mailId, null, mailId, null]);
    await t.db.query.deleteFrom("outbox").where("id", "=", mailId).execute();
    const left = await notifications().where("mail_id", "is not", null).execute();
    expect(left).toEqual([]);
  });
});

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
