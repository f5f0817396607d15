import fc from "fast-check";
import { sql } from "kysely";
import { daysAfter } from "@quotehaven/contract/cover";
import { leadFilters, leadSorts, localDay } from "@quotehaven/contract/rules";
import type { LeadsQuery } from "@quotehaven/contract/schemas";
import { appForTests, type Person } from "../../testing";
import { noteOpening } from "../noteOpening";

/** A lead as a plain object: what the agent of this test may know of it, and what they may not. */
type PlainLead = {
  id: number;
  time: number;
  status: "new" | "quoted" | "lost" | "won" | "completed" | "deleted" | "out of reach";
  names: [string, string];
  city: string;
  state: string;
  zip: number;
  types: number[];
  need: number;
  premium: number;
  renewsOn: string | null;
  /** The agent's own best, a month. */
  price: number | null;
  followUp: string | null;
  /** The agent has opened it while it was new, wherever it lies. */
  isOpened: boolean;
  /** With which carriers there is a live quote, anybody's. */
  quotedWith: number[];
};

/** The agent's carriers, and the insurance types that they write. */
const writes = new Map([
  [1, [1, 2, 3]],
  [2, [1, 3]],
  [4, [3]],
]);
const zips = [78701, 78702, 78704, 10001, 501];
const outOfReach = 60601;
const people: [string, string][] = [
  ["Maya", "Rivers"],
  ["Max", "O'Neil"],
  ["José", "Muñoz"],
  ["Anne-Marie", "van Dyke"],
  ["MARIA", "Austin"],
  ["Leo", "Ma"],
];
const cities: [string, string][] = [
  ["Austin", "TX"],
  ["San Marcos", "TX"],
  ["New York", "NY"],
  ["Saint Mary's", "MD"],
];
const statuses = ["new", "quoted", "lost", "won", "completed", "deleted", "out of reach"] as const;

const leads: PlainLead[] = [];

const test = appForTests();
let today: string;
let agent: Person;
let rival: Person;
beforeAll(async () => {
  today = localDay(test.clock.now(), "America/Chicago");
  agent = await test.seedAgent({ zips, carriers: [...writes.keys()] });
  rival = await test.seedAgent({ zips, carriers: [1, 2, 3, 4] });
  const made = fc.sample(anyLead(), { numRuns: 70, seed: 7 });
  for (const one of made) leads.push(await seed(one));
});

type NewLead = Omit<PlainLead, "id" | "time" | "price" | "quotedWith"> & { prices: number[] };

function anyLead(): fc.Arbitrary<NewLead> {
  return fc
    .record({
      status: fc.constantFrom(...statuses, "new", "new", "quoted"),
      names: fc.constantFrom(...people),
      place: fc.constantFrom(...cities),
      zip: fc.constantFrom(...zips),
      types: fc.constantFrom<number[][]>([1], [2], [3], [1, 3], [1, 2, 3]),
      need: fc.constantFrom(0, 25_000, 300_000, 854_000),
      premium: fc.constantFrom(0, 900, 1_560),
      renewal: fc.constantFrom(null, -20, 0, 12, 30, 31, 60, 61, 200),
      followUp: fc.constantFrom(null, null, -3, 0, 1),
      isOpened: fc.boolean(),
      prices: fc.constantFrom<number[][]>([80], [120, 80], [95, 140]),
    })
    .map(({ place: [city, state], renewal, followUp, ...lead }) => ({
      ...lead,
      city,
      state,
      renewsOn: renewal === null ? null : daysAfter(today, renewal),
      followUp: followUp === null ? null : daysAfter(today, followUp),
    }));
}

async function seed({ prices, ...lead }: NewLead): Promise<PlainLead> {
  const [first_name, last_name] = lead.names;
  const consumer = await test.seedConsumer({
    user: { first_name, last_name },
    profile: { city: lead.city, state: lead.state },
  });
  test.clock.advance({ seconds: 1 });
  const zipId = lead.status === "out of reach" ? outOfReach : lead.zip;
  const time = test.clock.now().getTime();
  const id = await test.seedApplication(consumer, { submitted: true, types: lead.types, zipId });
  await test.update(
    "applications",
    { id },
    { need: lead.need, premium_yearly: lead.premium, renews_on: lead.renewsOn },
  );
  if (lead.isOpened) {
    const opening = {
      agentId: agent.id,
      leadId: id,
      saw: "summary",
      now: test.clock.now(),
    } as const;
    await test.db.transaction((tx) => noteOpening(tx, opening));
  }
  if (lead.followUp) await test.seedNote(agent, id, { follow_up_on: lead.followUp });
  const quoted = await settle(lead, id, prices);
  if (lead.status === "deleted")
    await test.as(consumer).delete("/user/application", { force: true });
  // Of several the lowest, or the one that was chosen.
  const isWon = lead.status === "won" || lead.status === "completed";
  const wholes = (isWon ? quoted.slice(0, 1) : quoted).map(({ whole }) => whole);
  const price = wholes.length > 0 ? Math.min(...wholes) : null;
  const quotedWith = quoted.map(({ carrier }) => carrier);
  if (lead.status === "lost" || lead.status === "new") quotedWith.push(3);
  return { ...lead, zip: zipId, id, time, price, quotedWith };
}

/** Gives the agent's quotes, which cost so much for each type, and the rival's, and has one chosen. */
async function settle({ status, types }: Omit<NewLead, "prices">, id: number, prices: number[]) {
  if (status === "lost" || status === "new") {
    const other = await test.seedQuote(rival, id, { carrierId: 3 });
    if (status === "lost") await test.seedAcceptance(other);
  }
  if (status === "new" || status === "out of reach") return [];
  const quoted = [];
  for (const [index, monthly] of prices.entries()) {
    const carrier = [1, 2][index] ?? 0;
    const bundle = index === 1 && types.length > 1 ? 70 : null;
    const row = bundle ? { bundle_monthly: bundle, bundle_yearly: bundle * 12 } : {};
    const quote = await test.seedQuote(agent, id, { carrierId: carrier, monthly, row });
    if (index === 0 && (status === "won" || status === "completed"))
      await test.seedAcceptance(quote, { paid: status === "completed" });
    quoted.push({ carrier, whole: bundle ?? monthly * types.length });
  }
  return quoted;
}

/** What the list is to answer, worked out from the plain leads alone. */
function expected(query: LeadsQuery): number[] {
  return leads
    .filter((lead) => isIn(lead, query.filter ?? "all") && isFound(lead, query))
    .sort(orderOf(query))
    .map(({ id }) => id);
}

function isIn({ isOpened, followUp, ...lead }: PlainLead, filter: string): boolean {
  const isOnDesk = isOpened || followUp !== null;
  if (lead.status === "out of reach" && !isOnDesk) return false;
  const status = lead.status === "out of reach" ? "new" : lead.status;
  return filter === "all" || filter === status || (filter === "quoted" && status === "lost");
}

function isFound(lead: PlainLead, query: LeadsQuery): boolean {
  const { search, type, state, zip, carrier, renewal, due } = query;
  const isKnown = lead.status !== "deleted";
  const isOpen = ["new", "out of reach", "quoted"].includes(lead.status);
  return [
    search === undefined || isSearched(lead, search),
    type === undefined || lead.types.includes(type),
    state === undefined || (isKnown && lead.state === state),
    zip === undefined || isNear(lead, zip),
    carrier === undefined ||
      (isOpen &&
        !lead.quotedWith.includes(carrier) &&
        lead.types.every((each) => writes.get(carrier)?.includes(each))),
    renewal === undefined ||
      (isKnown &&
        lead.renewsOn !== null &&
        lead.renewsOn >= today &&
        lead.renewsOn <= daysAfter(today, renewal)),
    // With the application its notes go.
    !due || (isKnown && lead.followUp !== null && lead.followUp <= today),
  ].every(Boolean);
}

const code = ({ zip }: PlainLead) => String(zip).padStart(5, "0");

function isNear(lead: PlainLead, digits: string): boolean {
  if (digits.length === 5) return lead.status === "completed" && code(lead) === digits;
  return lead.status !== "deleted" && digits.length === 3 && code(lead).startsWith(digits);
}

function isSearched(lead: PlainLead, search: string): boolean {
  const digits = /^#?(\d+)$/.exec(search)?.[1];
  if (digits !== undefined) return lead.id === Number(digits) || isNear(lead, digits);
  const asked = wordsOf(search);
  const [first, last] = lead.names;
  const shown = lead.isOpened ? last : (wordsOf(last)[0] ?? "").slice(0, 1);
  const own = wordsOf([first, shown, lead.city].join(" "));
  return (
    lead.status !== "deleted" &&
    asked.length > 0 &&
    asked.every((word) => own.some((each) => each.startsWith(word)))
  );
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

function orderOf({ filter, sort }: LeadsQuery) {
  const newest = (a: PlainLead, b: PlainLead) => b.time - a.time;
  const keyOf: Record<string, (lead: PlainLead) => number> = {
    renewal: ({ renewsOn, status }) =>
      renewsOn && renewsOn >= today && status !== "deleted" ? -Date.parse(renewsOn) : -Infinity,
    need: ({ need, status }) => (status === "deleted" ? 0 : need),
    price: ({ price, premium }) => (price === null ? premium - 1e6 : price),
  };
  const key = keyOf[sort ?? "newest"] ?? (() => 0);
  const isLost = ({ status }: PlainLead) => Number(filter === "quoted" && status === "lost");
  return (a: PlainLead, b: PlainLead) => {
    const [first, second] = [key(a), key(b)];
    return isLost(a) - isLost(b) || (first === second ? newest(a, b) : second > first ? 1 : -1);
  };
}

async function listed(query: LeadsQuery, limit = 100): Promise<{ ids: number[]; count: number }> {
  const ids: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const { body } = await test.as(agent).get("/agent/profile/leads", {
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      limit,
      offset,
    });
    const page: { aps_id: number }[] = body.data.data;
    ids.push(...page.map(({ aps_id }) => aps_id));
    if (page.length < limit) return { ids, count: body.data.count };
  }
}

const searches = [
  ...["ma", "oneil", "O'Neil", "jose munoz", "anne", "marie an", "austin"],
  // Words of one or two letters beside longer ones.
  ...["MAYA r", "maya ri", "leo m", "JOSÉ MÚ", "anne v DY", "new ma yo", "o austin"],
];
const odd = [
  ...["mar", "saint marys", "--", "zzz", "x' | y", "l me", "maya zz", "maya 7", "leo, m"],
  ...["787", "005", "78701", "7870", "3", "10"],
];

const anyQuery: fc.Arbitrary<LeadsQuery> = fc.record(
  {
    filter: fc.constantFrom(...leadFilters),
    sort: fc.constantFrom(...leadSorts),
    search: fc.constantFrom(...searches, ...odd),
    type: fc.constantFrom(1, 2, 3),
    state: fc.constantFrom("TX", "NY", "MD", "CA"),
    zip: fc.constantFrom("787", "100", "005", "999", "78701", "78702"),
    carrier: fc.constantFrom(1, 2, 4, 9),
    renewal: fc.constantFrom(30 as const, 60 as const),
    due: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe("the leads that are found", () => {
  const areTheExpected = fc.asyncProperty(anyQuery, async (query) => {
    const wanted = expected(query);
    expect(await listed(query)).toEqual({ ids: wanted, count: wanted.length });
  });

  it(
    "are those that a plain search of all of them finds, in its order, and so many",
    () => fc.assert(areTheExpected, { numRuns: 250 }),
    120_000,
  );

  it.each(leadFilters.flatMap((filter) => leadSorts.map((sort) => [filter, sort] as const)))(
    "under %s, by %s, come in pages that neither repeat nor miss one",
    async (filter, sort) => {
      const wanted = expected({ filter, sort });
      expect(wanted.length).toBeGreaterThan(3);
      expect(await listed({ filter, sort }, 5)).toEqual({ ids: wanted, count: wanted.length });
    },
  );

  it("are the same to an agent who has very many more ZIP codes", async () => {
    await sql`
      insert into agent_zips (agent_id, zip_id)
      select ${agent.id}, id from zip_codes where id <> ${outOfReach} order by id desc limit 600
      on conflict do nothing
    `.execute(test.db.query);

    await fc.assert(areTheExpected, { numRuns: 100 });
  });

  it("tell of no ZIP code more than its area, whatever digits are tried, unless they are paid for", async () => {
    const digits = ["7", "78", "787", "7870", "78701", "78702", "701", "02"];
    const words = ["#78701", "maya 787", "maya 78702"];
    const guesses = [
      ...[...digits, ...words].map((search) => ({ search })),
      ...["787", "78701", "78702"].map((zip) => ({ zip })),
      ...["787", "78701"].flatMap((zip) =>
        ["005", "787", "78701", "78702"].map((search) => ({ zip, search })),
      ),
    ];
    for (const guess of guesses) {
      for (const filter of ["all", "new", "quoted", "won"] as const) {
        const { ids } = await listed({ ...guess, filter });
        expect([guess, filter, ids]).toEqual([guess, filter, expected({ ...guess, filter })]);
      }
    }
  });

  it("are found by each thing alone", () => {
    const alone: LeadsQuery[] = [
      ...searches.map((search) => ({ search })),
      ...["787", "005"].flatMap((zip) => [{ zip }, { search: zip }]),
      { type: 2 },
      { state: "MD" },
      { carrier: 2 },
      { renewal: 30 },
      { due: true },
    ];
    expect(alone.filter((query) => expected(query).length === 0)).toEqual([]);
    expect(expected({ renewal: 60 }).length).toBeGreaterThan(expected({ renewal: 30 }).length);
  });
});
