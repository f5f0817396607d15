import type { RowChange } from "../../database";
import { appForTests, type Person, type TestApp } from "../../testing";

/** The place of the running test: its leads and agents are alone there. */
let zipId: number;

const test = appForTests();
let zips: number[];
beforeAll(async () => {
  const rows = await test.db.query
    .selectFrom("zip_codes")
    .select("id")
    .where("id", ">", 78701)
    .orderBy("id")
    .limit(100)
    .execute();
  zips = rows.map(({ id }) => id);
});
beforeEach(() => {
  zipId = zips.pop() ?? 0;
});

const AUTO_ONLY = 4; // GEICO
const ids = (body: { data: { data: { aps_id: number }[] } }) =>
  body.data.data.map(({ aps_id }) => aps_id);

async function aLead({
  name: [first_name, last_name] = ["Casey", "Client"],
  ...options
}: { types?: number[]; zipId?: number; name?: [string, string] } = {}) {
  const consumer = await test.seedConsumer({ user: { first_name, last_name } });
  test.clock.advance({ seconds: 1 });
  return {
    consumer,
    id: await test.seedApplication(consumer, { submitted: true, zipId, ...options }),
  };
}

const anAgent = (changes: Parameters<TestApp["seedAgent"]>[0] = {}) =>
  test.seedAgent({ zips: [zipId], ...changes });

const moveTo = (agent: Person, zip_id: number) =>
  test.db.query
    .updateTable("agent_zips")
    .set({ zip_id })
    .where("agent_id", "=", agent.id)
    .execute();

const pauseUntil = (agent: Person, end: Date) =>
  test.db.query
    .updateTable("agents")
    .set({ paused_until: end.toISOString().slice(0, 10), pause_ends_at: end })
    .where("user_id", "=", agent.id)
    .execute();

const leadsOf = (agent: Person, query = {}) => test.as(agent).get("/agent/profile/leads", query);

describe("an agent's leads", () => {
  it.each([
    ["no carrier", { carriers: [] }],
    ["no zip code", { zips: [] }],
    ["no licence number", { profile: { license_number: "" } }],
    ["no agency phone", { profile: { agency_phone: "" } }],
  ])("are refused with 400 to an agent with %s", async (_what, changes) => {
    const agent = await anAgent(changes);

    const reply = await leadsOf(agent);

    expect(reply).toMatchObject({ status: 400, body: { data: ["profile-incomplete"] } });
  });

  it("are the open applications in the agent's zip codes, newest first", async () => {
    const near = await aLead();
    const later = await aLead();
    const far = await aLead({ zipId: 501 });
    const agent = await anAgent();
    const everywhere = await anAgent({ zips: [], profile: { all_zips: true } });

    expect(ids((await leadsOf(agent)).body)).toEqual([later.id, near.id]);
    expect(ids((await leadsOf(everywhere)).body).slice(0, 3)).toEqual([far.id, later.id, near.id]);
  });

  it("follow the service area at once, whoever changes it", async () => {
    const near = await aLead();
    const elsewhere = await aLead({ zipId: 501 });
    const agent = await anAgent();
    const listed = async () => {
      const { status, body } = await leadsOf(agent, { counts: true });
      return status === 200 ? [ids(body), body.data.count, body.data.counts.new] : body.data;
    };
    expect(await listed()).toEqual([[near.id], 1, 1]);

    // As another process does it, of which this one hears nothing.
    await moveTo(agent, 501);
    const [found] = await listed();
    expect(found).toContain(elsewhere.id);
    expect(found).not.toContain(near.id);

    await moveTo(agent, zipId);
    await pauseUntil(agent, new Date(test.clock.now().getTime() + 60_000));
    expect(await listed()).toEqual([[], 0, 0]);
    test.clock.advance({ minutes: 2 });
    expect(await listed()).toEqual([[near.id], 1, 1]);

    await test.db.query.deleteFrom("agent_carriers").where("agent_id", "=", agent.id).execute();
    expect(await listed()).toEqual(["profile-incomplete"]);
    await test.db.query
      .insertInto("agent_carriers")
      .values({ agent_id: agent.id, carrier_id: 1 })
      .execute();
    expect(await listed()).toEqual([[near.id], 1, 1]);
  });

  it("leave out what none of the agent's carriers writes", async () => {
    await aLead({ types: [2, 3] });
    const auto = await aLead({ types: [3] });
    const agent = await anAgent({ carriers: [AUTO_ONLY] });

    expect(ids((await leadsOf(agent)).body)).toEqual([auto.id]);
  });

  it("name the person behind them by first name, letter, city and state, and say no more", async () => {
    const { id, consumer } = await aLead({ name: ["Maya", "Rivers"] });
    const agent = await anAgent();

    const [lead] = (await leadsOf(agent)).body.data.data;

    expect(Object.keys(lead).sort()).toEqual(
      [
        "aps_confirmed",
        "aps_deleted",
        "aps_id",
        "aps_submitted",
        "city",
        "client",
        "edit",
        "has_quote",
        "insType",
        "ins_types",
        "isUnread",
        "needs",
        "state",
        "viable_inc",
        "won_quote",
      ].sort(),
    );
    expect(lead).toMatchObject({ client: "Maya R.", city: "Austin", state: "TX" });
    expect(JSON.stringify(lead)).not.toMatch(/Rivers|Willow/);
    await test.seedQuote(agent, id);
    await test.as(consumer).delete("/user/application", { force: true });
    const [deleted] = (await leadsOf(agent)).body.data.data;
    expect(deleted).toMatchObject({ aps_deleted: true, own_price: expect.anything() });
    expect(deleted).not.toHaveProperty("client");
    expect(deleted).not.toHaveProperty("city");
  });

  it("say the agent's own best price, when it was made, and when to follow up", async () => {
    const { id } = await aLead({ types: [1, 3] });
    const agent = await anAgent({ carriers: [1, 2] });
    const other = await anAgent({ carriers: [3] });
    await test.seedQuote(agent, id, { carrierId: 1, monthly: 90 });
    await test.seedQuote(agent, id, {
      carrierId: 2,
      row: { bundle_monthly: 160, bundle_yearly: 1900 },
    });
    await test.seedQuote(other, id, { carrierId: 3, monthly: 10 });
    await test.db.query
      .insertInto("lead_notes")
      .values({
        agent_id: agent.id,
        application_id: id,
        follow_up_on: "2026-04-01",
        updated_at: test.clock.now(),
      })
      .execute();

    expect((await leadsOf(agent)).body.data.data[0]).toMatchObject({
      own_price: {
        inc_name: "Allstate",
        qot_monthly: 160,
        qot_yearly: 1900,
        at: test.clock.now().toISOString(),
      },
      follow_up: "2026-04-01",
    });
    expect((await leadsOf(other)).body.data.data[0]).not.toHaveProperty("follow_up");
  });

  it("fall under the filter of their status, deleted ones only under all", async () => {
    const agent = await anAgent();
    const fresh = await aLead();
    const quoted = await aLead();
    const won = await aLead();
    const completed = await aLead();
    const deleted = await aLead();
    await test.seedQuote(agent, quoted.id);
    await test.seedAcceptance(await test.seedQuote(agent, won.id));
    await test.seedAcceptance(await test.seedQuote(agent, completed.id), { paid: true });
    await test.seedQuote(agent, deleted.id);
    await test.as(deleted.consumer).delete("/user/application", { force: true });

    for (const [filter, lead] of Object.entries({ new: fresh, quoted, won, completed })) {
      const { body } = await leadsOf(agent, { filter });
      expect([ids(body), body.data.count]).toEqual([[lead.id], 1]);
    }
    const all = await leadsOf(agent);
    expect(ids(all.body)).toEqual([deleted.id, completed.id, won.id, quoted.id, fresh.id]);
    expect(all.body.data.count).toBe(5);
    expect(all.body.data.data[0]).toMatchObject({ aps_deleted: true });
    expect((await leadsOf(agent, { filter: "strange" })).status).toBe(422);
    expect((await leadsOf(agent, { filter: "won" })).body.data).not.toHaveProperty("counts");
    const { counts } = (await leadsOf(agent, { counts: "true", limit: 1 })).body.data;
    expect(counts).toEqual({ all: 5, new: 1, quoted: 1, won: 1, completed: 1, lost: 0 });
  });

  it("are as many as their count says, whatever becomes of them", async () => {
    const agent = await anAgent({ carriers: [1, 2] });
    const winner = await anAgent({ carriers: [AUTO_ONLY] });
    const readers = [
      agent,
      await anAgent({ zips: [zipId, 501], carriers: [AUTO_ONLY] }),
      await anAgent({ zips: [], profile: { all_zips: true }, carriers: [3] }),
    ];
    const fresh = await aLead({ types: [1, 3] });
    const moved = await aLead();
    const changed = await aLead({ types: [3] });
    const deleted = await aLead();
    const won = await aLead({ types: [3] });
    const twice = await aLead();
    const withdrawn = await aLead({ types: [1] });
    const change = (lead: { id: number }, to: RowChange<"applications">) =>
      test.db.query.updateTable("applications").set(to).where("id", "=", lead.id).execute();
    const steps = [
      () => test.seedQuote(agent, twice.id, { carrierId: 1 }),
      () => test.seedQuote(agent, twice.id, { carrierId: 2 }),
      () => change(moved, { zip_id: 501 }),
      () => change(twice, { zip_id: 501 }),
      () => change(changed, { submitted_types: [1, 2] }),
      () => test.seedQuote(winner, won.id, { carrierId: AUTO_ONLY }).then(test.seedAcceptance),
      () => test.as(deleted.consumer).delete("/user/application", { force: true }),
      () => test.seedQuote(agent, withdrawn.id),
      () => test.as(agent).delete("/agent/profile/carriers", { carriers: 1 }),
      () => test.as(winner).delete("/agent/profile/delete"),
      () => test.as(fresh.consumer).delete("/user/profile/delete"),
    ];
    const newToAgent = [];
    for (const step of steps) {
      await step();
      for (const filter of ["all", "new"]) {
        for (const reader of readers) {
          const { body } = await leadsOf(reader, { filter, limit: 100 });
          expect(ids(body)).toHaveLength(body.data.count);
        }
      }
      newToAgent.push((await leadsOf(agent, { filter: "new" })).body.data.count);
    }
    expect(newToAgent).toEqual([6, 6, 5, 5, 5, 4, 3, 2, 2, 3, 2]);
  });

  it("come in pages that neither repeat nor miss one", async () => {
    const agent = await anAgent();
    const leads = [];
    for (let index = 0; index < 5; index++) leads.push(await aLead());
    await test.seedQuote(agent, leads[2]?.id ?? 0);

    const pages = await Promise.all(
      [0, 2, 4].map((offset) => leadsOf(agent, { limit: 2, offset })),
    );

    expect(pages.flatMap(({ body }) => ids(body))).toEqual(leads.map(({ id }) => id).reverse());
  });

  it("leave agents without a quote once another agent won", async () => {
    const { id } = await aLead({ types: [1] });
    const winner = await anAgent();
    const loser = await anAgent({ carriers: [2] });
    const outsider = await anAgent({ carriers: [3] });
    await test.seedQuote(loser, id, { carrierId: 2 });
    await test.seedAcceptance(await test.seedQuote(winner, id));

    expect((await leadsOf(outsider)).body.data.count).toBe(0);
    expect((await leadsOf(loser)).body.data.data[0]).toMatchObject({
      has_quote: true,
      won_quote: false,
      other_chosen: true,
    });
  });

  it("come last among the quoted ones once another agent was chosen", async () => {
    const loser = await anAgent({ carriers: [2] });
    const winner = await anAgent();
    const open = await aLead({ types: [1] });
    const lost = await aLead({ types: [1] });
    await test.seedQuote(loser, open.id, { carrierId: 2 });
    await test.seedQuote(loser, lost.id, { carrierId: 2 });
    await test.seedAcceptance(await test.seedQuote(winner, lost.id));

    const { body } = await leadsOf(loser, { filter: "quoted" });
    const second = await leadsOf(loser, { filter: "quoted", limit: 1, offset: 1 });

    expect([ids(body), body.data.count]).toEqual([[open.id, lost.id], 2]);
    expect(ids(second.body)).toEqual([lost.id]);
    expect(body.data.data[0]).not.toHaveProperty("other_chosen");
    const alone = (await leadsOf(loser, { filter: "lost", counts: "true" })).body.data;
    expect([alone.data[0].aps_id, alone.count]).toEqual([lost.id, 1]);
    expect(alone.counts).toMatchObject({ quoted: 2, lost: 1 });
  });

  it("lose a deleted one that the agent puts away, and no other", async () => {
    const agent = await anAgent();
    const deleted = await aLead();
    const standing = await aLead();
    await test.seedQuote(agent, deleted.id);
    await test.seedQuote(agent, standing.id);
    await test.as(deleted.consumer).delete("/user/application", { force: true });
    const putAway = (id: number, by = agent) => test.as(by).delete(`/agent/profile/leads/${id}`);

    expect((await putAway(deleted.id, await anAgent())).status).toBe(404);
    expect((await putAway(standing.id)).body.data).toEqual(["lead-live"]);
    expect((await putAway(deleted.id)).status).toBe(200);
    expect((await putAway(deleted.id)).status).toBe(200);

    const { body } = await leadsOf(agent);
    expect([ids(body), body.data.count]).toEqual([[standing.id], 1]);
  });

  it("keep those won within reach of an agent whose last carrier goes", async () => {
    const agent = await anAgent();
    const paid = await aLead();
    const won = await aLead();
    const quoted = await aLead();
    await test.seedAcceptance(await test.seedQuote(agent, paid.id), { paid: true });
    await test.seedAcceptance(await test.seedQuote(agent, won.id));
    await test.seedQuote(agent, quoted.id);
    await test.as(agent).delete("/agent/profile/carriers", { carriers: 1 });

    const clients = await test.as(agent).get("/agent/profile/clients");
    const lead = await test.as(agent).get(`/agent/profile/leads/${paid.id}`);
    const client = await test.as(agent).get(`/agent/profile/leads/${paid.id}/confirm`);

    expect((await leadsOf(agent)).status).toBe(400);
    expect([ids(clients.body), clients.body.data.count]).toEqual([[won.id, paid.id], 2]);
    expect(lead.body.quote_info).toEqual([expect.objectContaining({ accepted: true })]);
    expect(client.body.user_data.usr_email).toBe(paid.consumer.email);
  });

  it("are unread until opened, and again after a resubmission", async () => {
    const { id, consumer } = await aLead();
    const agent = await anAgent();
    const isUnread = async () => (await leadsOf(agent)).body.data.data[0].isUnread;

    expect(await isUnread()).toBe(true);
    await test.as(agent).get(`/agent/profile/leads/${id}`);
    expect(await isUnread()).toBe(false);
    test.clock.advance({ minutes: 1 });
    await test.db.query
      .updateTable("applications")
      .set({ submitted_at: test.clock.now() })
      .where("consumer_id", "=", consumer.id)
      .execute();
    expect(await isUnread()).toBe(true);
  });

  it("count as viable the carriers that no other agent quoted", async () => {
    const { id } = await aLead({ types: [1] });
    const agent = await anAgent({ carriers: [1, 2] });
    const other = await anAgent();
    await test.seedQuote(other, id);

    const [lead] = (await leadsOf(agent)).body.data.data;
    const detail = await test.as(agent).get(`/agent/profile/leads/${id}`);

    expect(lead.viable_inc).toEqual([{ inc_id: 2, inc_name: "Allstate" }]);
    expect(detail.body.insurance_companies).toEqual([
      { inc_id: 2, inc_name: "Allstate", quoted: false },
      { inc_id: 1, inc_name: "State Farm", quoted: true },
    ]);
  });
});

describe("a covered lead", () => {
  it("has no carrier left, says so, and takes no quote", async () => {
    const { id } = await aLead({ types: [1] });
    const agent = await anAgent({ carriers: [1, 2] });
    const other = await anAgent({ carriers: [1, 2] });
    for (const carrierId of [1, 2]) await test.seedQuote(other, id, { carrierId });

    const [lead] = (await leadsOf(agent)).body.data.data;
    const opened = await test.as(agent).get(`/agent/profile/leads/${id}`);
    const refused = await test.as(agent).post(`/agent/profile/leads/${id}`, {
      token: await test.humanToken("quote"),
      inc_id: 1,
      prices: [{ ins_id: 1, qpr_monthly: 90, qpr_yearly: 1_080 }],
    });

    expect(lead.viable_inc).toEqual([]);
    expect(opened.body.insurance_companies).toEqual([
      { inc_id: 2, inc_name: "Allstate", quoted: true },
      { inc_id: 1, inc_name: "State Farm", quoted: true },
    ]);
    expect([refused.status, refused.body.data]).toEqual([409, ["already-quoted"]]);
    expect((await leadsOf(agent, { carrier: 1 })).body.data.count).toBe(0);
  });
});

describe("one lead", () => {
  it("tells the listed details of the client and never how to reach them", async () => {
    const { id, consumer } = await aLead();
    const agent = await anAgent();

    const { status, body, text } = await test.as(agent).get(`/agent/profile/leads/${id}`);

    expect(status).toBe(200);
    expect(Object.keys(body.user_info).sort()).toEqual([
      "usr_address1",
      "usr_city",
      "usr_dateofbirth",
      "usr_firstname",
      "usr_gender",
      "usr_lastname",
      "usr_partnerdateofbirth",
      "usr_partnerfirstname",
      "usr_partnerlastname",
    ]);
    expect(text).not.toContain(consumer.email);
    expect(text).not.toContain("(512)555");
    expect(text).not.toContain("Unit");
    expect(text).not.toContain(String(zipId));
  });

  it("says the same of state, need, premium and renewal as its row", async () => {
    const { id } = await aLead();
    const agent = await anAgent();
    const [row] = (await leadsOf(agent)).body.data.data;
    const { body } = await test.as(agent).get(`/agent/profile/leads/${id}`);
    const facts = ({ state, needs, premium, renewal }: Record<string, unknown>) => ({
      state,
      needs,
      premium,
      renewal,
    });
    expect(facts(body.lead)).toEqual(facts(row));
    expect(body.lead).toMatchObject({ state: "TX", needs: [{ ins_id: 2 }] });
  });

  it("is not there for an agent who does not reach it, nor after its deletion", async () => {
    const { id, consumer } = await aLead();
    const far = await anAgent({ zips: [501] });
    const near = await anAgent();

    expect((await test.as(far).get(`/agent/profile/leads/${id}`)).status).toBe(404);
    await test.as(consumer).delete("/user/application", { force: true });
    expect((await test.as(near).get(`/agent/profile/leads/${id}`)).status).toBe(404);
  });

  it("stays for whoever opened it, whatever ZIP codes they choose then", async () => {
    const { id } = await aLead();
    const agent = await anAgent();
    const choose = (zip: number) =>
      test.as(agent).put("/agent/profile", { zipcodes: [{ id: zip }] });
    const open = () => test.as(agent).get(`/agent/profile/leads/${id}`);

    await choose(501);
    expect((await open()).status).toBe(404);
    await choose(zipId);
    expect((await open()).status).toBe(200);
    await choose(501);
    expect((await open()).status).toBe(200);
    expect(ids((await leadsOf(agent)).body)).not.toContain(id);
  });

  it("cannot be found by trying ZIP codes: after twenty misses there is no answer", async () => {
    const { id } = await aLead();
    const agent = await anAgent({ zips: [501] });
    const quote = async () =>
      test.as(agent).post(`/agent/profile/leads/${id}`, {
        token: await test.humanToken("quote"),
        inc_id: 1,
        prices: [],
      });
    const cover = () =>
      test.as(agent).post("/agent/profile/calculate-coverage", { id: 2, aps_id: id, answers: [] });
    const open = (leadId = id) => test.as(agent).get(`/agent/profile/leads/${leadId}`);
    const misses = [await quote(), await cover()];
    for (let count = misses.length; count < 20; count++) misses.push(await open());
    await test.as(agent).put("/agent/profile", { zipcodes: [{ id: zipId }] });

    expect(new Set(misses.map(({ status }) => status))).toEqual(new Set([404]));
    expect([(await open()).status, (await open(2_147_483_647)).status]).toEqual([429, 429]);
    expect([(await quote()).status, (await cover()).status]).toEqual([429, 429]);
    test.clock.advance({ minutes: 40 });
    await test.as(agent).get("/agent/profile");
    test.clock.advance({ minutes: 21 });
    expect((await open()).status).toBe(200);
  });

  it("names the client that was paid for when their account is gone", async () => {
    const { id, consumer } = await aLead();
    const agent = await anAgent();
    const quoteId = await test.seedQuote(agent, id);
    await test.seedAcceptance(quoteId, { paid: true });
    await test.db.query
      .insertInto("unlocked_clients")
      .values({
        application_id: id,
        agent_id: agent.id,
        first_name: "Casey",
        last_name: "Client",
        email: consumer.email,
        phone: "(512)555-0123",
        unlocked_at: test.clock.now(),
      })
      .execute();
    await test.as(consumer).delete("/user/profile/delete");

    const { body } = await test.as(agent).get(`/agent/profile/leads/${id}`);

    expect(body.user_info).toMatchObject({ usr_firstname: "Casey", usr_lastname: "Client" });
  });
});
