import fc from "fast-check";
import { runOperator } from "../../operations/command/runOperator";
import { sendWebhook } from "../../payments/paymentFixtures";
import { appForTests, lastingSessions, type Person } from "../../testing";
import { completeAnswers } from "../../testing/answers";
import { wronglyCopied } from "./writeDesk";

const LIVES = 12;
const AUTO = 3;
/** Auto; home and auto; life and auto. */
const carriersOf = [[1], [2, 4], [17]];

const t = appForTests({ config: { session: lastingSessions } });
beforeAll(() => {
  t.config.stripe.webhookSecret = "whsec_for_tests";
});

/** A client with a lead for auto insurance, and agents who may quote it. */
type Life = { client: Person; leadId: number; agents: Person[] };

async function aLife(): Promise<Life> {
  const client = await t.seedConsumer();
  const leadId = await t.seedApplication(client, { types: [AUTO], submitted: true });
  const agents: Person[] = [];
  for (const carriers of carriersOf) agents.push(await t.seedAgent({ carriers }));
  return { client, leadId, agents };
}

/** One of an agent's own carriers. */
const carrierOf = ({ agents }: Life, agent: Person, nth: number) => {
  const own = carriersOf[agents.indexOf(agent)] ?? [];
  return own[nth % own.length];
};

const pricesFor = (types: readonly number[], monthly: number) =>
  types.map((ins_id) => ({ ins_id, qpr_monthly: monthly, qpr_yearly: 12 * monthly }));

async function standing({ leadId }: Life) {
  const [lead] = await t.rows("applications", { id: leadId });
  const quotes = await t.rows("quotes", { application_id: leadId });
  return { lead, types: lead?.submitted_types ?? [], quotes };
}

/** What may happen to a lead, by the calls that people make: what is not possible then is refused. */
const steps: Record<string, (life: Life, agent: Person, nth: number) => Promise<unknown>> = {
  async quote(life, agent, nth) {
    const { types } = await standing(life);
    const inc_id = carrierOf(life, agent, nth);
    await t.quote(agent, life.leadId, { inc_id, prices: pricesFor(types, 40 + nth) });
  },
  async update(life, agent, nth) {
    const { types, quotes } = await standing(life);
    for (const { id, carrier_id: inc_id } of quotes.filter(({ agent_id }) => agent_id === agent.id))
      await t.quote(
        agent,
        life.leadId,
        { qot_id: id, inc_id, prices: pricesFor(types, 60 + nth) },
        "put",
      );
  },
  removeCarrier: (life, agent, nth) =>
    t.as(agent).delete("/agent/profile/carriers", { carriers: carrierOf(life, agent, nth) }),
  addCarrier: (life, agent, nth) =>
    t.as(agent).post("/agent/profile/carriers", { carriers: [carrierOf(life, agent, nth)] }),
  open: ({ leadId }, agent) => t.as(agent).get(`/agent/profile/leads/${leadId}`),
  note: ({ leadId }, agent, nth) =>
    t.as(agent).put(`/agent/profile/leads/${leadId}/notes`, { version: 0, note: `Note ${nth}` }),
  putAway: ({ leadId }, agent) => t.as(agent).delete(`/agent/profile/leads/${leadId}`),
  agentGoes: (_life, agent) => t.endAccount(agent),
  submitAgain: ({ client }, _agent, nth) =>
    t.as(client).post("/user/application", {
      answers: (nth % 2 === 0 ? [AUTO] : [1, AUTO]).map((ins_id) => ({
        ins_id,
        answers: completeAnswers(ins_id),
      })),
      ...{ submit: true, force: true },
    }),
  async choose(life, _agent, nth) {
    const live = (await standing(life)).quotes.filter(({ removed_at }) => removed_at === null);
    await t.choose(life.client, live[nth % live.length]?.id ?? 0);
  },
  async takeBack(life) {
    const { lead } = await standing(life);
    await t.as(life.client).delete(`/user/quotes/${lead?.accepted_quote_id ?? 0}`);
  },
  async pay(life) {
    const { lead } = await standing(life);
    const winner = life.agents.find(({ id }) => id === lead?.winner_id);
    if (winner && !lead?.confirmed_at && !lead?.deleted_at) await t.pay(winner, life.leadId);
  },
  async returnFee({ leadId }) {
    const paid = await t.rows("payments", { application_id: leadId, status: "succeeded" });
    for (const { intent_id: intentId } of paid) {
      const event = { id: `evt_${intentId}`, type: "charge.refunded", intentId };
      await sendWebhook(t, { ...event, refundedCents: 4_900 }, "good");
    }
  },
  rename: ({ client }, _agent, nth) =>
    t.as(client).put("/user/profile", { usr_lastname: `Name${"abcdefgh".charAt(nth)}` }),
  withdraw: ({ client }) => t.as(client).delete("/user/application", { force: true }),
  clientGoes: ({ client }) => t.endAccount(client),
};

const usual = ["quote", "quote", "quote", "choose", "pay", "open"];
const others = ["takeBack", "submitAgain", "update", "rename", "note", "putAway"];
const rare = ["removeCarrier", "addCarrier", "agentGoes", "returnFee", "withdraw", "clientGoes"];
const someSteps = fc.array(
  fc.record({
    name: fc.constantFrom(...usual, ...usual, ...others, ...rare),
    whose: fc.nat(carriersOf.length - 1),
    nth: fc.nat(7),
  }),
  { minLength: 8, maxLength: 14 },
);

/** Every desk is what it is worked out to be, and whoever is gone has none; answers how the lead stands on each. */
async function expectRightDesks({ leadId, client }: Life): Promise<string[]> {
  expect(await wronglyCopied(t.db.query, [leadId])).toEqual([]);
  const desks = await t.rows("agent_leads", { application_id: leadId });
  const people = await t.db.query
    .selectFrom("users")
    .select("id")
    .where("deleted_at", "is not", null)
    .execute();
  const gone = people.map(({ id }) => id);
  expect(desks.filter(({ agent_id }) => gone.includes(agent_id))).toEqual([]);
  if (gone.includes(client.id)) expect(desks.filter(({ note }) => note !== "")).toEqual([]);
  return desks.map(({ status }) => status);
}

describe("desks", () => {
  it("say what follows from the facts, whatever happens to a lead", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(someSteps, async (plan) => {
        const life = await aLife();
        for (const { name, whose, nth } of plan) {
          const agent = life.agents[whose];
          if (agent) await steps[name]?.(life, agent, nth);
          for (const status of await expectRightDesks(life)) seen.add(status);
          t.clock.advance({ minutes: 1 });
        }
      }),
      { numRuns: LIVES, seed: 20_261_128 },
    );
    expect(seen).toEqual(new Set(["opened", "quoted", "lost", "won", "completed", "deleted"]));
  }, 120_000);

  it("are mended by a recount where somebody changed the database by hand", async () => {
    const { agent, leadId } = await t.seedQuotedLead();
    const other = await t.seedQuotedLead();
    await t.update("applications", { id: leadId }, { need: 777_000 });
    await t.update("quotes", { id: other.quoteId }, { removed_at: t.clock.now() });

    const recount = async () => (await runOperator(t.deps, ["desks", "recount"])).text;
    expect(await recount()).toBe(`Mended the leads ${leadId}, ${other.leadId}.`);
    expect(await recount()).toBe("Every desk is right.");
    expect(await t.row("agent_leads", { application_id: leadId })).toMatchObject({
      ...{ agent_id: agent.id, status: "quoted", need: 777_000 },
    });
    expect(await t.row("agent_leads", { application_id: other.leadId })).toMatchObject({
      ...{ agent_id: other.agent.id, status: "opened", need: null },
    });
  });
});
