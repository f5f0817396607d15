import { insuranceTypeIds } from "@quotehaven/contract/rules";
import fc from "fast-check";
import { toSentAnswers } from "../applications/answers/storedAnswers";
import type { StoredAnswers } from "../database";
import { Refusal } from "../server/errors";
import { estimate } from "../estimation/estimate";
import { listLeads, readLead } from "./lists/leads";
import { tellNextAgents } from "./mails/tellAgents";
import { createQuote } from "../quotes/quoting/quoting";
import { catalogueFor, formFor } from "../reference/questionnaires";
import { createRateLimiter } from "../server/limits/rateLimiter";
import { demoAnswers } from "../seeds/demoAnswers";
import { appForTests, type Person } from "../testing";
import { leadFactsOf } from "./leadFacts";
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

  it("is not counted for the list, for notes and figures, nor where it is refused", async () => {
    const { leadId } = await aLead();
    const agent = await t.seedAgent();
    await t.as(agent).get(`/agent/profile/leads/${leadId}/notes`);
    const answers = { id: 3, aps_id: leadId, answers: [] };
    expect((await t.as(agent).post("/agent/profile/calculate-coverage", answers)).status).toBe(200);
    const limits = { ...t.config.limits, leadDetailsByAgent: { max: 0, windowSeconds: 60 } };
    const spent = { ...t.deps, rateLimiter: createRateLimiter(t.clock, limits, t.db) };
    const reader = { id: agent.id, language: "en", timeZone: "America/Chicago" } as const;
    expect(await refusalOf(readLead(spent, reader, leadId))).toContain("too-many-requests");
    const stranger = await t.seedAgent({ zips: [10001] });
    await t.as(await t.seedAgent()).get("/agent/profile/leads");
    expect((await open(stranger, leadId)).status).toBe(404);
    expect(await openings(leadId)).toEqual([]);
  });

  it("has not opened it by a note of theirs, nor by a quote that is refused", async () => {
    const { consumer, leadId } = await aLead();
    const agent = await t.seedAgent();
    const note = { version: 0, note: "Later" };
    const path = `/agent/profile/leads/${leadId}/notes`;
    expect((await t.as(agent).put(path, note)).status).toBe(200);
    expect((await t.quote(agent, leadId, { prices: [] })).status).toBe(422);

    expect(await openingsSeenBy(consumer)).toMatchObject({ agencies: 0 });
    const { body } = await t.as(agent).get("/agent/profile/leads");
    expect(body.data.data).toContainEqual(
      expect.objectContaining({ aps_id: leadId, isUnread: true }),
    );
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

const today = new Date("2026-03-01T12:00:00Z");
const born = "1985-04-12";
const chosen = (questionId: number, answerId: number) => ({ questionId, answerId, content: null });
const written = (questionId: number, content: string) => ({ questionId, answerId: null, content });

const factsOf = (submittedAnswers: StoredAnswers) =>
  leadFactsOf(
    { submittedTypes: Object.keys(submittedAnswers).map(Number), submittedAnswers },
    born,
    today,
  );

describe("what a submission says that lists show", () => {
  it.each([1, 4, 7, 12, 23])(
    "needs the figures that its estimates show (answers %i)",
    (variant) => {
      const answers: StoredAnswers = {};
      const figures = insuranceTypeIds.map((type) => {
        const form = formFor(type);
        if (!form) throw new Error("There is no such form.");
        const stored = demoAnswers(form, { variant, today });
        answers[type] = stored;
        const sent = toSentAnswers(form, stored);
        const shown = estimate(type, sent, { dateOfBirth: born }, today, catalogueFor());
        return { insuranceTypeId: type, amount: shown?.total };
      });

      expect(factsOf(answers).needs).toEqual(figures);
    },
  );

  it("pays today what the home costs a year and the cars twelve times a month", () => {
    const home = [chosen(101, 10101), chosen(130, 13001), written(132, "1536")];
    const auto = [chosen(164, 16401), written(167, "140")];
    expect(factsOf({ 1: home }).premiumYearly).toBe(1_536);
    expect(factsOf({ 1: home, 3: auto }).premiumYearly).toBe(1_536 + 12 * 140);
    expect(factsOf({ 2: [] }).premiumYearly).toBe(0);
  });

  it("renews when the first of the present policies ends, and not where none is insured", () => {
    const home = [chosen(130, 13001), written(131, "2026-06-01")];
    const auto = [chosen(164, 16401), written(165, "2026-04-15")];
    const uninsured = [chosen(130, 13003), written(131, "2026-03-05")];
    expect(factsOf({ 1: home }).renewsOn).toBe("2026-06-01");
    expect(factsOf({ 1: home, 3: auto }).renewsOn).toBe("2026-04-15");
    expect(factsOf({ 1: uninsured }).renewsOn).toBeNull();
  });
});

const RUNS = 8;
const GEICO = 4; // auto
const carriers = [1, 2, GEICO, 17, 38]; // everything; home, auto; auto; life, auto; home

let zips: number[];
/** So many that an agent who has them, too, lists leads another way: every other one does. */
let farZips: number[];
beforeAll(async () => {
  const rows = await t.db.query.selectFrom("zip_codes").select("id").limit(900).execute();
  zips = rows.map(({ id }) => id);
  farZips = zips.splice(400);
});

/** A place among the run's own three ZIP codes. */
const place = fc.nat(2);
const someAgents = fc.array(
  fc.record({
    everywhere: fc.boolean(),
    places: fc.uniqueArray(place, { maxLength: 3 }),
    carriers: fc.uniqueArray(fc.constantFrom(...carriers), { maxLength: 3 }),
    licence: fc.constantFrom("1234567", "1234567", "1234567", ""),
    /** Days from now; the past ones are over. */
    pause: fc.constantFrom(null, null, null, -1, 1),
  }),
  { minLength: 2, maxLength: 4 },
);
const someLeads = fc.array(
  fc.record({
    place,
    types: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 2 }),
    state: fc.constantFrom("open", "open", "open", "open", "won", "deleted"),
  }),
  { minLength: 2, maxLength: 3 },
);

/** What a call came to: its codes where it was refused, null where it was not. */
async function refusalOf(work: Promise<unknown>): Promise<readonly string[] | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.codes;
  }
}

async function isListed(agent: Person, leadId: number): Promise<boolean> {
  const reader = { id: agent.id, language: "en", timeZone: "America/Chicago" } as const;
  try {
    const { leads } = await listLeads(t.deps, reader, { filter: "new", limit: 100 });
    return leads.some(({ id }) => id === leadId);
  } catch (error) {
    if (error instanceof Refusal && error.codes.includes("profile-incomplete")) return false;
    throw error;
  }
}

const isTold = async ({ id }: Person, leadId: number) =>
  (await t.rows("notifications", { user_id: id, application_id: leadId })).length > 0;

function pauseOf(days: number | null) {
  if (days === null) return {};
  const endsAt = new Date(t.clock.now().getTime() + days * 86_400_000);
  return { paused_until: endsAt.toISOString().slice(0, 10), pause_ends_at: endsAt };
}

async function makeLead({ types, state }: { types: number[]; state: string }, zipId: number) {
  const leadId = await t.seedApplication(await t.seedConsumer(), {
    types,
    submitted: true,
    zipId,
    isDeleted: state === "deleted",
  });
  if (state === "won") {
    await t.seedAcceptance(await t.seedQuote(await t.seedAgent({ zips: [] }), leadId));
  }
  return leadId;
}

it("list, lead, quoting and the word of a new lead agree on who may see it", async () => {
  // What is tried here in a moment would take days.
  const limits = { ...t.config.limits, leadMissesByAgent: { max: 1_000, windowSeconds: 1 } };
  const deps = { ...t.deps, rateLimiter: createRateLimiter(t.clock, limits, t.db) };
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(someAgents, someLeads, async (agentPlans, leadPlans) => {
      const own = zips.splice(0, 3);
      const zipOf = (index: number) => own[index] ?? 0;
      const people: Person[] = [];
      for (const [nth, plan] of agentPlans.entries()) {
        const { everywhere, places, carriers, licence, pause } = plan;
        people.push(
          await t.seedAgent({
            carriers,
            zips: [...places.map(zipOf), ...(nth % 2 === 0 ? [] : farZips)],
            profile: { all_zips: everywhere, license_number: licence, ...pauseOf(pause) },
          }),
        );
      }
      for (const plan of leadPlans) {
        const leadId = await makeLead(plan, zipOf(plan.place));
        const event = {
          applicationId: leadId,
          afterAgentId: 0,
          now: t.clock.now(),
          mailTimes: t.config.mail,
        };
        await t.db.transaction((tx) => tellNextAgents(tx, event));
        for (const { id, ...person } of people) {
          const agent = { id, language: "en", timeZone: "America/Chicago" } as const;
          const listed = await isListed({ id, ...person }, leadId);
          // Without a price it is refused at the latest then.
          const body = { token: "x", carrierId: 1, prices: [] };
          const quoting = await refusalOf(createQuote(deps, agent, leadId, body));
          const answers = {
            listed,
            told: await isTold({ id, ...person }, leadId),
            read: (await refusalOf(readLead(deps, agent, leadId))) === null,
            quotable:
              quoting?.includes("invalid-prices") === true ||
              quoting?.includes("insurance-company-not-found") === true,
          };
          expect(answers).toEqual({ listed, told: listed, read: listed, quotable: listed });
          if (listed) seen += 1;
        }
      }
    }),
    { numRuns: RUNS, seed: 20_261_121 },
  );
  expect(seen).toBeGreaterThan(RUNS / 2);
});
