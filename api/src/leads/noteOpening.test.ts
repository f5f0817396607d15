import { appForTests, type Person } from "../testing";
import { noteOpening } from "./noteOpening";

const t = appForTests();

const open = (agent: Person, leadId: number) => t.as(agent).get(`/agent/profile/leads/${leadId}`);
const confirm = (agent: Person, leadId: number) =>
  t.as(agent).get(`/agent/profile/leads/${leadId}/confirm`);
const openingsSeenBy = async (consumer: Person) =>
  (await t.as(consumer).get("/user/application")).body.openings;
const openings = async (leadId: number) =>
  (await t.rows("lead_openings", { application_id: leadId })).sort(
    (one, other) => Number(one.first_at) - Number(other.first_at),
  );

async function aLead() {
  const consumer = await t.seedConsumer();
  return { consumer, leadId: await t.seedApplication(consumer, { submitted: true }) };
}

describe("an agent who opens a lead", () => {
  it("is counted among those the client is told of, and once however often", async () => {
    const { consumer, leadId } = await aLead();
    expect(await openingsSeenBy(consumer)).toEqual({ agencies: 0, firstAt: null, lastAt: null });
    const [one, other] = [await t.seedAgent(), await t.seedAgent()];
    const first = t.clock.now();
    await open(one, leadId);
    t.clock.advance({ minutes: 5 });
    await open(other, leadId);
    t.clock.advance({ minutes: 5 });
    await open(one, leadId);

    expect(await openingsSeenBy(consumer)).toEqual({
      agencies: 2,
      firstAt: first.toISOString(),
      lastAt: t.clock.now().toISOString(),
    });
  });

  it("has opened it once more when half an hour lies between", async () => {
    const { leadId } = await aLead();
    const agent = await t.seedAgent();
    const first_at = t.clock.now();
    await open(agent, leadId);
    t.clock.advance({ minutes: 29 });
    await open(agent, leadId);
    expect(await openings(leadId)).toMatchObject([
      { agent_id: agent.id, saw: "summary", first_at, last_at: t.clock.now(), times: 1 },
    ]);
    t.clock.advance({ minutes: 31 });
    await open(agent, leadId);
    expect(await openings(leadId)).toMatchObject([{ first_at, last_at: t.clock.now(), times: 2 }]);
  });

  it("is not counted for the list, nor for a lead that is refused", async () => {
    const { leadId } = await aLead();
    const stranger = await t.seedAgent({ zips: [10001] });
    await t.as(await t.seedAgent()).get("/agent/profile/leads");
    expect((await open(stranger, leadId)).status).toBe(404);
    expect(await openings(leadId)).toEqual([]);
  });

  it("saw how to reach the client only once they had paid", async () => {
    const { leadId } = await aLead();
    const agent = await t.seedAgent();
    const quoteId = await t.seedQuote(agent, leadId);
    await t.seedAcceptance(quoteId);
    await open(agent, leadId);
    await confirm(agent, leadId);
    expect(await openings(leadId)).toMatchObject([{ saw: "summary" }]);

    t.clock.advance({ minutes: 1 });
    await t.seedAcceptance(quoteId, { paid: true });
    expect((await confirm(agent, leadId)).status).toBe(200);
    await open(agent, leadId);

    expect(await openings(leadId)).toMatchObject([
      { saw: "summary", times: 1 },
      { saw: "contact", times: 1, first_at: t.clock.now() },
    ]);
  });

  it("leaves no record when the client's account goes, also where it comes just then", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await t.seedAgent();
    await open(agent, leadId);
    await t.endAccount(consumer);
    const opening = { agentId: agent.id, leadId, saw: "summary", now: t.clock.now() } as const;
    await t.db.transaction((tx) => noteOpening(tx, opening));
    expect(await openings(leadId)).toEqual([]);
  });
});
