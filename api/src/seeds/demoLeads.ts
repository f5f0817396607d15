import { daysAfter, type HomeCover } from "@quotehaven/contract/cover";
import { localDay, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { LeadNotesBody } from "@quotehaven/contract/schemas";
import { carrierFor } from "./demoAgents";
import { anywhere, chanceOf, evenly, inAustin, pick, type Place } from "./demoChoices";
import { demoPerson } from "./demoPeople";
import { aClient } from "./joining";
import type { LeadStory, Scene, Terms } from "./scenes";

/** The stories of the demo people whom a local start lists, who all registered two months ago. */
export const namedLeads: readonly LeadStory[] = [
  named("Sam", 0, [1, 2], [{ daysAgo: 59, does: "saves" }]),
  { ...named("Sue", 1, [1, 3], sueScenes()), isInsured: true },
  named(
    "Rae",
    2,
    [2],
    [
      { daysAgo: 5, does: "submits" },
      { daysAgo: 4.9, does: "opens", agent: "Abe" },
      { daysAgo: 4.8, does: "quotes", agent: "Abe", carrierId: 1 },
      { daysAgo: 1.2, does: "submits" },
    ],
  ),
  named(
    "Will",
    3,
    [3],
    [
      { daysAgo: 3, does: "submits" },
      { daysAgo: 2.9, does: "opens", agent: "Abe" },
      { daysAgo: 2.8, does: "quotes", agent: "Abe", carrierId: 3 },
      { daysAgo: 0.3, does: "chooses", carrierId: 3 },
    ],
  ),
  named(
    "Pat",
    4,
    [1, 3],
    [
      { daysAgo: 13, does: "submits" },
      { daysAgo: 12.9, does: "opens", agent: "Abe" },
      { daysAgo: 12.8, does: "quotes", agent: "Abe", carrierId: 6 },
      { daysAgo: 11, does: "chooses", carrierId: 6 },
      { daysAgo: 10.8, does: "pays", agent: "Abe" },
      {
        ...{ daysAgo: 0.04, does: "asksFeeBack", agent: "Abe" },
        words: "The number is not in service, and two mails came back.",
      },
    ],
  ),
  named(
    "Lou",
    5,
    [3],
    [
      { daysAgo: 9, does: "submits" },
      { daysAgo: 8.9, does: "opens", agent: "Abe" },
      { daysAgo: 8.8, does: "quotes", agent: "Abe", carrierId: 1 },
      { daysAgo: 8.7, does: "opens", agent: "Fay" },
      { daysAgo: 8.6, does: "quotes", agent: "Fay", carrierId: 5, terms: { priceFactor: 1.1 } },
      { daysAgo: 7, does: "chooses", carrierId: 5 },
      { daysAgo: 6.9, does: "takesBack", carrierId: 5 },
      { daysAgo: 6, does: "chooses", carrierId: 1 },
    ],
  ),
  named(
    "Dee",
    6,
    [1],
    [
      { daysAgo: 6, does: "submits" },
      { daysAgo: 5.9, does: "opens", agent: "Abe" },
      { daysAgo: 5.8, does: "quotes", agent: "Abe", carrierId: 3 },
      { daysAgo: 3, does: "deletes" },
    ],
  ),
];

function named(
  firstName: string,
  index: number,
  types: InsuranceTypeId[],
  scenes: Scene[],
): LeadStory {
  const client = demoPerson(firstName);
  return { client, index, place: inAustin(index), types, joined: 60, scenes };
}

/** Quotes that differ in what they cover are worth comparing. One of two questions has its answer. */
function sueScenes(): Scene[] {
  const whole: Terms["cover"] = ({ home, auto }) => ({
    home: {
      ...home,
      deductible: 1_000,
      windDeductible: { percent: 2 },
      dwellingSettlement: "extended25",
      roofSettlement: "replacement",
      belongingsSettlement: "replacement",
    },
    auto: { ...auto, comprehensiveDeductible: 500, collisionDeductible: 500 },
  });
  const thin: Terms["cover"] = ({ home }) => ({
    home: {
      ...thinner(home, 0.7),
      deductible: 2_500,
      roofSettlement: "actualCashValue",
      included: [],
    },
    auto: {
      injury: "50/100",
      propertyDamage: 50_000,
      uninsuredDrivers: "rejected",
      comprehensiveDeductible: 1_000,
      collisionDeductible: 1_000,
    },
  });
  const generous: Terms["cover"] = ({ home, auto }) => ({
    home: { ...home, deductible: 500, included: ["waterBackup", "identityTheft"] },
    auto: {
      ...auto,
      injury: "250/500",
      uninsuredDrivers: "250/500",
      propertyDamage: 250_000,
      comprehensiveDeductible: 250,
      collisionDeductible: 250,
    },
  });
  const today: NonNullable<Terms["cover"]> = ({ home }) => ({
    home: {
      ...thinner(home, 0.6),
      deductible: 750,
      windDeductible: { percent: 2 },
      roofSettlement: "actualCashValue",
      belongingsSettlement: "actualCashValue",
    },
    auto: {
      injury: "50/100",
      propertyDamage: 50_000,
      uninsuredDrivers: "50/100",
      comprehensiveDeductible: 500,
      collisionDeductible: 1_000,
    },
  });
  const message =
    "Home and cars renew on the same day, and one deductible pays for both after a storm.";
  const abe = { does: "quotes", agent: "Abe" } as const;
  const fay = { does: "quotes", agent: "Fay" } as const;
  return [
    { daysAgo: 4.5, does: "submits" },
    { daysAgo: 4.4, does: "opens", agent: "Abe" },
    { daysAgo: 4.38, does: "tellsPolicies", carrier: "Nationwide", cover: today },
    { daysAgo: 4.35, ...abe, carrierId: 1, terms: { cover: whole } },
    { daysAgo: 4.3, does: "opens", agent: "Fay" },
    { daysAgo: 4.25, ...fay, carrierId: 5, terms: { cover: thin, priceFactor: 0.7 } },
    { daysAgo: 4, does: "opens", agent: "Abe" },
    { daysAgo: 3.9, ...abe, carrierId: 3, terms: { priceFactor: 0.85 } },
    { daysAgo: 3.8, does: "opens", agent: "Fay" },
    {
      ...{ daysAgo: 3.7, ...fay, carrierId: 2 },
      terms: { cover: (needed) => needed, priceFactor: 0.65, isShort: true },
    },
    { daysAgo: 3.6, does: "opens", agent: "Abe" },
    {
      ...{ daysAgo: 3.5, ...abe, carrierId: 6 },
      terms: { cover: generous, priceFactor: 1.2, message },
    },
    {
      ...{ daysAgo: 0.25, does: "asks", carrierId: 5 },
      text: "Is the roof paid for at its full price? It is twelve years old.",
    },
    {
      ...{ daysAgo: 0.2, does: "asks", carrierId: 1 },
      text: "Does the wind deductible of 2% count for hail as well?",
    },
    {
      ...{ daysAgo: 0.15, does: "answers", agent: "Fay", carrierId: 5 },
      text: "This quote pays what the roof is worth at its age. I can quote full replacement for about $14 more a month: should I?",
    },
    { daysAgo: 0.1, does: "reads", carrierId: 5 },
  ];
}

/** The same lines with lower amounts, in whole thousands. */
function thinner(cover: HomeCover | undefined, factor: number): HomeCover {
  const lower = (amount: number) => Math.round((amount * factor) / 1_000) * 1_000;
  const { dwelling, belongings, personalLiability } = cover ?? {};
  return {
    ...cover,
    ...(dwelling !== undefined && { dwelling: lower(dwelling) }),
    ...(belongings !== undefined && { belongings: lower(belongings) }),
    ...(personalLiability !== undefined && { personalLiability: 100_000 }),
  };
}

/** How the agent with every ZIP code finds a lead. */
type LeadState = "new" | "quoted" | "ended" | "updated" | "won" | "completed" | "deleted";

/** Leads besides those of the named demo people: enough for several pages in every filter. */
const MORE_LEADS: [LeadState, number][] = [
  ["new", 26],
  ["quoted", 15],
  ["ended", 2],
  ["updated", 5],
  ["won", 13],
  ["completed", 14],
  ["deleted", 3],
];

/** When clients chose another agent, in days before now. */
const LOST_DAYS_AGO = [1, 9, 12, 17, 26, 38, 50];
const TYPE_SETS: InsuranceTypeId[][] = [[1], [2], [3], [1, 3], [1, 2, 3], [2, 3]];
/** Fees are older than what is compared with the card provider, which knows of none of them. */
const NEWEST_FEE_DAYS_AGO = 8;

/** When to come back to a quoted lead, in days from now, and why. */
const FOLLOW_UPS: [number, string][] = [
  [0, "Compares us with a renewal that came yesterday. Call after work."],
  [-1, "Asked for a higher deductible; send the difference."],
  [2, "Buys the house on the first: wants to wait for the closing date."],
  [9, "Travelling until then."],
];

/** What became of a lead that was won. */
const OUTCOMES: Omit<LeadNotesBody, "version">[] = [
  { outcome: "bound", note: "Paid the first year at once. Ask about the boat in spring." },
  {
    outcome: "lost",
    outcomeReason: "price",
    outcomeWords: "Their carrier matched the price on the phone.",
    note: "Ask again at renewal.",
  },
  { outcome: "bound", note: "Moved both cars over; the old policy ends on the 30th." },
  { outcome: "open", note: "Sent the documents, waits for the spouse." },
  { outcome: "lost", outcomeReason: "unreachable", note: "Four calls, two mails." },
];

/** The leads of the last weeks, in every state. */
export function recentLeads(now: Date): LeadStory[] {
  const states = shuffled(MORE_LEADS.flatMap(([state, times]) => Array(times).fill(state)));
  // Where Abe works.
  const today = localDay(now, "America/Los_Angeles");
  const followUps = FOLLOW_UPS.map(([days, note]) => ({
    note,
    followUpOn: daysAfter(today, days),
  }));
  const outcomes = Array.from({ length: 9 }, (_, index) => pick(OUTCOMES, index));
  const leads = states.map((state, index) => {
    const age = ageOf(state, index);
    const notes = state === "quoted" ? followUps.pop() : undefined;
    const outcome = state === "completed" ? outcomes.pop() : undefined;
    const types = pick(TYPE_SETS, index);
    return aLead(index, {
      ...{ age, types, place: anywhere(index + 1) },
      scenes: [...scenesOf(state, index, types, age), ...notesOf(age, notes ?? outcome)],
    });
  });
  const lost = LOST_DAYS_AGO.map((daysAgo, at) => lostLead(states.length + at, daysAgo));
  return [...leads, ...lost];
}

function aLead(
  at: number,
  { age, ...lead }: { age: number; types: InsuranceTypeId[]; place: Place; scenes: Scene[] },
): LeadStory {
  const index = 10 + at;
  const client = aClient(`client${String(at + 1).padStart(2, "0")}`, at, at * 5 + 2);
  return { client, index, joined: age + 0.2 + 5 * chanceOf(at, 2) ** 3, ...lead };
}

function scenesOf(state: LeadState, index: number, types: InsuranceTypeId[], age: number): Scene[] {
  const submits: Scene = { daysAgo: age, does: "submits" };
  const opens = (daysAgo: number): Scene => ({ daysAgo, does: "opens", agent: "Abe" });
  if (state === "new") return index % 3 === 1 ? [submits, opens(age * 0.6)] : [submits];
  const carrierId = carrierFor("Abe", types, index);
  const quotedAt = age - (1 + 6 * chanceOf(index, carrierId)) / 24;
  const terms = { isShort: state === "ended" };
  const quoted: Scene[] = [
    submits,
    opens(quotedAt + 0.02),
    { daysAgo: quotedAt, does: "quotes", agent: "Abe", carrierId, terms },
  ];
  switch (state) {
    case "updated":
      return [...quoted, { daysAgo: 0.4 * age, does: "submits" }];
    case "deleted":
      return [...quoted, { daysAgo: 0.4 * age, does: "deletes" }];
    case "won":
      // Who has not paid was chosen today: their time has not passed.
      return [...quoted, { daysAgo: 0.1 + (index % 5) * 0.1, does: "chooses", carrierId }];
    case "completed":
      return [
        ...quoted,
        { daysAgo: 0.8 * age, does: "chooses", carrierId },
        { daysAgo: 0.8 * age - 0.1, does: "pays", agent: "Abe" },
      ];
    default:
      return quoted;
  }
}

function notesOf(age: number, notes?: Omit<LeadNotesBody, "version">): Scene[] {
  return notes ? [{ daysAgo: 0.1 * age, does: "notes", agent: "Abe", notes }] : [];
}

/** Two quotes of which the other agent's was chosen. */
function lostLead(at: number, daysAgo: number): LeadStory {
  const age = daysAgo + 2;
  const types = pick(TYPE_SETS, at);
  const thin: Terms["cover"] = ({ home, auto }) => ({ home: thinner(home, 0.6), auto });
  const terms: Terms = {
    cover: at % 2 === 0 ? thin : undefined,
    priceFactor: at % 3 === 0 ? 0.8 : 1.2,
  };
  const hasPaid = daysAgo > NEWEST_FEE_DAYS_AGO;
  return aLead(at, {
    ...{ age, types, place: inAustin(at) },
    scenes: [
      { daysAgo: age, does: "submits" },
      { daysAgo: age - 0.2, does: "opens", agent: "Abe" },
      { daysAgo: age - 0.3, does: "quotes", agent: "Abe", carrierId: 1, terms },
      { daysAgo: age - 0.5, does: "quotes", agent: "Fay", carrierId: 5 },
      { daysAgo, does: "chooses", carrierId: 5 },
      ...(hasPaid ? ([{ daysAgo: daysAgo - 0.1, does: "pays", agent: "Fay" }] as const) : []),
    ],
  });
}

/** Leads of every state among each other; the youngest are new, because nothing else can have happened. */
function shuffled(states: readonly LeadState[]): LeadState[] {
  const youngest = 4;
  const rest = states
    .slice(youngest)
    .map((state, index) => ({ state, place: evenly(index) }))
    .sort((one, other) => one.place - other.place);
  return [...states.slice(0, youngest), ...rest.map(({ state }) => state)];
}

/** How many days ago a lead was submitted. Who paid did so some time ago. */
function ageOf(state: LeadState, index: number): number {
  // The first one comes last of all, so that a digest of new leads is yet to go.
  const usual = 0.03 + 0.4 * index * (0.7 + 0.6 * chanceOf(index, 1));
  if (state === "ended") return usual + 5;
  // What is chosen today was quoted within the month for which a quote holds.
  if (state === "won") return 0.6 * usual + 1;
  return state === "completed" ? NEWEST_FEE_DAYS_AGO / 0.8 + 1 + 1.1 * usual : usual;
}
