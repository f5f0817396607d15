import { daysAfter } from "@quotehaven/contract/cover";
import { localDay } from "@quotehaven/contract/rules";
import { queueMail } from "../outbox/outbox";
import { appForTests, type Person } from "../testing";

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

  it("keeps a bundle price only with both its values, and where there are two types", async () => {
    const prices = [1, 3].map((ins_id) => ({ ins_id, qpr_monthly: 50, qpr_yearly: 600 }));
    const one = await aLead([1, 3]);
    const both = await aLead([1, 3]);
    const agent = await t.seedAgent();

    const lone = await quote(agent, one.id, { prices, qot_monthly: 90 });
    const whole = await quote(agent, both.id, { prices, qot_monthly: 90, qot_yearly: 1080 });
    const single = await quote(agent, (await aLead()).id, { qot_monthly: 90, qot_yearly: 1080 });

    expect(single.body.data).toMatchObject({ qot_monthly: null, qot_yearly: null });
    expect(lone.body.data).toMatchObject({ qot_monthly: null, qot_yearly: null });
    expect(whole.body.data).toMatchObject({ qot_monthly: 90, qot_yearly: 1080 });
  });

  it("is locked until the application changes, can be chosen once updated, and is the last one then", async () => {
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
    const late = quote(await t.seedAgent({ carriers: [ALLSTATE] }), id, { inc_id: ALLSTATE });
    for (const reply of [await update(), await late]) {
      expect(reply).toMatchObject({ status: 409, body: { data: ["lead-closed"] } });
    }
  });
});

it("locks a quote whose carrier does not write what the changed application asks for", async () => {
  const { id } = await aLead([1, 2]);
  const agent = await t.seedAgent({ carriers: [STATE_FARM, ALLSTATE] });
  await t.seedQuote(agent, id, { carrierId: ALLSTATE, row: { needs_update: true } });

  const { body } = await t.as(agent).get(`/agent/profile/leads/${id}`);

  expect(body.quote_info).toEqual([expect.objectContaining({ inc_id: ALLSTATE, qot_edit: 0 })]);
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
    [{ qot_message: "Búsqueme en Instagram como mayaruiz" }, "contact-details"],
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

describe("a template of limits", () => {
  const path = "/agent/profile/cover-templates";
  const usual = { home: { personalLiability: 300_000, deductible: 1000 } };
  const keep = (agent: Person, changes: object = {}) =>
    t.as(agent).post(path, { insuranceTypeId: 1, name: "Usual", cover: usual, ...changes });

  it("is kept and deleted by its agent alone, replaced by one of the same name and type, and goes with the account", async () => {
    const [agent, other] = [await t.seedAgent(), await t.seedAgent()];
    await keep(agent);
    const changed = await keep(agent, { name: " Usual ", cover: { home: { deductible: 2500 } } });
    await keep(agent, { insuranceTypeId: 3, cover: { auto: { injury: "100/300" } } });

    expect(changed.body.data).toEqual([
      {
        id: expect.any(Number),
        insuranceTypeId: 1,
        name: "Usual",
        cover: { home: { deductible: 2500 } },
      },
    ]);
    expect((await t.as(agent).get(path)).body.data).toHaveLength(2);
    expect((await t.as(other).get(path)).body.data).toEqual([]);

    const [{ id }] = changed.body.data;
    const remove = async (by: Person) => (await t.as(by).delete(`${path}/${id}`)).status;
    const removed = [await remove(other), await remove(agent), await remove(agent)];
    expect(removed).toEqual([404, 200, 404]);
    expect(await t.rows("cover_templates", { agent_id: agent.id })).toHaveLength(1);
    expect((await t.endAccount(agent)).status).toBe(200);
    expect(await t.rows("cover_templates", { agent_id: agent.id })).toEqual([]);
  });

  it("is one of at most twenty of its type, also when they come at the same time", async () => {
    const agent = await t.seedAgent();
    const replies = await Promise.all(
      Array.from({ length: 22 }, (_, index) => keep(agent, { name: `Set ${index}` })),
    );
    const refused = replies.filter(({ status }) => status !== 200);

    expect(refused.map(({ body }) => body.data)).toEqual([
      ["too-many-templates"],
      ["too-many-templates"],
    ]);
    expect((await t.as(agent).get(path)).body.data).toHaveLength(20);
    expect(
      (await keep(agent, { insuranceTypeId: 2, cover: { life: { termYears: 20 } } })).status,
    ).toBe(200);
  });

  it.each([
    ["no name", { name: " " }, "required"],
    ["a name with a link", { name: "http://x.example" }, "name"],
    ["the cover of another type", { cover: { auto: {} } }, "invalid-cover"],
    ["the cover of two types", { cover: { home: {}, auto: {} } }, "invalid-cover"],
    ["a limit that there is not", { cover: { home: { moat: 1 } } }, "invalid"],
  ])("is refused with %s", async (_what, changes, code) => {
    const agent = await t.seedAgent();
    expect((await keep(agent, changes)).body.data).toEqual([code]);
    expect((await t.as(agent).get(path)).body.data).toEqual([]);
  });
});

async function aQuotedLead() {
  const lead = await t.seedQuotedLead({ types: [1] });
  const otherId = await t.seedQuote(await t.seedAgent(), lead.leadId, { carrierId: 2 });
  return { ...lead, otherId };
}

const takeBack = (consumer: Person, quoteId: number) =>
  t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
const consentsOf = ({ id }: Person) => t.rows("consents", { consumer_id: id });

describe("quotes that were taken back", () => {
  it("are listed up to the newest fifty, beside every one that can be chosen, and can only be closed", async () => {
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { types: [1], submitted: true });
    const agent = await t.seedAgent();
    const now = t.clock.now().getTime();
    const removed: number[] = [];
    for (let minute = 0; minute < 52; minute++) {
      const row = { removed_at: new Date(now - minute * 60_000) };
      removed.push(await t.seedQuote(agent, lead, { row }));
    }
    const live = await t.seedQuote(agent, lead);
    const listed = async () => {
      const { data } = (await t.as(consumer).get("/user/quotes")).body;
      return new Set(data.map(({ qot_id }: { qot_id: number }) => qot_id));
    };

    expect(await listed()).toEqual(new Set([...removed.slice(0, 50), live]));
    expect((await t.choose(consumer, removed[0] ?? 0)).body.data).toEqual(["quote-removed"]);
    const close = async (id?: number) => t.as(consumer).delete(`/user/quotes/${id}`);
    expect((await close(live)).body.data).toEqual(["quote-live"]);
    expect((await close(removed[0])).status).toBe(200);
    expect(await listed()).toEqual(new Set([...removed.slice(1, 51), live]));
  });
});

describe("choosing a quote", () => {
  it("is refused where its version or a price is no longer what was shown", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead({ types: [1] });
    const choose = (seen: object) => t.as(consumer).post(`/user/quotes/${quoteId}`, seen);
    const [{ qot_version, prices }] = (await t.as(consumer).get("/user/quotes")).body.data;
    await t.update("quotes", { id: quoteId }, { needs_update: true });
    const raised = [{ ins_id: 1, qpr_monthly: 999, qpr_yearly: 11_988 }];
    await t.quote(agent, leadId, { qot_id: quoteId, prices: raised }, "put");
    for (const seen of [{ qot_version }, { prices }, { qot_monthly: 180 }]) {
      const refused = await choose(seen);
      expect(refused).toMatchObject({ status: 409, body: { data: ["quote-changed"] } });
    }
    expect(await consentsOf(consumer)).toEqual([]);
    const [now] = (await t.as(consumer).get("/user/quotes")).body.data;
    expect(now).toMatchObject({ accepted: false, prices: [{ qpr_monthly: 999 }] });
    const { qot_version: version, qot_monthly, qot_yearly, prices: shown } = now;
    const seen = { qot_version: version, qot_monthly, qot_yearly, prices: shown };
    expect((await choose(seen)).status).toBe(200);
  });

  it("keeps once what is agreed to, and tells it with who comes, what happens next and what to have ready", async () => {
    const { consumer, agent, quoteId } = await aQuotedLead();
    const consentSeen = async () => (await t.as(consumer).get("/user/quotes")).body.consent;
    expect(await consentSeen()).toBeUndefined();

    await t.choose(consumer, quoteId);
    await t.choose(consumer, quoteId);
    await t.deliver();

    const consent = await consentSeen();
    expect(consent).toMatchObject({ qot_id: quoteId, text_version: 2, withdrawn_at: null });
    expect(consent.text).toMatch(
      /^You agree that .+ of .+ may call or email you about this quote\.$/,
    );
    const { text } = consent;
    expect(await consentsOf(consumer)).toMatchObject([
      { quote_id: quoteId, agent_id: agent.id, text, withdrawn_at: null },
    ]);
    const mail = t.mailsTo(consumer).at(-1);
    expect(mail?.subject).toBe("You chose a quote");
    expect(mail?.text).toContain(text);
    expect(mail?.text).toMatch(/What happens next\n- We have told .+ of .+ that you chose/);
    expect(mail?.text).toMatch(/- By the end of \w+, \w{3} \d+ they pay us/);
    expect(mail?.text).toMatch(/If nobody has been in touch by the end of \w+, \w{3} \d+, we tell/);
    expect(mail?.text).toMatch(/What to have ready: Home\n- The declarations page/);
    expect(mail?.text).toContain("/go/consumer/my-quotes/choice");
  });

  it("tells the agent what was chosen, what is needed and what the fee is, with a link to the client", async () => {
    const { consumer, agent, leadId, quoteId } = await aQuotedLead();
    await t.choose(consumer, quoteId);
    await t.deliver();
    const [{ details }] = await t.noticesOf(agent);
    const { carrier, monthly } = details.chosen;
    const text = t.mailsTo(agent).at(-1)?.text;
    expect(text).toContain(`chose your quote: ${carrier}, $${monthly} a month.`);
    expect(text).toContain("Pay the flat fee of $49 to see how to reach them.");
    expect(text).toMatch(/What they need\n\nHome[^\n]*\n- [^\n]+: \$[\d,]+\n/);
    expect(text).toContain(`/go/agent/leads/${leadId}/client`);
    expect(text).not.toContain(consumer.email);
  });
});

describe("a choice that is taken back", () => {
  it("opens the application for every quote again, and tells the agent", async () => {
    const { consumer, leadId, agent, quoteId, otherId } = await aQuotedLead();
    await t.choose(consumer, quoteId);

    expect((await takeBack(consumer, quoteId)).status).toBe(200);
    const quotes = (await t.as(consumer).get("/user/quotes")).body.data;
    const card = (await t.as(agent).get("/agent/profile/leads")).body.data.data[0];
    const [newest] = await t.noticesOf(agent);

    expect(quotes.map(({ accepted }: { accepted: boolean }) => accepted)).toEqual([false, false]);
    expect(card).toMatchObject({ aps_id: leadId, won_quote: false, has_quote: true });
    expect(newest).toMatchObject({
      ntp_id: 5,
      ntp_name: "choice-taken-back",
      details: { otherChosen: false },
    });
    expect((await t.as(consumer).get("/user/quotes")).body.consent).toMatchObject({
      qot_id: quoteId,
      withdrawn_at: expect.any(String),
    });
    expect((await t.choose(consumer, otherId)).status).toBe(200);
    expect(await consentsOf(consumer)).toMatchObject([
      { withdrawn_at: expect.any(Date) },
      { withdrawn_at: null },
    ]);
  });

  it("is no business of a quote that was not chosen, or of somebody else's, and refused once the agent has paid", async () => {
    const { consumer, quoteId, otherId } = await aQuotedLead();
    expect((await takeBack(consumer, quoteId)).status).toBe(404);
    await t.choose(consumer, quoteId);
    expect((await takeBack(consumer, otherId)).status).toBe(404);
    expect((await takeBack(await t.seedConsumer(), quoteId)).status).toBe(404);
    await t.seedAcceptance(quoteId, { paid: true });
    const refused = await takeBack(consumer, quoteId);
    expect(refused).toMatchObject({ status: 409, body: { data: ["already-paid"] } });
  });

  it("leads to one unread notification and one mail, however often the client changes their mind, and to twenty consents a day", async () => {
    const { consumer, agent, quoteId } = await aQuotedLead();
    await t.deliver();
    t.mails.length = 0;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => [
        t.choose(consumer, quoteId),
        takeBack(consumer, quoteId),
      ]).flat(),
    );
    // Whoever waits too long for the others is asked to come again.
    expect(replies.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    await t.deliver();
    expect(await t.noticesOf(agent)).toHaveLength(1);
    expect(t.mailsTo(agent).length).toBeLessThanOrEqual(1);

    // One after the other, and the mails of each under way at once.
    await takeBack(consumer, quoteId);
    let last = await t.choose(consumer, quoteId);
    for (let count = 0; count < 40 && last.status === 200; count++) {
      await t.deliver();
      await takeBack(consumer, quoteId);
      await t.deliver();
      last = await t.choose(consumer, quoteId);
    }
    expect([last.status, last.body.data]).toEqual([429, ["too-many-requests"]]);
    // A busy database may keep a place that was not used; it never gives more.
    expect((await consentsOf(consumer)).length).toBeLessThanOrEqual(20);
    expect(await t.noticesOf(agent)).toHaveLength(1);
    expect(t.mailsTo(agent).length).toBeLessThanOrEqual(1);
    t.clock.advance({ minutes: 16 });
    await t.deliver();
    // It ended as the agent was told at first, or it did not: then they hear of it once.
    expect(t.mailsTo(agent).length).toBeLessThanOrEqual(2);
  });

  it("mails nothing that was overtaken: of a choice, a reminder, or a quote that cannot be chosen any more", async () => {
    const { consumer, agent, leadId, quoteId, otherId } = await aQuotedLead();
    await t.deliver();
    t.mails.length = 0;
    await t.choose(consumer, quoteId);
    await takeBack(consumer, quoteId);
    t.clock.advance({ minutes: 20 });
    await t.deliver();
    expect(t.mailsTo(agent)).toEqual([]);
    await t.choose(consumer, quoteId);
    await t.deliver();
    expect(t.mailsTo(agent)).toHaveLength(1);
    await takeBack(consumer, quoteId);
    await t.choose(consumer, otherId);
    const reminder = { code: 6, applicationId: leadId, template: "notification" } as const;
    await queueMail(t.db.query, { userId: agent.id, content: reminder, now: t.clock.now() });
    t.clock.advance({ minutes: 20 });
    await t.deliver();
    expect(t.mailsTo(agent).map(({ subject }) => subject)).not.toContain(
      "A client is waiting for you",
    );
    await takeBack(consumer, otherId);
    t.mails.length = 0;
    const late = await t.seedAgent({ carriers: [3] });
    expect((await quote(late, leadId, { inc_id: 3 })).status).toBe(200);
    await t.choose(consumer, quoteId);
    t.clock.advance({ minutes: 20 });
    await t.deliver();
    expect(t.mailsTo(consumer).map(({ subject }) => subject)).toEqual(["You chose a quote"]);
  });

  it("is taken back once, however often it is asked, and never beside another choice", async () => {
    const { consumer, quoteId, otherId } = await aQuotedLead();
    await t.choose(consumer, quoteId);

    const replies = await Promise.all([
      takeBack(consumer, quoteId),
      takeBack(consumer, quoteId),
      t.choose(consumer, otherId),
    ]);

    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    const consents = await consentsOf(consumer);
    const standing = consents.filter(({ withdrawn_at }) => withdrawn_at === null);
    const { data: quotes } = (await t.as(consumer).get("/user/quotes")).body;
    expect(quotes.filter(({ accepted }: { accepted: boolean }) => accepted)).toMatchObject(
      standing.map(({ quote_id }) => ({ qot_id: quote_id })),
    );
  });
});
