import { appForTests, type Person } from "../../testing";

const t = appForTests();

async function aQuotedLead() {
  const lead = await t.seedQuotedLead({ types: [1] });
  const otherId = await t.seedQuote(await t.seedAgent(), lead.leadId, { carrierId: 2 });
  return { ...lead, otherId };
}

const choose = (consumer: Person, quoteId: number) =>
  t.as(consumer).post(`/user/quotes/${quoteId}`);
const takeBack = (consumer: Person, quoteId: number) =>
  t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
const consentsOf = (consumer: Person) =>
  t.db.query
    .selectFrom("consents")
    .select(["quote_id as quoteId", "agent_id as agentId", "text", "withdrawn_at as withdrawnAt"])
    .where("consumer_id", "=", consumer.id)
    .orderBy("id")
    .execute();

describe("choosing a quote", () => {
  it("keeps what is agreed to by it, and names the one agent", async () => {
    const { consumer, agent, quoteId } = await aQuotedLead();
    expect(await consentsOf(consumer)).toEqual([]);

    await choose(consumer, quoteId);
    await choose(consumer, quoteId);

    const [consent, ...more] = await consentsOf(consumer);
    expect(more).toEqual([]);
    expect(consent).toMatchObject({ quoteId, agentId: agent.id, withdrawnAt: null });
    expect(consent?.text).toMatch(
      /^You agree that .+ of .+ may call or email you about this quote\.$/,
    );
  });

  it("tells the consumer what was agreed to, who comes, what happens next and what to have ready", async () => {
    const { consumer, quoteId } = await aQuotedLead();
    const before = await t.as(consumer).get("/user/quotes");
    expect(before.body).not.toHaveProperty("consent");

    await choose(consumer, quoteId);
    await t.deliver();

    const { consent } = (await t.as(consumer).get("/user/quotes")).body;
    expect(consent).toMatchObject({ qot_id: quoteId, text_version: 2, withdrawn_at: null });
    const mail = t.mails.findLast(({ to }) => to === consumer.email);
    expect(mail?.subject).toBe("You chose a quote");
    expect(mail?.text).toContain(consent.text);
    expect(mail?.text).toMatch(/What happens next\n- We have told .+ of .+ that you chose/);
    expect(mail?.text).toMatch(/- By \w{3}, \w{3} \d+, \d+:\d\d [AP]M they pay us/);
    expect(mail?.text).toContain("If nobody has been in touch by then, we tell you");
    expect(mail?.text).toMatch(/What to have ready: Home\n- The declarations page/);
    expect(mail?.text).toContain("/go/consumer/my-quotes/choice");
  });

  it("keeps no agreement where it is refused", async () => {
    const { consumer, quoteId } = await aQuotedLead();
    const refused = await t.as(consumer).post(`/user/quotes/${quoteId}`, { qot_version: 7 });
    expect(refused.body.data).toEqual(["quote-changed"]);
    expect(await consentsOf(consumer)).toEqual([]);
  });
});

describe("a choice that is taken back", () => {
  it("opens the application for every quote again, and tells the agent", async () => {
    const { consumer, leadId, agent, quoteId, otherId } = await aQuotedLead();
    await choose(consumer, quoteId);

    expect((await takeBack(consumer, quoteId)).status).toBe(200);
    const quotes = (await t.as(consumer).get("/user/quotes")).body.data;
    const card = (await t.as(agent).get("/agent/profile/leads")).body.data.data[0];
    const [newest] = (await t.as(agent).get("/notifications")).body.data.data;

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
    expect((await choose(consumer, otherId)).status).toBe(200);
    expect((await consentsOf(consumer)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([
      false,
      true,
    ]);
  });

  it("is refused once the agent has paid", async () => {
    const { consumer, quoteId } = await aQuotedLead();
    await t.seedAcceptance(quoteId, { paid: true });
    const refused = await takeBack(consumer, quoteId);
    expect(refused).toMatchObject({ status: 409, body: { data: ["already-paid"] } });
  });

  it("is no business of a quote that was not chosen, or of somebody else's", async () => {
    const { consumer, quoteId, otherId } = await aQuotedLead();
    expect((await takeBack(consumer, quoteId)).status).toBe(404);
    await choose(consumer, quoteId);
    expect((await takeBack(consumer, otherId)).status).toBe(404);
    expect((await takeBack(await t.seedConsumer(), quoteId)).status).toBe(404);
  });

  it("is taken back once, however often it is asked, and never beside another choice", async () => {
    const { consumer, quoteId, otherId } = await aQuotedLead();
    await choose(consumer, quoteId);

    const replies = await Promise.all([
      takeBack(consumer, quoteId),
      takeBack(consumer, quoteId),
      choose(consumer, otherId),
    ]);

    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    const standing = (await consentsOf(consumer)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const accepted = (await t.as(consumer).get("/user/quotes")).body.data.filter(
      ({ accepted: isAccepted }: { accepted: boolean }) => isAccepted,
    );
    expect(standing.map(({ quoteId: id }) => id)).toEqual(
      accepted.map(({ qot_id }: { qot_id: number }) => qot_id),
    );
  });
});

it("leaves no words of a consent behind when an account of either side goes", async () => {
  const { consumer, agent, quoteId } = await aQuotedLead();
  await choose(consumer, quoteId);
  await t.as(agent).delete("/agent/profile/delete");
  const [consent] = await consentsOf(consumer);
  expect(consent).toMatchObject({ text: "", withdrawnAt: expect.any(Date) });
});
