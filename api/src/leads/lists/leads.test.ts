import { mostCounted } from "@quotehaven/contract/rules";
import { sql } from "kysely";
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

const withdraw = (consumer: Person) =>
  test.as(consumer).delete("/user/application", { force: true });

const leadsOf = (agent: Person, query = {}) => test.as(agent).get("/agent/profile/leads", query);

describe("an agent's leads", () => {
  it("are refused with 400 to an agent whose profile misses something", async () => {
    for (const profile of [{ license_number: "" }, { agency_phone: "" }]) {
      const reply = await leadsOf(await anAgent({ profile }));
      expect(reply).toMatchObject({ status: 400, body: { data: ["profile-incomplete"] } });
    }
  });

  it("say which may be of one person, of leads that the agent sees both", async () => {
    const asked = async (user: object, profile: object, zip = zipId) => {
      const consumer = await test.seedConsumer({ user, profile });
      return test.seedApplication(consumer, { submitted: true, zipId: zip });
    };
    const name = { first_name: "Maya", last_name: "Rivers" };
    const home = { address1: "8 Com Ct", date_of_birth: "1980-02-03" };
    const one = await asked(name, home);
    const other = await asked(
      { first_name: "MAYA", last_name: "Rivers" },
      { ...home, address1: "8 com ct" },
    );
    const young = await asked(name, { ...home, date_of_birth: "2001-02-03" });
    const [far, elsewhere] = [{ ...home, address1: "9 Com Ct" }, 501];
    const near = await asked(name, far);
    await asked(name, far, elsewhere);
    const agent = await anAgent();
    const { body } = await leadsOf(agent);
    const shared = body.data.data.filter((lead: { same_person?: true }) => lead.same_person);
    expect(ids({ data: { data: shared } }).toSorted()).toEqual([one, other].toSorted());
    const read = async (id: number) =>
      (await test.as(agent).get(`/agent/profile/leads/${id}`)).body.lead.same_person;
    expect([await read(one), await read(young), await read(near)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
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
    await test.update("agent_zips", { agent_id: agent.id }, { zip_id: 501 });
    const [found] = await listed();
    expect(found).toContain(elsewhere.id);
    expect(found).not.toContain(near.id);

    await test.update("agent_zips", { agent_id: agent.id }, { zip_id: zipId });
    const end = new Date(test.clock.now().getTime() + 60_000);
    const pause = { paused_until: end.toISOString().slice(0, 10), pause_ends_at: end };
    await test.update("agents", { user_id: agent.id }, pause);
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

  it("name the person behind them by first name, letter, city and state, and a withdrawn one not at all", async () => {
    const { id, consumer } = await aLead({ name: ["Maya", "Rivers"] });
    const agent = await anAgent();
    const { body, text } = await leadsOf(agent);
    expect(body.data.data).toMatchObject([{ client: "Maya R.", city: "Austin", state: "TX" }]);
    expect(text).not.toMatch(/Rivers|Willow/);
    await test.seedQuote(agent, id);
    await withdraw(consumer);
    const [deleted] = (await leadsOf(agent)).body.data.data;
    expect(deleted).toMatchObject({ aps_deleted: true, own_price: expect.anything() });
    for (const key of ["client", "city"]) expect(deleted).not.toHaveProperty(key);
  });

  it("say the agent's own best price, when it was made, and when to follow up, and of a won lead the quote that was chosen", async () => {
    const { id } = await aLead({ types: [1, 3] });
    const agent = await anAgent({ carriers: [1, 2] });
    const other = await anAgent({ carriers: [3] });
    const dearer = await test.seedQuote(agent, id, { carrierId: 1, monthly: 90 });
    await test.seedQuote(agent, id, {
      carrierId: 2,
      row: { bundle_monthly: 160, bundle_yearly: 1900 },
    });
    await test.seedQuote(other, id, { carrierId: 3, monthly: 10 });
    await test.seedNote(agent, id, { follow_up_on: "2026-04-01" });

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

    const between = await aLead({ types: [1] });
    await test.seedQuote(agent, between.id, { monthly: 170 });
    const chosen = { inc_name: "State Farm", qot_monthly: 180 };
    for (const paid of [false, true]) {
      await test.seedAcceptance(dearer, { paid });
      const { data } = (await leadsOf(agent, { sort: "price" })).body.data;
      expect(data).toMatchObject([
        { aps_id: id, own_price: chosen },
        { aps_id: between.id, own_price: { qot_monthly: 170 } },
      ]);
    }
    expect((await test.as(agent).get("/agent/profile/clients")).body.data.data).toMatchObject([
      { own_price: chosen },
    ]);
  });

  it("are counted for each filter where that is asked for, deleted ones only under all, and lost ones under quoted, too", async () => {
    const agent = await anAgent();
    const [, quoted, won, completed, lost, deleted] = [
      await aLead(),
      await aLead(),
      await aLead(),
      await aLead(),
      await aLead(),
      await aLead(),
    ];
    await test.seedQuote(agent, quoted.id);
    await test.seedAcceptance(await test.seedQuote(agent, won.id));
    await test.seedAcceptance(await test.seedQuote(agent, completed.id), { paid: true });
    for (const { id } of [lost, deleted]) await test.seedQuote(agent, id);
    const winner = await anAgent({ carriers: [2] });
    await test.seedAcceptance(await test.seedQuote(winner, lost.id, { carrierId: 2 }));
    await withdraw(deleted.consumer);

    expect((await leadsOf(agent, { filter: "strange" })).status).toBe(422);
    expect((await leadsOf(agent)).body.data).not.toHaveProperty("counts");
    const { counts } = (await leadsOf(agent, { counts: "true", limit: 1 })).body.data;
    expect(counts).toEqual({ all: 6, new: 1, quoted: 2, won: 1, completed: 1, lost: 1 });
  });

  it("lose a deleted one that the agent puts away, and no other", async () => {
    const agent = await anAgent();
    const deleted = await aLead();
    const standing = await aLead();
    await test.seedQuote(agent, deleted.id);
    await test.seedQuote(agent, standing.id);
    await withdraw(deleted.consumer);
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
    await test.update(
      "applications",
      { consumer_id: consumer.id },
      { submitted_at: test.clock.now() },
    );
    expect(await isUnread()).toBe(true);
  });

  it("count as viable the carriers that no other agent quoted, and take no quote where there is none", async () => {
    const { id } = await aLead({ types: [1] });
    const agent = await anAgent({ carriers: [1, 2] });
    const other = await anAgent({ carriers: [1, 2] });
    const shown = async () => {
      const [lead] = (await leadsOf(agent)).body.data.data;
      const { body } = await test.as(agent).get(`/agent/profile/leads/${id}`);
      return [lead.viable_inc, body.insurance_companies];
    };
    const allstate = { inc_id: 2, inc_name: "Allstate" };
    const stateFarm = { inc_id: 1, inc_name: "State Farm", quoted: true };
    await test.seedQuote(other, id);
    expect(await shown()).toEqual([[allstate], [{ ...allstate, quoted: false }, stateFarm]]);
    await test.seedQuote(other, id, { carrierId: 2 });
    expect(await shown()).toEqual([[], [{ ...allstate, quoted: true }, stateFarm]]);
    const prices = [{ ins_id: 1, qpr_monthly: 90, qpr_yearly: 1_080 }];
    const refused = await test.quote(agent, id, { prices });
    expect([refused.status, refused.body.data]).toEqual([409, ["already-quoted"]]);
    expect((await leadsOf(agent, { carrier: 1 })).body.data.count).toBe(0);
  });
});

describe("one lead", () => {
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
  });

  it("stays found by whoever opened it, as it is seen: no choice of ZIP codes tells where it lies", async () => {
    const { id } = await aLead();
    const agent = await anAgent();
    const choose = (zip: number) =>
      test.as(agent).put("/agent/profile", { zipcodes: [{ id: zip }] });
    await test.as(agent).get(`/agent/profile/leads/${id}`);
    const answers = async () => {
      const { body } = await leadsOf(agent, { counts: true });
      const found = await leadsOf(agent, { filter: "new", search: `#${id}` });
      return [ids(body), body.data.count, body.data.counts, ids(found.body)];
    };

    const before = await answers();
    await choose(zips.pop() ?? 0);

    expect(before).toEqual([[id], 1, expect.objectContaining({ new: 1 }), [id]]);
    expect(await answers()).toEqual(before);
  });

  it("is found by the last name once it was opened, and before by what its row says", async () => {
    const { id } = await aLead({ name: ["Wilhelmina", "Featherstone"] });
    const agent = await anAgent();
    const finds = async (search: string) => ids((await leadsOf(agent, { search })).body);

    expect([await finds("wilhelm f"), await finds("featherst")]).toEqual([[id], []]);
    await test.as(agent).get(`/agent/profile/leads/${id}`);
    expect(await finds("featherst")).toEqual([id]);
  });

  it("cannot be found by trying ZIP codes: after twenty misses there is no answer", async () => {
    const { id } = await aLead();
    const agent = await anAgent({ zips: [501] });
    const quote = () => test.quote(agent, id);
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
});

describe("where the details of leads need a checked license", () => {
  beforeAll(() => {
    test.config.leadDetailsNeedCheck = true;
  });
  afterAll(() => {
    test.config.leadDetailsNeedCheck = false;
  });

  it("an unchecked agent reads rows and quotes, but no last name, street or birth date, and finds none, until the check or the payment", async () => {
    const name: [string, string] = ["Zenobia", "Quartermaine"];
    const { consumer, id } = await aLead({ name, types: [3] });
    await test.update(
      "consumers",
      { user_id: consumer.id },
      {
        ...{ address1: "77 Hidden Lane", marital_status: 1, partner_date_of_birth: "1988-05-06" },
        ...{ partner_first_name: "Pat", partner_last_name: "Hiddenname" },
      },
    );
    const answers = { 3: [{ questionId: 155, answerId: null, content: "1988-05-06" }] };
    await test.update("applications", { id }, { submitted_answers: JSON.stringify(answers) });
    const agent = await anAgent({ profile: { license_check: null, license_check_at: null } });
    const open = (by = agent) => test.as(by).get(`/agent/profile/leads/${id}`);
    const finds = async (search: string, by = agent) => {
      const { body } = await leadsOf(by, { search });
      return ids(body).includes(id);
    };

    const reply = await open();
    expect(reply.text).not.toMatch(/Quartermaine|Hidden|1988-05-06|05\/06\/1988/);
    expect(reply.body.user_info).toMatchObject({
      ...{ usr_firstname: "Zenobia", usr_lastname: "", usr_address1: "", usr_city: "Austin" },
      ...{ usr_dateofbirth: null, usr_birthyear: expect.any(Number) },
      ...{ usr_partnerfirstname: "Pat", usr_partnerlastname: "" },
      ...{ usr_partnerdateofbirth: null, usr_partnerbirthyear: 1988 },
    });
    expect(reply.body.lead.details_need_check).toBe(true);
    const { data } = (await leadsOf(agent)).body.data;
    expect(data[0]).toMatchObject({ aps_id: id, client: "Zenobia Q." });
    expect([await finds("zeno"), await finds("zenobia q"), await finds("austin")]).toEqual([
      ...[true, true, true],
    ]);
    expect([await finds("quarter"), await finds("zenobia quartermaine")]).toEqual([false, false]);
    const prices = [{ ins_id: 3, qpr_monthly: 50, qpr_yearly: 600 }];
    const quoted = await test.quote(agent, id, { prices });
    expect(quoted.status).toBe(200);
    expect((await test.as(agent).get("/agent/profile/exports/leads.csv")).text).not.toContain(
      "Quartermaine",
    );

    const checked = await anAgent({
      profile: { license_check: "checked", license_check_at: test.clock.now() },
    });
    expect((await open(checked)).body.user_info).toMatchObject({
      ...{ usr_lastname: "Quartermaine", usr_dateofbirth: expect.any(String) },
      ...{ usr_address1: "77 Hidden Lane", usr_partnerdateofbirth: "1988-05-06" },
    });
    expect(await finds("quarter", checked)).toBe(true);

    await test.choose(consumer, quoted.body.data.qot_id);
    const path = `/agent/profile/leads/${id}/confirm`;
    expect((await test.as(agent).post(path)).text).not.toContain("Quartermaine");
    await test.pay(agent, id);
    expect((await open()).body.user_info.usr_lastname).toBe("Quartermaine");
    expect(await finds("quartermaine")).toBe(true);
    const { data: privacy } = (await test.as(consumer).get("/user/privacy")).body;
    const sawBy = ({ id: by }: Person) =>
      privacy.openings
        .filter(({ agency }: { agency: string }) => agency === `Agency ${by}`)
        .map(({ saw }: { saw: string }) => saw)
        .sort();
    expect([sawBy(agent), sawBy(checked)]).toEqual([["contact", "part"], ["summary"]]);
  });
});

const found = async (agent: Person, query: Record<string, string>) =>
  ids((await leadsOf(agent, { limit: 100, ...query })).body);

describe("a client's name", () => {
  it("finds their lead under the name they have now", async () => {
    const agent = await anAgent();
    const { id, consumer } = await aLead({ name: ["Nadia", "Oldname"] });
    await test.as(agent).get(`/agent/profile/leads/${id}`);

    await test
      .as(consumer)
      .put("/user/profile", { usr_lastname: "Newname", usr_city: "Pflugerville" });

    expect(await found(agent, { search: "nadia newn" })).toEqual([id]);
    expect(await found(agent, { search: "pflug" })).toEqual([id]);
    expect(await found(agent, { search: "oldname" })).toEqual([]);
  });

  it("stays with the agent who paid when the account is gone, and with nobody else", async () => {
    const payer = await anAgent();
    const loser = await anAgent({ carriers: [2] });
    const { id, consumer } = await aLead({ name: ["Ursula", "Underhill"] });
    await test.seedQuote(loser, id, { carrierId: 2 });
    await test.seedAcceptance(await test.seedQuote(payer, id));
    await test.pay(payer, id);

    await test.endAccount(consumer);

    expect(await found(payer, { search: "ursula under" })).toEqual([id]);
    expect(await found(loser, { search: "ursula" })).toEqual([]);
    const words = async () => (await test.row("applications", { id })).client_words;
    expect(await words()).toBe("'u':1A 'underhill':2B 'ursula':1A");
    await test.endAccount(payer);
    expect(await words()).toBe("");
  });
});

describe("very many leads", () => {
  const MANY = mostCounted + 20;
  let agent: Person;
  /** The newest first. */
  let newest: { id: number; need: number; premium: number; renewsOn: string | null }[];
  beforeAll(async () => {
    agent = await test.seedAgent({ zips: [10001, 10002] });
    const { id } = await test.seedConsumer();
    await sql`
      insert into applications (consumer_id, created_at, updated_at, draft_types, draft_answers,
        submitted_at, submitted_version, submitted_types, submitted_answers, zip_id,
        needs, need, premium_yearly, renews_on, client_words)
      select ${id}, now(), now(), '{2}', '{}', now() - (i * 7919 % 10007) * interval '1 minute', 1,
        '{2}', '{}', 10001 + i % 2, '[]', i % 50, i % 40,
        case when i % 3 > 0 then current_date + i % 60 end, 'many'
      from generate_series(1, ${MANY}::integer) i
    `.execute(test.db.query);
    const { rows } = await sql<(typeof newest)[number]>`
      select id, need, premium_yearly as premium, renews_on as "renewsOn" from applications
      where consumer_id = ${id} order by submitted_at desc, id desc
    `.execute(test.db.query);
    newest = rows;
    await sql`analyze`.execute(test.db.query);
  }, 60_000);

  async function pageOf(query: object) {
    const { body } = await leadsOf(agent, { limit: 12, ...query });
    const { count, count_is_least: isLeast, counts } = body.data;
    return { ids: ids(body), count, isLeast, counts };
  }

  it.each([{}, { filter: "new" }, { search: "many" }, { type: 2 }, { zip: "100" }])(
    "are counted to 10,000, where their pages end: %j",
    async (query) => {
      for (const offset of [0, 6_000, mostCounted - 4, mostCounted]) {
        const page = await pageOf({ ...query, offset });
        const end = Math.min(offset + 12, mostCounted);
        expect(page.ids).toEqual(newest.slice(offset, end).map(({ id }) => id));
        expect([page.count, page.isLeast]).toEqual([mostCounted, true]);
      }
    },
  );

  it("are counted exactly where they are fewer", async () => {
    expect(await pageOf({ search: "nobody" })).toMatchObject({ count: 0, isLeast: undefined });
    const { length } = newest.filter(({ renewsOn }) => renewsOn !== null);
    const { count } = await pageOf({ renewal: 60 });
    // Where the agent works it is still yesterday, or today already.
    expect(Math.abs(count - length)).toBeLessThan(MANY / 50);
    const { counts } = await pageOf({ counts: true });
    expect(counts).toMatchObject({ all: mostCounted + 1, new: mostCounted + 1, quoted: 0 });
  });

  it("come in each order with those that the agent quoted, on pages far back, too", async () => {
    const quoted = [3, 700, 5_900].map((place) => newest[place]?.id ?? 0);
    for (const [index, id] of quoted.entries())
      await test.seedQuote(agent, id, { monthly: 900 - index });
    const isQuoted = ({ id }: { id: number }) => quoted.includes(id);
    const price = (lead: (typeof newest)[number]) =>
      isQuoted(lead) ? 9_000 - quoted.indexOf(lead.id) : lead.premium;
    const ends = ({ renewsOn }: (typeof newest)[number]) => renewsOn ?? "9999";
    const sorted = {
      newest,
      need: newest.toSorted((a, b) => b.need - a.need),
      price: newest.toSorted((a, b) => price(b) - price(a)),
      renewal: newest.toSorted((a, b) => (ends(a) < ends(b) ? -1 : Number(ends(a) > ends(b)))),
    };
    for (const [sort, leads] of Object.entries(sorted)) {
      const filtered = { all: leads, new: leads.filter((lead) => !isQuoted(lead)) };
      for (const [filter, wanted] of Object.entries(filtered)) {
        for (const offset of [0, 1_600, 6_678, mostCounted - 12]) {
          const page = await pageOf({ sort, filter, offset });
          const expected = wanted.slice(offset, offset + 12).map(({ id }) => id);
          expect([sort, filter, offset, page.ids]).toEqual([sort, filter, offset, expected]);
        }
      }
    }
  }, 60_000);
});
