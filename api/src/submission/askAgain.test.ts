import { appForTests, lastingSessions, type Person } from "../testing";
import { completeAnswers } from "../testing/answers";
import { endPaidChoice } from "../payments/returns/endPaidChoice";

const t = appForTests({ config: { session: lastingSessions } });

const path = "/user/application";
const read = async (consumer: Person) => (await t.as(consumer).get(path)).body;
const again = (consumer: Person) => t.as(consumer).post(`${path}/again`);
const leadOf = async (agent: Person, leadId: number) =>
  t.as(agent).get(`/agent/profile/leads/${leadId}`);

/** A client whose chosen quote was paid for some days ago. */
async function aChoice(days: number, { paid = true } = {}) {
  const consumer = await t.seedConsumer({ user: { first_name: "Ottoline" } });
  const agent = await t.seedAgent();
  const answers = [{ ins_id: 2, answers: completeAnswers(2) }];
  await t.as(consumer).post(path, { answers, submit: true });
  const present = { home: { carrier: "Acme Mutual", cover: {} }, shared: true };
  await t.as(consumer).put(`${path}/present`, present);
  const { id: leadId } = await t.row("applications", { consumer_id: consumer.id });
  const quoteId: number = (await t.quote(agent, leadId)).body.data.qot_id;
  expect((await t.choose(consumer, quoteId)).status).toBe(200);
  if (paid) await t.pay(agent, leadId);
  t.clock.advance({ days });
  return { consumer, agent, leadId, quoteId };
}

describe("asking for quotes again after a choice", () => {
  it("begins a new application with the old answers, which agents see once it is submitted", async () => {
    const { consumer, agent, leadId } = await aChoice(300);
    const before = await read(consumer);
    expect(before.meta).toMatchObject({ aps_again: true });

    const begun = await again(consumer);

    expect(begun.status).toBe(200);
    expect(begun.body).toEqual(await read(consumer));
    expect(begun.body.data).toEqual(before.data);
    expect(begun.body.meta).toMatchObject({
      ...{ types: [2], locked: false, aps_submitted: null, qot_id: null },
      aps_version: before.meta.aps_version + 1,
    });
    expect(begun.body).not.toHaveProperty("present");
    const answers = [{ ins_id: 2, answers: completeAnswers(2) }];
    expect((await t.as(consumer).post(path, { answers, submit: true })).status).toBe(200);
    expect((await t.as(consumer).get("/user/quotes")).body.data).toEqual([]);
    const { application_id: newId } = await t.row("live_applications", {
      consumer_id: consumer.id,
    });
    expect(newId).not.toBe(leadId);
    expect((await t.quote(agent, newId)).status).toBe(200);
  });

  it("leaves the won lead, its payment and the client's details with the agent", async () => {
    const { consumer, agent, leadId } = await aChoice(300);
    const confirm = `/agent/profile/leads/${leadId}/confirm`;
    const seen = async () => ({
      lead: (await leadOf(agent, leadId)).body.lead,
      confirmation: (await t.as(agent).get(confirm)).body,
      payments: (await t.as(agent).get("/agent/profile/payments")).body,
      clients: (await t.as(agent).get("/agent/profile/clients")).body,
    });
    const before = await seen();
    expect(before.confirmation.user_data).toMatchObject({ usr_firstname: "Ottoline" });
    await again(consumer);
    expect(await seen()).toEqual(before);
  });

  it("is told in My privacy and in the download, both applications", async () => {
    const { consumer, leadId } = await aChoice(300);
    await again(consumer);
    const { application } = (await t.as(consumer).get("/user/privacy")).body.data;
    expect(application).toMatchObject({ submittedAt: null, isChosen: false });
    const { applications } = (await t.as(consumer).get("/user/privacy/data")).body;
    expect(applications).toHaveLength(2);
    expect(applications[0]).toMatchObject({ id: leadId, chosenAt: expect.any(String) });
    expect(applications[1]).toMatchObject({ id: application.id, chosenAt: null });
  });

  it("is done once, however often it is pressed at the same time", async () => {
    const { consumer } = await aChoice(300);
    const replies = await Promise.all([1, 2, 3].map(() => again(consumer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await t.rows("applications", { consumer_id: consumer.id })).toHaveLength(2);
  });

  it.each([
    [299, {}],
    [300, { paid: false }],
  ])("is refused %i days after it, %j", async (days, options) => {
    const { consumer } = await aChoice(days, options);
    expect((await read(consumer)).meta).not.toHaveProperty("aps_again");
    expect(await again(consumer)).toMatchObject({
      status: 409,
      body: { data: ["already-accepted"] },
    });
  });

  it("is refused without an application, and of one that nobody chose a quote of", async () => {
    expect((await again(await t.seedConsumer())).status).toBe(404);
    const { consumer } = await t.seedQuotedLead();
    expect((await again(consumer)).status).toBe(409);
  });

  it("does not bring the old lead back where its fee is returned later", async () => {
    const { consumer, agent, leadId } = await aChoice(300);
    await again(consumer);
    await t.db.transaction((tx) =>
      endPaidChoice(tx, { applicationId: leadId, agentId: agent.id }, t.clock.now()),
    );
    const old = await t.row("applications", { id: leadId });
    expect(old).toMatchObject({ is_open: false, deleted_at: t.clock.now() });
    const stranger = await t.seedAgent();
    expect((await leadOf(stranger, leadId)).status).toBe(404);
    await t.deliver();
    const subjects = t.mailsTo(consumer).map(({ subject }) => subject);
    expect(subjects).not.toContain("You can choose a quote again");
    expect((await read(consumer)).meta.types).toEqual([2]);
  });

  it("ends with the account: the old lead stays with its agent, and the new one is gone", async () => {
    const { consumer, agent, leadId } = await aChoice(300);
    await again(consumer);
    const { application_id: newId } = await t.row("live_applications", {
      consumer_id: consumer.id,
    });
    await t.endAccount(consumer);
    expect((await leadOf(agent, leadId)).body.user_info).toMatchObject({
      usr_firstname: "Ottoline",
    });
    expect(await t.row("applications", { id: newId })).toMatchObject({
      draft_answers: {},
      deleted_at: t.clock.now(),
    });
  });
});
