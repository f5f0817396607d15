import { notificationKind } from "@quotehaven/contract/wire";
import { appForTests, type Person } from "../../testing";
import { seedNotifications } from "./notificationFixtures";

const t = appForTests();

const list = (person: Person, query = {}) => t.as(person).get("/notifications", query);
const idsOf = (reply: { body: { data: { data: { ntf_id: number }[] } } }) =>
  reply.body.data.data.map(({ ntf_id }) => ntf_id);

const unreadOf = async (person: Person) =>
  (await t.noticesOf(person)).filter(({ ntf_seen }) => !ntf_seen);

describe("notifications", () => {
  it("come newest first with the listed keys only, in pages that neither repeat nor miss one", async () => {
    const person = await t.seedAgent();
    const ids = await seedNotifications(t, person, 101);
    const { data, count, unseen } = (await list(person, { limit: 100_000 })).body.data;
    // A badge says 99+ of what is unseen.
    expect([data.length, count, unseen]).toEqual([100, 101, 100]);
    expect(Object.keys(data[0]).sort()).toEqual(
      ["ntf_date", "ntf_id", "ntf_seen", "ntp_id", "ntp_name", "usr_firstname"].sort(),
    );
    const pages = await Promise.all(
      [0, 40, 80, 120].map((offset) => list(person, { limit: 40, offset })),
    );
    expect(pages.flatMap(idsOf)).toEqual([...ids].reverse());
    expect(pages.map(({ body }) => body.data.count)).toEqual([101, 101, 101, 101]);
    expect((await list(person, { offset: 99_999_999 })).status).toBe(422);
  });

  it("are not sent again while they are unchanged, nor to anybody else, whatever tag is sent", async () => {
    const [person, other] = [await t.seedConsumer(), await t.seedConsumer()];
    const [id] = await seedNotifications(t, person, 1);
    const first = await list(person);
    const etag = String(first.headers.etag);
    const again = ({ sid } = person) =>
      t.request({ url: `/api/notifications?sid=${sid}`, headers: { "if-none-match": etag } });
    const unchanged = await again();
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe("");
    expect(unchanged.headers).not.toHaveProperty("content-length");
    expect(unchanged.headers).toMatchObject({ "cache-control": "no-store", etag });
    const { statusCode, body } = await again(other);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).data).toEqual({ data: [], count: 0, unseen: 0 });

    await t.as(person).post(`/notifications/${id}`);

    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("are marked read, and deleted, one by one or all, by nobody else", async () => {
    const [person, other] = [await t.seedConsumer(), await t.seedConsumer()];
    const [first, middle, last] = await seedNotifications(t, person, 3);
    const mark = async (by: Person, which: unknown) =>
      (await t.as(by).post(`/notifications/${which}`)).status;
    const remove = async (by: Person, which = "") =>
      (await t.as(by).delete(`/notifications${which}`)).status;
    expect([await mark(other, middle), await remove(other, `/${middle}`)]).toEqual([404, 404]);
    expect([await mark(other, "seen-all"), await remove(other)]).toEqual([200, 200]);
    expect((await list(person)).body.data).toMatchObject({ count: 3, unseen: 3 });

    expect([await mark(person, middle), await mark(person, middle)]).toEqual([200, 200]);
    expect((await list(person)).body.data.unseen).toBe(2);
    expect(await mark(person, "seen-all")).toBe(200);
    expect((await list(person)).body.data).toMatchObject({ count: 3, unseen: 0 });
    expect([await remove(person, `/${middle}`), await remove(person, `/${middle}`)]).toEqual([
      200, 404,
    ]);
    expect(idsOf(await list(person))).toEqual([last, first]);
    expect(await remove(person)).toBe(200);
    expect((await list(person)).body.data).toEqual({ data: [], count: 0, unseen: 0 });
  });

  it("of a quote are read once its consumer opens it, those of other quotes and readers are not", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead({ types: [1] });
    const otherId = await t.seedQuote(await t.seedAgent(), leadId, { carrierId: 2 });
    const price = { carrier: "Acme", monthly: 90, yearly: 1_000, isLowest: true };
    const told = (id: number) => ({
      details: JSON.stringify({ quote: { id, ...price, verdict: "meets", lines: 1, met: 1 } }),
    });
    const [own = 0, late = 0] = await seedNotifications(t, consumer, 2, told(quoteId));
    const ofOthers = { ...told(otherId), application_id: leadId };
    const [, longer = 0] = await seedNotifications(t, consumer, 2, ofOthers);
    await t.update(
      "notifications",
      { id: late },
      { details: null, event_key: `quote:${quoteId}:late:1` },
    );
    await t.update("notifications", { id: longer }, { event_key: `quote:${quoteId}0:late:1` });
    const unreadIds = async () => (await unreadOf(consumer)).map(({ ntf_id }) => ntf_id);
    const before = await unreadIds();

    for (const reader of [agent, consumer]) {
      const seen = await t.as(reader).post("/notifications/seen", { qot_id: quoteId });
      expect(seen.status).toBe(200);
    }

    const left = await unreadIds();
    expect(before.filter((id) => !left.includes(id)).sort()).toEqual([own, late].sort());
  });

  it("of a quote name its agency while its account is there, of a choice the fee until it is paid", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead({ types: [1] });
    await t.update("agents", { user_id: agent.id }, { agency_name: "Ruiz Insurance" });
    const price = { carrier: "Acme", monthly: 90, yearly: 1_000, isLowest: true };
    const quote = { id: quoteId, ...price, verdict: "meets", lines: 1, met: 1 };
    const aboutLead = { application_id: leadId };
    const told = { ...aboutLead, details: JSON.stringify({ quote }) };
    await seedNotifications(t, consumer, 1, told);
    await seedNotifications(t, agent, 1, { ...aboutLead, code: 4 });
    const newest = async (person: Person) => (await list(person)).body.data.data[0];
    expect(await newest(consumer)).toMatchObject({ agency: "Ruiz Insurance" });
    expect(await newest(agent)).not.toHaveProperty("fee");

    await t.seedAcceptance(quoteId);
    expect(await newest(agent)).toMatchObject({ fee: 4_900 });
    await t.update("applications", { id: leadId }, { confirmed_at: t.clock.now() });
    expect(await newest(agent)).not.toHaveProperty("fee");
    await t.db.query.deleteFrom("agents").where("user_id", "=", agent.id).execute();
    expect(await newest(consumer)).not.toHaveProperty("agency");
  });

  it("of a lead are read once the agent opens it or its client, those of others and of messages are not", async () => {
    const [agent, other] = [await t.seedAgent(), await t.seedAgent()];
    const leadId = await t.seedApplication(await t.seedConsumer(), { submitted: true });
    const [submitted = 0, message = 0] = await seedNotifications(t, agent, 2);
    const [elsewhere = 0] = await seedNotifications(t, other, 1);
    for (const id of [submitted, message, elsewhere]) {
      const code = id === message ? 12 : 2;
      await t.update("notifications", { id }, { code, application_id: leadId });
    }

    await t.as(agent).get("/agent/profile/leads");
    expect((await list(agent)).body.data).toMatchObject({ unseen: 2 });
    await t.as(agent).get(`/agent/profile/leads/${leadId}`);
    expect(await unreadOf(agent)).toMatchObject([{ ntp_id: 12 }]);

    const quoteId = await t.seedQuote(agent, leadId, { carrierId: 2 });
    await t.seedAcceptance(quoteId, { paid: true });
    const returned = {
      code: notificationKind.encode("feeReturned"),
      application_id: leadId,
      event_key: "returned",
    };
    await t.update("notifications", { id: submitted }, { ...returned, seen: false });
    expect((await t.as(agent).get(`/agent/profile/leads/${leadId}/confirm`)).status).toBe(200);

    expect(await unreadOf(agent)).toMatchObject([{ ntp_id: 12 }]);
    expect((await list(other)).body.data).toMatchObject({ unseen: 1 });
  });

  it("are polled without keeping a session alive", async () => {
    const person = await t.seedConsumer();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect((await list(person)).status).toBe(200);
      t.clock.advance({ minutes: 20 });
    }
    expect((await list(person)).status).toBe(401);
  });
});
