import { appForTests, type Person } from "../../testing";

const t = appForTests();

async function aQuotedLead() {
  const lead = await t.seedQuotedLead({ types: [1] });
  const otherId = await t.seedQuote(await t.seedAgent(), lead.leadId, { carrierId: 2 });
  return { ...lead, otherId };
}

const takeBack = (consumer: Person, quoteId: number) =>
  t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
const consentsOf = ({ id }: Person) => t.rows("consents", { consumer_id: id });

describe("quotes that were taken back", () => {
  it("are listed up to the newest fifty, beside every one that can be chosen", async () => {
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
    await t.as(consumer).delete(`/user/quotes/${removed[0]}`);
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
    expect(mail?.text).toMatch(/- By \w{3}, \w{3} \d+, \d+:\d\d [AP]M they pay us/);
    expect(mail?.text).toContain("If nobody has been in touch by then, we tell you");
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
