import { countReaders } from "../leads/countReaders";
import { appForTests, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";

const t = appForTests();
const path = "/user/application";
const life = { ins_id: 2, answers: completeAnswers(2) };
const HOUR_MS = 3_600_000;

const submit = (consumer: Person, more: object = {}) =>
  t.as(consumer).post(path, { answers: [life], submit: true, ...more });
const outlook = (consumer: Person) => t.as(consumer).get(`${path}/submitted`);

it("is told of what was submitted, and of nothing else", async () => {
  const consumer = await t.seedConsumer();
  expect((await outlook(consumer)).status).toBe(404);
  await t.as(consumer).post(path, { answers: [life] });
  expect((await outlook(consumer)).status).toBe(404);
  await submit(consumer);
  const { status, body } = await outlook(consumer);
  expect(status).toBe(200);
  expect(Object.keys(body.data).sort()).toEqual(["agents_from", "first_quote_hours"]);
});

it("counts the agents who quote there in coarse steps, without those who pause", async () => {
  const consumer = await t.seedConsumer();
  await submit(consumer);
  const lead = await t.row("applications", { consumer_id: consumer.id });
  const count = async () => {
    const told = (await outlook(consumer)).body.data.agents_from;
    expect(await countReaders(t.db.query, lead.id, t.clock.now())).toBe(told);
    return told;
  };
  const before = await count();
  const agents: Person[] = [];
  for (let index = 0; index < 11; index++) agents.push(await t.seedAgent());
  const after = await count();
  expect(after).toBeGreaterThan(before);
  expect([0, 1, 5, 10, 20, 50, 100, 200, 500]).toContain(after);
  for (const { id } of agents) {
    await t.update("agents", { user_id: id }, { stopped_at: t.clock.now() });
  }
  expect(await count()).toBe(before);
});

it("says when first quotes come once enough are measured, counting who had none", async () => {
  const consumer = await t.seedConsumer();
  await submit(consumer);
  expect((await outlook(consumer)).body.data.first_quote_hours).toBeNull();
  const agent = await t.seedAgent();
  const weeksAgo = (weeks: number) => new Date(t.clock.now().getTime() - weeks * 7 * 24 * HOUR_MS);
  const measured = async (firstQuoteAfter: number | null) => {
    const client = await t.seedConsumer();
    const leadId = await t.seedApplication(client, { types: [2], submitted: true });
    const submittedAt = weeksAgo(3);
    await t.update("applications", { id: leadId }, { submitted_at: submittedAt });
    if (firstQuoteAfter === null) return;
    const quoteId = await t.seedQuote(agent, leadId);
    const createdAt = new Date(submittedAt.getTime() + firstQuoteAfter * HOUR_MS);
    await t.update("quotes", { id: quoteId }, { created_at: createdAt });
  };
  for (let index = 0; index < 12; index++) await measured(4.5);
  for (let index = 0; index < 8; index++) await measured(null);
  // What was measured stays for ten minutes.
  expect((await outlook(consumer)).body.data.first_quote_hours).toBeNull();
  t.clock.advance({ minutes: 11 });
  expect((await outlook(consumer)).body.data.first_quote_hours).toBe(5);
  for (let index = 0; index < 8; index++) await measured(null);
  t.clock.advance({ minutes: 11 });
  expect((await outlook(consumer)).body.data.first_quote_hours).toBeNull();
});

it("mails a submission once, says what the screen does, and not of one that is gone", async () => {
  const consumer = await t.seedConsumer();
  await submit(consumer);
  await submit(consumer, { force: true });
  await t.deliver();
  const mailsTo = ({ email }: Person) => t.mails.filter(({ to }) => to === email);
  const [mail, ...others] = mailsTo(consumer);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your application is with the agents");
  expect(mail?.text).toContain("/go/consumer/submitted");

  const gone = await t.seedConsumer();
  await submit(gone);
  await t.as(gone).delete(path, undefined, { force: "true" });
  const silent = await t.seedConsumer({ user: { email_notifications: false } });
  await submit(silent);
  await t.deliver();
  expect([gone, silent].flatMap(mailsTo)).toEqual([]);
});
