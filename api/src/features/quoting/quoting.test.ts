import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import { appForTests, type Person } from "../../testing";

const t = appForTests();

const STATE_FARM = 1; // writes home, auto and life
const ALLSTATE = 2; // writes home and auto

async function aLead(types: number[] = [1]) {
  const consumer = await t.seedConsumer();
  const id = await t.seedApplication(consumer, { types, submitted: true });
  return { id, consumer };
}

const prices = [{ ins_id: 1, qpr_monthly: 120, qpr_yearly: 1400 }];
const quote = (
  agent: Person,
  leadId: number,
  changes: Record<string, unknown> = {},
  method?: "put",
) => t.quote(agent, leadId, { prices, ...changes }, method);
const today = () => localDay(t.clock.now(), "America/Chicago");

describe("a quote", () => {
  it("reaches the consumer with who gave it, and not how to reach them", async () => {
    const { id, consumer } = await aLead();
    const agent = await t.seedAgent();

    const created = await quote(agent, id);
    const { body } = await t.as(consumer).get("/user/quotes");

    expect(created.status).toBe(200);
    expect(body.data).toEqual([
      {
        qot_id: created.body.data.qot_id,
        number: "01",
        inc_name: "State Farm",
        qot_monthly: null,
        qot_yearly: null,
        qot_deleted: false,
        qot_edit: 0,
        accepted: false,
        qot_version: 1,
        prices: [{ ins_id: 1, ins_name: "Home", qpr_monthly: 120, qpr_yearly: 1400 }],
        qot_cover: {},
        qot_valid_until: daysAfter(today(), 30),
        qot_starts: null,
        qot_message: null,
        agent: {
          agency: expect.any(String),
          name: expect.any(String),
          licenseNumber: expect.any(String),
          licenseState: "TX",
        },
      },
    ]);
    expect(await t.noticesOf(consumer)).toMatchObject([{ ntp_id: 1, ntf_seen: false }]);
  });

  it("goes to the faster of two agents with the same carrier, and is one however often it is sent", async () => {
    const { id, consumer } = await aLead();
    const agents = [await t.seedAgent(), await t.seedAgent()];

    const replies = await Promise.all([...agents, ...agents].map((agent) => quote(agent, id)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of replies) {
      if (status === 409) expect(body.data).toEqual(["already-quoted"]);
    }
    expect((await t.as(consumer).get("/user/quotes")).body.data).toHaveLength(1);
  });

  it("is refused with a carrier that is not the agent's, or does not write every type", async () => {
    const { id } = await aLead([1, 2]);
    const agent = await t.seedAgent({ carriers: [STATE_FARM, ALLSTATE] });
    for (const inc_id of [5, ALLSTATE]) {
      const reply = await quote(agent, id, { inc_id });
      expect([reply.status, reply.body.data]).toEqual([422, ["insurance-company-not-found"]]);
    }
    expect((await quote(agent, id)).body.data).toEqual(["invalid-prices"]);
  });

  it("keeps a bundle price only with both its values", async () => {
    const prices = [1, 3].map((ins_id) => ({ ins_id, qpr_monthly: 50, qpr_yearly: 600 }));
    const one = await aLead([1, 3]);
    const both = await aLead([1, 3]);
    const agent = await t.seedAgent();

    const lone = await quote(agent, one.id, { prices, qot_monthly: 90 });
    const whole = await quote(agent, both.id, { prices, qot_monthly: 90, qot_yearly: 1080 });

    expect(lone.body.data).toMatchObject({ qot_monthly: null, qot_yearly: null });
    expect(whole.body.data).toMatchObject({ qot_monthly: 90, qot_yearly: 1080 });
  });

  it("cannot be given or changed once a quote was chosen", async () => {
    const { id } = await aLead();
    const winner = await t.seedAgent();
    const late = await t.seedAgent({ carriers: [ALLSTATE] });
    await t.seedAcceptance(await t.seedQuote(winner, id));

    const reply = await quote(late, id, { inc_id: ALLSTATE });

    expect(reply).toMatchObject({ status: 409, body: { data: ["lead-closed"] } });
  });

  it("is locked until the application changes, and updated then it can be chosen", async () => {
    const { id, consumer } = await aLead();
    const agent = await t.seedAgent();
    const qot_id: number = (await quote(agent, id)).body.data.qot_id;
    const prices = [{ ins_id: 1, qpr_monthly: 99, qpr_yearly: 999 }];
    const update = () => quote(agent, id, { qot_id, prices }, "put");
    expect(await update()).toMatchObject({ status: 409, body: { data: ["quote-locked"] } });
    await t.update("quotes", { id: qot_id }, { needs_update: true });
    expect((await update()).body.data).toMatchObject({
      qot_edit: 0,
      prices: [{ qpr_monthly: 99 }],
    });
    expect((await t.choose(consumer, qot_id)).status).toBe(200);
  });
});

it("locks a quote whose carrier does not write what the changed application asks for", async () => {
  const { id } = await aLead([1, 2]);
  const agent = await t.seedAgent({ carriers: [STATE_FARM, ALLSTATE] });
  await t.seedQuote(agent, id, { carrierId: ALLSTATE, row: { needs_update: true } });

  const { body } = await t.as(agent).get(`/agent/profile/leads/${id}`);

  expect(body.quote_info).toEqual([expect.objectContaining({ inc_id: ALLSTATE, qot_edit: 0 })]);
});

describe("choosing a quote", () => {
  it("leaves a removed quote to be closed, and nothing else", async () => {
    const { id, consumer } = await aLead();
    const agent = await t.seedAgent();
    const quoteId = await t.seedQuote(agent, id);

    const live = await t.as(consumer).delete(`/user/quotes/${quoteId}`);
    await t.as(agent).delete("/agent/profile/carriers", { carriers: STATE_FARM });
    const removed = await t.as(consumer).get("/user/quotes");
    const chosen = await t.choose(consumer, quoteId);
    const closed = await t.as(consumer).delete(`/user/quotes/${quoteId}`);

    expect(live.body.data).toEqual(["quote-live"]);
    expect(removed.body.data[0]).toMatchObject({ qot_deleted: true });
    expect(chosen.body.data).toEqual(["quote-removed"]);
    expect(closed.status).toBe(200);
    expect((await t.as(consumer).get("/user/quotes")).body.data).toEqual([]);
  });
});

describe("what a quote covers", () => {
  const cover = { home: { dwelling: 400_000, deductible: 1000, included: ["flood"] } };

  it("is told to the consumer with the need that it is held against, and ends in 90 days at most", async () => {
    const { id, consumer } = await aLead();
    const agent = await t.seedAgent();
    const stated = {
      qot_cover: cover,
      qot_valid_until: daysAfter(today(), 90),
      qot_starts: daysAfter(today(), 5),
      qot_message: "The roof is settled at replacement cost.",
    };

    const tooLate = { ...stated, qot_valid_until: daysAfter(today(), 91) };
    expect((await quote(agent, id, tooLate)).body.data).toEqual(["quote-end"]);
    const given = await quote(agent, id, stated);
    const seen = await t.as(consumer).get("/user/quotes");
    const lead = await t.as(agent).get(`/agent/profile/leads/${id}`);

    expect(given.body.data).toMatchObject(stated);
    expect(seen.body.data[0]).toMatchObject(stated);
    expect(seen.body.need.home).toMatchObject({ home: "house", personalLiability: 300_000 });
    expect(lead.body.need).toEqual(seen.body.need);
    expect(lead.body.quote_info[0]).toMatchObject(stated);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ qot_cover: { auto: { propertyDamage: 100_000 } } }, "invalid-cover"],
    [{ qot_cover: { home: { moat: 1 } } }, "invalid"],
    [{ qot_cover: { home: { dwelling: -1 } } }, "invalid"],
    [{ qot_cover: { home: { included: ["flood", "flood"] } } }, "invalid"],
    [{ qot_valid_until: "2026-02-30" }, "quote-end"],
    [{ qot_valid_until: "2099-01-01" }, "quote-end"],
    [{ qot_starts: "2020-01-01" }, "quote-start"],
    [{ qot_message: "Call 512-555-0199" }, "contact-details"],
  ])("is refused with %j", async (changes, code) => {
    const { id, consumer } = await aLead();
    expect((await quote(await t.seedAgent(), id, changes)).body.data).toEqual([code]);
    expect((await t.as(consumer).get("/user/quotes")).body.data).toEqual([]);
  });

  it("makes sense: a policy for life has no term", async () => {
    const { id } = await aLead([2]);
    const agent = await t.seedAgent();
    const give = (policyKind: string) =>
      t.quote(agent, id, { qot_cover: { life: { policyKind, termYears: 20 } } });
    expect((await give("whole")).body.data).toEqual(["invalid-cover"]);
    expect((await give("term")).status).toBe(200);
  });
});

describe("who gave a quote", () => {
  const agentsSeen = async (consumer: Person) =>
    (await t.as(consumer).get("/user/quotes")).body.data.map(
      ({ agent }: { agent?: object }) => agent,
    );

  it("is reached by the client who was paid for, in the chosen quote alone, and left out once their account is gone", async () => {
    const { id, consumer } = await aLead();
    const [chosen, other] = [await t.seedAgent(), await t.seedAgent()];
    const quoteId = await t.seedQuote(chosen, id);
    await t.seedQuote(other, id, { carrierId: ALLSTATE });

    await t.seedAcceptance(quoteId);
    const unpaid = await agentsSeen(consumer);
    await t.update("applications", { id }, { confirmed_at: t.clock.now() });
    const paid = await agentsSeen(consumer);

    expect(JSON.stringify(unpaid)).not.toMatch(/phone|email/);
    expect(paid[0]).toMatchObject({ phone: expect.any(String), email: chosen.email });
    expect(paid[1]).toMatchObject({ agency: expect.any(String) });
    expect(JSON.stringify(paid[1])).not.toMatch(/phone|email/);
    await t.endAccount(other);
    expect((await agentsSeen(consumer))[1]).toBeUndefined();
  });
});

describe("a quote whose last day has passed", () => {
  it("cannot be chosen before its agent has renewed it", async () => {
    const { id, consumer } = await aLead();
    const agent = await t.seedAgent();
    const row = { valid_until: daysAfter(today(), -1) };
    const quoteId = await t.seedQuote(agent, id, { row });
    const ended = await t.choose(consumer, quoteId);
    expect(ended).toMatchObject({ status: 409, body: { data: ["quote-expired"] } });
    const lead = await t.as(agent).get(`/agent/profile/leads/${id}`);
    expect(lead.body.quote_info[0].qot_edit).toBe(1);
    const renew = async () => (await quote(agent, id, { qot_id: quoteId }, "put")).body.data;
    expect((await renew()).qot_edit).toBe(0);
    expect(await renew()).toEqual(["quote-locked"]);
    expect((await t.choose(consumer, quoteId)).status).toBe(200);
  });
});
