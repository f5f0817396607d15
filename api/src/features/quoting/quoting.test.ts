import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import { appForTests, type Person } from "../../testing";

const test = appForTests();

const STATE_FARM = 1; // writes home, auto and life
const ALLSTATE = 2; // writes home and auto

async function aLead(types: number[] = [1]) {
  const consumer = await test.seedConsumer();
  const id = await test.seedApplication(consumer, { types, submitted: true });
  return { id, consumer };
}

async function quote(
  agent: Person,
  leadId: number,
  changes: Record<string, unknown> = {},
  method: "post" | "put" = "post",
) {
  return test.as(agent)[method](`/agent/profile/leads/${leadId}`, {
    token: await test.humanToken("quote"),
    inc_id: STATE_FARM,
    prices: [{ ins_id: 1, qpr_monthly: 120, qpr_yearly: 1400 }],
    ...changes,
  });
}

describe("a quote", () => {
  it("reaches the consumer with who gave it, and not how to reach them", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();

    const created = await quote(agent, id);
    const { body } = await test.as(consumer).get("/user/quotes");
    const told = await test.as(consumer).get("/notifications");

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
        qot_valid_until: daysAfter(localDay(test.clock.now(), "America/Chicago"), 30),
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
    expect(told.body.data.data[0]).toMatchObject({ ntp_id: 1, ntf_seen: false });
  });

  it("goes to the faster of two agents with the same carrier", async () => {
    const { id } = await aLead();
    const agents = [await test.seedAgent(), await test.seedAgent()];

    const replies = await Promise.all(agents.map((agent) => quote(agent, id)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.data).toEqual(["already-quoted"]);
  });

  it("is one quote when it is sent ten times", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();

    await Promise.all(Array.from({ length: 10 }, () => quote(agent, id)));

    expect((await test.as(consumer).get("/user/quotes")).body.data).toHaveLength(1);
  });

  it.each([
    ["a carrier that is not the agent's", { inc_id: 5 }, "insurance-company-not-found"],
    ["no price for a type", { prices: [] }, "invalid-prices"],
    [
      "a price for a type that was not asked for",
      { prices: [{ ins_id: 3, qpr_monthly: 1, qpr_yearly: 1 }] },
      "invalid-prices",
    ],
  ])("is refused with %s", async (_what, changes, code) => {
    const { id } = await aLead();
    const agent = await test.seedAgent();

    const reply = await quote(agent, id, changes);

    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
  });

  it("is refused with a carrier that does not write every type of a bundle", async () => {
    const { id } = await aLead([1, 2]);
    const agent = await test.seedAgent({ carriers: [STATE_FARM, ALLSTATE] });

    const reply = await quote(agent, id, { inc_id: ALLSTATE });

    expect(reply.body.data).toEqual(["insurance-company-not-found"]);
  });

  it("keeps a bundle price only with both its values", async () => {
    const prices = [1, 3].map((ins_id) => ({ ins_id, qpr_monthly: 50, qpr_yearly: 600 }));
    const one = await aLead([1, 3]);
    const both = await aLead([1, 3]);
    const agent = await test.seedAgent();

    const lone = await quote(agent, one.id, { prices, qot_monthly: 90 });
    const whole = await quote(agent, both.id, { prices, qot_monthly: 90, qot_yearly: 1080 });

    expect(lone.body.data).toMatchObject({ qot_monthly: null, qot_yearly: null });
    expect(whole.body.data).toMatchObject({ qot_monthly: 90, qot_yearly: 1080 });
  });

  it("is out of the question for a lead outside the agent's zip codes", async () => {
    const { id } = await aLead();
    const agent = await test.seedAgent({ zips: [501] });

    expect((await quote(agent, id)).status).toBe(404);
  });

  it("cannot be given or changed once a quote was chosen", async () => {
    const { id } = await aLead();
    const winner = await test.seedAgent();
    const late = await test.seedAgent({ carriers: [ALLSTATE] });
    await test.seedAcceptance(await test.seedQuote(winner, id));

    const reply = await quote(late, id, { inc_id: ALLSTATE });

    expect(reply).toMatchObject({ status: 409, body: { data: ["lead-closed"] } });
  });

  it("is locked until the application changes", async () => {
    const { id } = await aLead();
    const agent = await test.seedAgent();
    const { body } = await quote(agent, id);

    const reply = await quote(agent, id, { qot_id: body.data.qot_id }, "put");

    expect(reply).toMatchObject({ status: 409, body: { data: ["quote-locked"] } });
  });

  it("is updated after a resubmission and can be chosen again", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    const quoteId = await test.seedQuote(agent, id, { row: { needs_update: true } });

    const updated = await quote(
      agent,
      id,
      { qot_id: quoteId, prices: [{ ins_id: 1, qpr_monthly: 99, qpr_yearly: 999 }] },
      "put",
    );
    const chosen = await test.as(consumer).post(`/user/quotes/${quoteId}`);

    expect(updated.body.data).toMatchObject({ qot_edit: 0, prices: [{ qpr_monthly: 99 }] });
    expect(chosen.status).toBe(200);
  });
});

it("locks a quote whose carrier does not write what the changed application asks for", async () => {
  const { id } = await aLead([1, 2]);
  const agent = await test.seedAgent({ carriers: [STATE_FARM, ALLSTATE] });
  await test.seedQuote(agent, id, { carrierId: ALLSTATE, row: { needs_update: true } });

  const { body } = await test.as(agent).get(`/agent/profile/leads/${id}`);

  expect(body.quote_info).toEqual([expect.objectContaining({ inc_id: ALLSTATE, qot_edit: 0 })]);
});

describe("choosing a quote", () => {
  it("is done once, whoever asks how often, and tells the winner", async () => {
    const { id, consumer } = await aLead();
    const first = await test.seedAgent();
    const second = await test.seedAgent({ carriers: [ALLSTATE] });
    const quotes = [
      await test.seedQuote(first, id),
      await test.seedQuote(second, id, { carrierId: ALLSTATE }),
    ];

    const replies = await Promise.all(
      quotes.map((quoteId) => test.as(consumer).post(`/user/quotes/${quoteId}`)),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = [
      ...(await test.as(first).get("/notifications")).body.data.data,
      ...(await test.as(second).get("/notifications")).body.data.data,
    ];
    expect(told).toEqual([expect.objectContaining({ ntp_id: 4 })]);
  });

  it("is refused for somebody else's quote, which stays as it was", async () => {
    const { id } = await aLead();
    const agent = await test.seedAgent();
    const quoteId = await test.seedQuote(agent, id);
    const stranger = await test.seedConsumer();
    await test.seedApplication(stranger, { submitted: true });

    const accept = await test.as(stranger).post(`/user/quotes/${quoteId}`);
    const dismiss = await test.as(stranger).delete(`/user/quotes/${quoteId}`);

    expect([accept.status, dismiss.status]).toEqual([404, 404]);
    const row = await test.db.query
      .selectFrom("quotes")
      .select(["accepted_at", "removed_at", "dismissed_at"])
      .where("id", "=", quoteId)
      .executeTakeFirst();
    expect(row).toEqual({ accepted_at: null, removed_at: null, dismissed_at: null });
  });

  it("leaves a removed quote to be closed, and nothing else", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    const quoteId = await test.seedQuote(agent, id);

    const live = await test.as(consumer).delete(`/user/quotes/${quoteId}`);
    await test.as(agent).delete("/agent/profile/carriers", { carriers: STATE_FARM });
    const removed = await test.as(consumer).get("/user/quotes");
    const chosen = await test.as(consumer).post(`/user/quotes/${quoteId}`);
    const closed = await test.as(consumer).delete(`/user/quotes/${quoteId}`);

    expect(live.body.data).toEqual(["quote-live"]);
    expect(removed.body.data[0]).toMatchObject({ qot_deleted: true });
    expect(chosen.body.data).toEqual(["quote-removed"]);
    expect(closed.status).toBe(200);
    expect((await test.as(consumer).get("/user/quotes")).body.data).toEqual([]);
  });

  it("keeps a chosen quote when its carrier goes", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    const quoteId = await test.seedQuote(agent, id);
    await test.as(consumer).post(`/user/quotes/${quoteId}`);

    await test.as(agent).delete("/agent/profile/carriers", { carriers: [STATE_FARM] });

    expect((await test.as(consumer).get("/user/quotes")).body.data[0]).toMatchObject({
      accepted: true,
      qot_deleted: false,
    });
  });
});

describe("what a quote covers", () => {
  const cover = { home: { dwelling: 400_000, deductible: 1000, included: ["flood"] } };
  const today = () => localDay(test.clock.now(), "America/Chicago");

  it("is told to the consumer with the need that it is held against", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    const stated = {
      qot_cover: cover,
      qot_valid_until: daysAfter(today(), 10),
      qot_starts: daysAfter(today(), 5),
      qot_message: "The roof is settled at replacement cost.",
    };

    const given = await quote(agent, id, stated);
    const seen = await test.as(consumer).get("/user/quotes");
    const lead = await test.as(agent).get(`/agent/profile/leads/${id}`);

    expect(given.body.data).toMatchObject(stated);
    expect(seen.body.data[0]).toMatchObject(stated);
    expect(seen.body.need.home).toMatchObject({ home: "house", personalLiability: 300_000 });
    expect(lead.body.need).toEqual(seen.body.need);
    expect(lead.body.quote_info[0]).toMatchObject(stated);
  });

  it.each([
    ["of a type that was not asked for", { auto: { propertyDamage: 100_000 } }, "invalid-cover"],
    ["of a field that nobody knows", { home: { moat: 1 } }, "invalid"],
    ["of a limit below zero", { home: { dwelling: -1 } }, "invalid"],
    ["of an extra twice", { home: { included: ["flood", "flood"] } }, "invalid"],
  ])("is refused %s", async (_what, qot_cover, code) => {
    const { id, consumer } = await aLead();
    const reply = await quote(await test.seedAgent(), id, { qot_cover });

    expect(reply.body.data).toEqual([code]);
    expect((await test.as(consumer).get("/user/quotes")).body.data).toEqual([]);
  });

  it("is refused where it makes no sense: a term for a policy for life", async () => {
    const { id } = await aLead([2]);
    const prices = [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }];
    const life = (fields: object) => ({ prices, qot_cover: { life: fields } });
    const agent = await test.seedAgent();

    const refused = await quote(agent, id, life({ policyKind: "whole", termYears: 20 }));
    const given = await quote(agent, id, life({ policyKind: "term", termYears: 20 }));

    expect(refused.body.data).toEqual(["invalid-cover"]);
    expect(given.status).toBe(200);
  });

  it.each([
    [0, ["quote-end"]],
    [1, undefined],
    [90, undefined],
    [91, ["quote-end"]],
  ])("holds from tomorrow to ninety days ahead: %i", async (days, codes) => {
    const { id } = await aLead();
    const reply = await quote(await test.seedAgent(), id, {
      qot_valid_until: daysAfter(today(), days),
    });
    expect(reply.body.data).toEqual(codes ?? expect.objectContaining({ qot_edit: 0 }));
  });

  it.each([
    ["an end that is no day", { qot_valid_until: "2026-02-30" }, "quote-end"],
    ["a start before today", { qot_starts: "2020-01-01" }, "quote-start"],
    ["a phone number to the client", { qot_message: "Call 512-555-0199" }, "contact-details"],
    ["an address in words", { qot_message: "ada at agency dot com" }, "contact-details"],
    [
      "a hostile word to the client",
      { qot_message: "a-dot-".repeat(80) + "com" },
      "contact-details",
    ],
  ])("is refused with %s", async (_what, changes, code) => {
    const { id } = await aLead();
    expect((await quote(await test.seedAgent(), id, changes)).body.data).toEqual([code]);
  });
});

describe("who gave a quote", () => {
  const agentsSeen = async (consumer: Person) =>
    (await test.as(consumer).get("/user/quotes")).body.data.map(
      ({ agent }: { agent?: object }) => agent,
    );

  it("is reached by the client who was paid for, of all quotes of theirs in the chosen one", async () => {
    const { id, consumer } = await aLead();
    const [chosen, other] = [await test.seedAgent(), await test.seedAgent()];
    const quoteId = await test.seedQuote(chosen, id);
    await test.seedQuote(other, id, { carrierId: ALLSTATE });

    await test.seedAcceptance(quoteId);
    const unpaid = await agentsSeen(consumer);
    await test.db.query
      .updateTable("applications")
      .set({ confirmed_at: test.clock.now() })
      .where("id", "=", id)
      .execute();
    const paid = await agentsSeen(consumer);

    expect(JSON.stringify(unpaid)).not.toMatch(/phone|email/);
    expect(paid[0]).toMatchObject({ phone: expect.any(String), email: chosen.email });
    expect(JSON.stringify(paid[1])).not.toMatch(/phone|email/);
  });

  it("is left out once their account is gone", async () => {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    await test.seedQuote(agent, id);

    expect(await agentsSeen(consumer)).toEqual([
      expect.objectContaining({ agency: expect.any(String) }),
    ]);
    await test.as(agent).delete("/agent/profile/delete");
    expect(await agentsSeen(consumer)).toEqual([undefined]);
  });
});

describe("a quote whose last day has passed", () => {
  async function anEndedQuote() {
    const { id, consumer } = await aLead();
    const agent = await test.seedAgent();
    const yesterday = daysAfter(localDay(test.clock.now(), "America/Chicago"), -1);
    const quoteId = await test.seedQuote(agent, id, { row: { valid_until: yesterday } });
    return { id, consumer, agent, quoteId };
  }

  it("cannot be chosen", async () => {
    const { consumer, quoteId } = await anEndedQuote();
    const reply = await test.as(consumer).post(`/user/quotes/${quoteId}`);
    expect(reply).toMatchObject({ status: 409, body: { data: ["quote-expired"] } });
  });

  it("can be renewed by its agent, and chosen then", async () => {
    const { id, consumer, agent, quoteId } = await anEndedQuote();
    const lead = await test.as(agent).get(`/agent/profile/leads/${id}`);

    const renewed = await quote(agent, id, { qot_id: quoteId }, "put");
    const again = await quote(agent, id, { qot_id: quoteId }, "put");
    const chosen = await test.as(consumer).post(`/user/quotes/${quoteId}`);

    expect(lead.body.quote_info[0].qot_edit).toBe(1);
    expect(renewed.body.data.qot_edit).toBe(0);
    expect(again.body.data).toEqual(["quote-locked"]);
    expect(chosen.status).toBe(200);
  });

  it("can be chosen on its last day", async () => {
    const { id, consumer } = await aLead();
    const today = localDay(test.clock.now(), "America/Chicago");
    const quoteId = await test.seedQuote(await test.seedAgent(), id, {
      row: { valid_until: today },
    });
    expect((await test.as(consumer).post(`/user/quotes/${quoteId}`)).status).toBe(200);
  });
});
