import { completeAnswers } from "../testing/answers";
import { appForTests, type Person } from "../testing";

const t = appForTests();

const life = () => ({ ins_id: 2, answers: completeAnswers(2) });

const submit = (consumer: Person) =>
  t.as(consumer).post("/user/application", { answers: [life()], submit: true, force: true });

async function withdraw(consumer: Person) {
  await t.as(consumer).delete("/user/application", undefined, { force: "true" });
}

const leadOf = (consumer: Person) =>
  t.db.query
    .selectFrom("applications")
    .select("id")
    .where("consumer_id", "=", consumer.id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();

const quote = async (agent: Person, leadId: number, quoteId?: number) =>
  t.as(agent)[quoteId === undefined ? "post" : "put"](`/agent/profile/leads/${leadId}`, {
    token: await t.humanToken("quote"),
    inc_id: 1,
    ...(quoteId === undefined ? {} : { qot_id: quoteId }),
    prices: [{ ins_id: 2, qpr_monthly: 120, qpr_yearly: 1400 }],
  });

async function newsOf(person: Person, code: number) {
  await t.deliver();
  const { body } = await t.as(person).get("/notifications");
  return {
    notifications: body.data.data.filter(({ ntp_id }: { ntp_id: number }) => ntp_id === code)
      .length,
    mails: t.mails.filter(({ to }) => to === person.email).length,
  };
}

describe("an agent who quoted", () => {
  it("is asked for an update once, until they answered it", async () => {
    const [consumer, agent] = [await t.seedConsumer(), await t.seedAgent()];
    const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);

    for (let count = 0; count < 3; count++) expect((await submit(consumer)).status).toBe(200);
    const asked = await newsOf(agent, 3);
    expect((await quote(agent, leadId, quoteId)).status).toBe(200);
    await submit(consumer);
    const askedAgain = await newsOf(agent, 3);

    expect(asked.notifications).toBe(1);
    expect(askedAgain.notifications).toBe(2);
    expect(askedAgain.mails - asked.mails).toBe(1);
  });
});

describe("an agent in reach", () => {
  it("hears of a client who deletes and submits again once a day", async () => {
    const [consumer, agent] = [await t.seedConsumer(), await t.seedAgent()];

    for (let count = 0; count < 3; count++) {
      expect((await submit(consumer)).status).toBe(200);
      await t.deliver();
      await withdraw(consumer);
    }
    const sameDay = await newsOf(agent, 2);
    t.clock.advance({ hours: 24 });
    const later = { ...consumer, sid: (await t.logIn(consumer)).body.sid };
    await submit(later);
    const again = { ...agent, sid: (await t.logIn(agent)).body.sid };
    const nextDay = await newsOf(again, 2);

    expect(sameDay).toEqual({ notifications: 1, mails: 1 });
    expect(nextDay).toEqual({ notifications: 2, mails: 2 });
  });
});

describe("a consumer", () => {
  it("hears of a quote once, however often its carrier goes and comes back", async () => {
    const [consumer, agent] = [await t.seedConsumer(), await t.seedAgent()];
    await submit(consumer);
    const { id } = await leadOf(consumer);

    for (let count = 0; count < 3; count++) {
      expect((await quote(agent, id)).status).toBe(200);
      await t.as(agent).delete("/agent/profile/carriers", { carriers: 1 });
      await t.as(agent).post("/agent/profile/carriers", { carriers: [1] });
    }
    expect((await quote(agent, id)).status).toBe(200);
    t.clock.advance({ minutes: 10 });

    expect(await newsOf(consumer, 1)).toEqual({ notifications: 1, mails: 1 });
  });

  it("submits a limited number of times a day", async () => {
    const consumer = await t.seedConsumer();
    const { max } = t.config.limits.submissionByUser;
    for (let count = 0; count < max; count++) expect((await submit(consumer)).status).toBe(200);

    const refused = await submit(consumer);
    const saved = await t.as(consumer).post("/user/application", { answers: [life()] });

    expect(refused.body.data).toEqual(["too-many-requests"]);
    expect(saved.status).toBe(200);
  });
});
