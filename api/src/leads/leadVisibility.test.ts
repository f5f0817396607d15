import fc from "fast-check";
import { Refusal } from "../errors";
import { tellNextAgents } from "../features/leads/tellNextAgents";
import { createRateLimiter } from "../security/rateLimiter";
import { appForTests, type Person } from "../testing";
import { createQuote } from "../features/quoting/quoting";
import { listLeads, readLead } from "../features/leads/leads";

const RUNS = 8;
const GEICO = 4; // auto
const carriers = [1, 2, GEICO, 17, 38]; // everything; home, auto; auto; life, auto; home

const t = appForTests();
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
  const deps = { ...t.deps, rateLimiter: createRateLimiter(t.clock, limits) };
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
