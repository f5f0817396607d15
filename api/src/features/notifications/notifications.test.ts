import { appForTests, type Person } from "../../testing";

const t = appForTests();

/** Notifications of a person, the last one the newest; answers their numbers. */
async function notifications(person: Person, count: number): Promise<number[]> {
  const rows = await t.db.query
    .insertInto("notifications")
    .values(
      Array.from({ length: count }, (_, index) => ({
        user_id: person.id,
        code: 1,
        first_name: "Casey",
        event_key: `test:${index}`,
        created_at: new Date(t.clock.now().getTime() + index * 1000),
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

const list = (person: Person, query = {}) => t.as(person).get("/notifications", query);
const idsOf = (reply: { body: { data: { data: { ntf_id: number }[] } } }) =>
  reply.body.data.data.map(({ ntf_id }) => ntf_id);

describe("notifications", () => {
  it("come newest first, with the listed keys only", async () => {
    const person = await t.seedConsumer();
    const ids = await notifications(person, 3);
    const reply = await list(person);
    expect(idsOf(reply)).toEqual([...ids].reverse());
    expect(Object.keys(reply.body.data.data[0]).sort()).toEqual(
      ["ntf_date", "ntf_id", "ntf_seen", "ntp_id", "ntp_name", "usr_firstname"].sort(),
    );
    expect(reply.body.data).toMatchObject({ count: 3, unseen: 3 });
  });

  it("come in pages that neither repeat nor miss one", async () => {
    const person = await t.seedAgent();
    const ids = await notifications(person, 25);
    const pages = await Promise.all(
      [0, 10, 20, 30].map((offset) => list(person, { limit: 10, offset })),
    );
    expect(pages.map((page) => idsOf(page).length)).toEqual([10, 10, 5, 0]);
    expect(pages.flatMap(idsOf)).toEqual([...ids].reverse());
    expect(pages.map(({ body }) => body.data.count)).toEqual([25, 25, 25, 25]);
  });

  it("take a limit above the highest for the highest, and nothing below the lowest", async () => {
    const person = await t.seedConsumer();
    await notifications(person, 101);
    expect(idsOf(await list(person, { limit: 100_000 }))).toHaveLength(100);
    for (const query of [
      { limit: 0 },
      { limit: -1 },
      { offset: -1 },
      { limit: "ten" },
      { offset: "1e3" },
      { offset: 99_999_999 },
    ]) {
      expect((await list(person, query)).status).toBe(422);
    }
  });

  it("are not sent again while they are unchanged", async () => {
    const person = await t.seedConsumer();
    const [id] = await notifications(person, 1);
    const first = await list(person);
    const etag = String(first.headers.etag);
    const again = () =>
      t.request({
        url: `/api/notifications?sid=${person.sid}`,
        headers: { "if-none-match": etag },
      });
    const unchanged = await again();
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe("");
    expect(unchanged.headers).not.toHaveProperty("content-length");
    expect(unchanged.headers).toMatchObject({ "cache-control": "no-store", etag });

    await t.as(person).post(`/notifications/${id}`);

    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("answer nobody else's list, whatever tag is sent", async () => {
    const [person, other] = [await t.seedConsumer(), await t.seedConsumer()];
    await notifications(person, 1);
    const { headers } = await list(person);
    const reply = await t.request({
      url: `/api/notifications?sid=${other.sid}`,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(reply.statusCode).toBe(200);
    expect(JSON.parse(reply.body).data).toEqual({ data: [], count: 0, unseen: 0 });
  });

  it("are marked read one by one, or all", async () => {
    const person = await t.seedConsumer();
    const ids = await notifications(person, 3);
    expect((await t.as(person).post(`/notifications/${ids[1]}`)).status).toBe(200);
    expect((await t.as(person).post(`/notifications/${ids[1]}`)).status).toBe(200);
    expect((await list(person)).body.data.unseen).toBe(2);
    expect((await t.as(person).post("/notifications/seen-all")).status).toBe(200);
    expect((await list(person)).body.data).toMatchObject({ count: 3, unseen: 0 });
  });

  it("are deleted one by one, or all", async () => {
    const person = await t.seedConsumer();
    const ids = await notifications(person, 3);
    expect((await t.as(person).delete(`/notifications/${ids[1]}`)).status).toBe(200);
    expect((await t.as(person).delete(`/notifications/${ids[1]}`)).status).toBe(404);
    expect(idsOf(await list(person))).toEqual([ids[2], ids[0]]);
    expect((await t.as(person).delete("/notifications")).status).toBe(200);
    expect((await list(person)).body.data).toEqual({ data: [], count: 0, unseen: 0 });
  });

  it("are marked read by the kinds whose place was opened, the reader's own alone", async () => {
    const [person, other] = [await t.seedConsumer(), await t.seedConsumer()];
    const [first = 0, second = 0] = await notifications(person, 2);
    await notifications(other, 1);
    await t.db.query
      .updateTable("notifications")
      .set({ code: 8 })
      .where("id", "=", second)
      .execute();
    const seen = (body: object) => t.as(person).post("/notifications/seen", body);

    expect((await seen({ ntp_ids: [1, 7, 9_999] })).status).toBe(200);

    const rows = (await list(person)).body.data.data;
    const unread = rows.filter(({ ntf_seen }: { ntf_seen: boolean }) => !ntf_seen);
    expect(unread.map(({ ntf_id }: { ntf_id: number }) => ntf_id)).toEqual([second]);
    expect(first).not.toBe(second);
    expect((await list(other)).body.data).toMatchObject({ unseen: 1 });
    for (const body of [{}, { ntp_ids: [] }, { ntp_ids: ["x"] }]) {
      expect((await seen(body)).status).toBe(422);
    }
  });

  it("of a lead are read once the agent opens it, those of others and of messages are not", async () => {
    const [agent, other] = [await t.seedAgent(), await t.seedAgent()];
    const consumer = await t.seedConsumer();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const tell = (userId: number, code: number) =>
      t.db.query
        .insertInto("notifications")
        .values({
          user_id: userId,
          code,
          first_name: "Casey",
          application_id: leadId,
          event_key: `lead:${code}`,
          created_at: t.clock.now(),
        })
        .execute();
    for (const code of [2, 12]) await tell(agent.id, code);
    await tell(other.id, 2);

    await t.as(agent).get("/agent/profile/leads");
    expect((await list(agent)).body.data).toMatchObject({ unseen: 2 });
    await t.as(agent).get(`/agent/profile/leads/${leadId}`);

    const unread = (await list(agent)).body.data.data.filter(
      ({ ntf_seen }: { ntf_seen: boolean }) => !ntf_seen,
    );
    expect(unread.map(({ ntp_id }: { ntp_id: number }) => ntp_id)).toEqual([12]);
    expect((await list(other)).body.data).toMatchObject({ unseen: 1 });
  });

  it("of somebody else are not there, and stay as they were", async () => {
    const [owner, other] = [await t.seedConsumer(), await t.seedConsumer()];
    const [id] = await notifications(owner, 1);
    expect((await t.as(other).post(`/notifications/${id}`)).status).toBe(404);
    expect((await t.as(other).delete(`/notifications/${id}`)).status).toBe(404);
    await t.as(other).post("/notifications/seen-all");
    await t.as(other).delete("/notifications");
    expect((await list(owner)).body.data).toMatchObject({ count: 1, unseen: 1 });
  });
});

describe("the poll", () => {
  it("does not keep a session alive", async () => {
    const person = await t.seedConsumer();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect((await list(person)).status).toBe(200);
      t.clock.advance({ minutes: 20 });
    }
    expect((await list(person)).status).toBe(401);
  });
});
