import { sweep } from "../leaving/maintenance";
import { appForTests, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";
import { consumerSignup } from "../testing/signupBodies";
import { wholeDatabase } from "../testing/wholeDatabase";

const t = appForTests();

const path = "/user/application/present";
const home = {
  carrier: "Acme Mutual",
  expires: "2027-03-31",
  premium: { dollars: 2_340, months: 12 },
  cover: { dwelling: 312_500, deductible: 750, windDeductible: { percent: 1.5 } },
};
const auto = {
  premium: { dollars: 811, months: 6 },
  cover: { propertyDamage: 300_000, comprehensiveDeductible: "none" },
};
const both = { home, auto, shared: true };

const keep = (consumer: Person, policies: object) => t.as(consumer).put(path, policies);
const read = async (consumer: Person) => (await t.as(consumer).get("/user/application")).body;
const submit = (consumer: Person, types: readonly (1 | 2 | 3)[]) =>
  t.as(consumer).post("/user/application", {
    answers: types.map((type) => ({ ins_id: type, answers: completeAnswers(type) })),
    ...{ submit: true, force: true },
  });
const leadOf = async (consumer: Person) =>
  (await t.row("live_applications", { consumer_id: consumer.id })).application_id;

describe("the policies that somebody has", () => {
  it("begin an application where there is none, and are read with it as they were sent", async () => {
    const consumer = await t.seedConsumer();
    expect(await read(consumer)).not.toHaveProperty("present");

    const kept = await keep(consumer, both);

    expect([kept.status, kept.body]).toEqual([200, { data: both }]);
    const { present, meta } = await read(consumer);
    expect(present).toEqual(both);
    expect(meta).toMatchObject({ types: [], locked: false, aps_submitted: null, aps_version: 0 });
    const saved = await t.as(consumer).post("/user/application", { answers: [], aps_version: 0 });
    expect(saved.body.present).toEqual(both);
  });

  it("are replaced as a whole, and nothing is kept without any", async () => {
    const consumer = await t.seedConsumer();
    expect((await keep(consumer, { shared: true })).body).toEqual({ data: null });
    expect(await t.rows("live_applications", { consumer_id: consumer.id })).toEqual([]);
    await keep(consumer, both);
    await keep(consumer, { auto, shared: false });
    expect((await read(consumer)).present).toEqual({ auto, shared: false });
    expect((await keep(consumer, { shared: true })).body).toEqual({ data: null });
    expect(await read(consumer)).not.toHaveProperty("present");
    const { present_policies } = await t.row("applications", { consumer_id: consumer.id });
    expect(present_policies).toBeNull();
  });

  it("change neither answers nor version nor what is locked, and outlast the next submission", async () => {
    const consumer = await t.seedConsumer();
    const before = (await submit(consumer, [2])).body;
    await keep(consumer, both);
    expect(await read(consumer)).toEqual({ ...before, present: both });
    expect((await submit(consumer, [1])).body.present).toEqual(both);
  });

  it("lose blanks around the company, and a company of blanks", async () => {
    const consumer = await t.seedConsumer();
    await keep(consumer, { ...both, home: { ...home, carrier: "  Acme Mutual " } });
    expect((await read(consumer)).present.home.carrier).toBe("Acme Mutual");
    await keep(consumer, { ...both, home: { ...home, carrier: " " } });
    expect((await read(consumer)).present.home).not.toHaveProperty("carrier");
  });

  it.each([
    [{ home: { ...home, carrier: "call 512-555-0199" } }, { "home.carrier": "contact-details" }],
    [{ home: { ...home, expires: "2027-02-30" } }, { "home.expiresOn": "pattern" }],
    [{ auto: { ...auto, expires: "1999-12-31" } }, { "auto.expiresOn": "limit" }],
  ])("are refused at the field: %j", async (policies, fields) => {
    const consumer = await t.seedConsumer();
    await keep(consumer, both);
    const refused = await keep(consumer, { ...policies, shared: false });
    expect(refused).toMatchObject({ status: 422, body: { data: Object.values(fields), fields } });
    expect((await read(consumer)).present).toEqual(both);
  });

  it.each([
    { ...home, premium: { dollars: 2_340, months: 7 } },
    { ...home, premium: { dollars: 1_000_001, months: 12 } },
    { ...home, cover: { dwelling: -1 } },
    { ...home, cover: { dwelling: 1e12 } },
    { ...home, carrier: "a".repeat(61) },
  ])("are refused outside their bounds: %j", async (policy) => {
    const consumer = await t.seedConsumer();
    expect((await keep(consumer, { home: policy, shared: false })).status).toBe(422);
  });

  it("stay as they are once a quote was chosen, and when that choice is taken back", async () => {
    const { consumer, quoteId } = await t.seedQuotedLead();
    await keep(consumer, both);
    await t.choose(consumer, quoteId);
    expect(await keep(consumer, { shared: false })).toMatchObject({
      status: 409,
      body: { data: ["already-accepted"] },
    });
    await t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
    expect((await read(consumer)).present).toEqual(both);
    expect((await keep(consumer, { shared: false })).status).toBe(200);
  });

  it("are of one application when they are sent thrice at the same time as its answers", async () => {
    const consumer = await t.seedConsumer();
    const answers = [{ ins_id: 2, answers: [] }];
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => keep(consumer, both)),
      t.as(consumer).post("/user/application", { answers }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await t.rows("applications", { consumer_id: consumer.id })).toHaveLength(1);
    const { present, meta } = await read(consumer);
    expect([present, meta.types]).toEqual([both, [2]]);
  });

  it("are limited like other saves", async () => {
    const consumer = await t.seedConsumer();
    for (let count = 0; count < t.config.limits.applicationByUser.max; count++)
      expect((await keep(consumer, both)).status).toBe(200);
    expect((await keep(consumer, both)).body.data).toEqual(["too-many-requests"]);
  });
});

describe("beside the quotes", () => {
  it("they are those of the types that were submitted", async () => {
    const consumer = await t.seedConsumer();
    const beside = async () => (await t.as(consumer).get("/user/quotes")).body.present;
    await keep(consumer, both);
    expect(await beside()).toBeUndefined();
    await submit(consumer, [2, 3]);
    expect(await beside()).toEqual({ auto, shared: true });
    await submit(consumer, [2]);
    expect(await beside()).toBeUndefined();
  });
});

describe("an agent", () => {
  /** What an agent reads of the policies of a client who asks for these types. */
  async function shownTo(agent: Person, policies: object, types: readonly (1 | 2 | 3)[]) {
    const consumer = await t.seedConsumer();
    await submit(consumer, types);
    await keep(consumer, policies);
    const lead = await t.as(agent).get(`/agent/profile/leads/${await leadOf(consumer)}`);
    expect(lead.status).toBe(200);
    expect(lead.text.includes("Acme Mutual")).toBe(lead.body.present?.home !== undefined);
    return lead.body.present;
  }

  it("reads them where the client shares them, of the submitted types alone", async () => {
    const agent = await t.seedAgent();
    expect(await shownTo(agent, both, [1])).toEqual({ home });
    expect(await shownTo(agent, both, [2])).toBeUndefined();
    expect(await shownTo(agent, { ...both, shared: false }, [1])).toBeUndefined();
  });

  it("does not read them where whole leads need a checked license, until it is checked", async () => {
    const agent = await t.seedAgent();
    t.config.leadDetailsNeedCheck = true;
    try {
      expect(await shownTo(agent, both, [1])).toBeUndefined();
      await t.update(
        "agents",
        { user_id: agent.id },
        { license_check: "checked", license_check_at: t.clock.now() },
      );
      expect(await shownTo(agent, both, [1])).toEqual({ home });
    } finally {
      t.config.leadDetailsNeedCheck = false;
    }
  });
});

describe("a registration", () => {
  const register = (changes: object) => t.register("consumer", changes);

  it("keeps them with the application that it begins", async () => {
    expect((await register({ present: both })).status).toBe(200);
    await t.deliver();
    await t.verify(t.tokenMailedTo(consumerSignup.email));
    const { id } = await t.row("users", { email: consumerSignup.email });
    const { present_policies } = await t.row("applications", { consumer_id: id });
    expect(present_policies).toMatchObject({ home: { expiresOn: "2027-03-31" }, isShared: true });
  });

  it("refuses them at their field", async () => {
    const present = { home: { ...home, carrier: "mail me@example.com" }, shared: true };
    const refused = await register({ email: "other@example.com", present });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { "home.carrier": "contact-details" } },
    });
  });
});

describe("what is held about somebody", () => {
  it("tells of them in both forms of the download", async () => {
    const consumer = await t.seedConsumer();
    await keep(consumer, both);
    const { applications } = (await t.as(consumer).get("/user/privacy/data")).body;
    expect(applications).toMatchObject([{ present: both }]);
    const { html } = (await t.as(consumer).get("/user/privacy/page")).body.data;
    for (const said of [
      "the policy you have today",
      "Acme Mutual",
      "$2,340 for 12 months",
      "312500",
    ])
      expect(html).toContain(said);
  });

  it("loses them a month after the application was deleted, answered or not", async () => {
    const consumer = await t.seedConsumer();
    await keep(consumer, { home: { ...home, carrier: "Vanishing Mutual" }, shared: false });
    await t.as(consumer).delete("/user/application", undefined, { force: "true" });
    expect(await read(consumer)).not.toHaveProperty("present");
    expect(await wholeDatabase(t.db)).toContain("Vanishing Mutual");
    t.clock.advance({ days: 31 });
    await sweep(t.deps);
    expect(await wholeDatabase(t.db)).not.toContain("Vanishing Mutual");
  });

  it("loses them with the account, also of a lead that was paid for", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    await keep(consumer, { home: { ...home, carrier: "Departed Mutual" }, shared: true });
    await t.choose(consumer, quoteId);
    await t.pay(agent, leadId);
    await t.endAccount(consumer);
    expect(await wholeDatabase(t.db)).not.toContain("Departed Mutual");
  });
});
