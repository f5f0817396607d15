import { sql } from "kysely";
import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Tx } from "../database";
import type { Deps } from "../deps";
import { DemoAccounts, FIRST_NAMES, LAST_NAMES } from "./DemoAccounts";
import { chanceOf, daysBefore, evenly, pick, type Id } from "./demoChoices";
import { DemoLeads, type LeadState } from "./DemoLeads";
import { addDemoErrors, addDemoYear } from "./DemoYear";
import { addDemoNotes } from "./demoNotes";
import { DEMO_PASSWORD, demoPeople } from "./demoPeople";

const TYPE_SETS: InsuranceTypeId[][] = [[1], [2], [3], [1, 3], [1, 2, 3], [2, 3]];

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

/** When agents lost leads to others, in days before now. */
const LOST_DAYS_AGO = [1, 4, 9, 17, 26, 38, 50];

/**
 * Puts demo people and leads into a database that has no people yet; otherwise does nothing.
 * Several processes may start together.
 */
export async function seedDemo({ db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">) {
  const isEmpty = async (queries: Tx | typeof db.query) =>
    (await queries.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined;
  if (!(await isEmpty(db.query))) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(727203)`.execute(tx);
    if (await isEmpty(tx)) await addDemo(tx, clock.now(), passwordHash);
  });
}

async function addDemo(tx: Tx, now: Date, passwordHash: string): Promise<void> {
  const accounts = new DemoAccounts(tx, now, passwordHash);
  const leads = new DemoLeads(tx, now);
  // These two have quoted for a year.
  const longAgo = ["Abe", "Fay"];
  const ids = await accounts.addUsers(
    demoPeople.map((person) => ({
      ...person,
      ...(longAgo.includes(person.firstName) && { joinedAt: daysBefore(now, 370) }),
    })),
  );
  const idOf = (name: string) =>
    pick(
      ids,
      demoPeople.findIndex(({ firstName }) => firstName === name),
    );
  const [sam, sue, rae] = [idOf("Sam"), idOf("Sue"), idOf("Rae")];
  const [will, pat, lou, dee] = [idOf("Will"), idOf("Pat"), idOf("Lou"), idOf("Dee")];
  const [nora, ian, fay, abe] = [idOf("Nora"), idOf("Ian"), idOf("Fay"), idOf("Abe")];
  await accounts.addAgents({ nora, ian, fay, abe, pia: idOf("Pia") });
  await accounts.addConsumers([sam, sue, rae, will, pat, lou, dee]);

  await leads.addApplication(sam, [1, 2], { isSubmitted: false });
  const lead = (consumer: Id, types: InsuranceTypeId[]) =>
    leads.addApplication(consumer, types, { isSubmitted: true });
  const sueLead = await lead(sue, [1, 3]);
  const { asked, answered } = await leads.quoteDifferently(sueLead, abe, fay);
  await leads.ask(asked, "Does the wind deductible of 2% count for hail as well?");
  await leads.ask(
    answered,
    "Is the roof paid for at its full price? It is twelve years old.",
    "This quote pays what the roof is worth at its age. I can quote full replacement for about $14 more a month: should I?",
  );
  await leads.settle(await lead(rae, [2]), "updated", abe);
  await leads.settle(await lead(will, [3]), "won", abe);
  const patLead = await lead(pat, [1, 3]);
  await leads.settle(patLead, "completed", abe);
  await leads.askFeeBack(patLead, "The number is not in service, and two mails came back.");
  await leads.leaveWaiting(await lead(lou, [3]), abe, fay);
  await leads.settle(await lead(dee, [1]), "deleted", abe);

  const states = shuffled(MORE_LEADS.flatMap(([state, times]) => Array(times).fill(state)));
  const ages = [...states.map(ageOf), ...LOST_DAYS_AGO.map((daysAgo) => daysAgo + 2)];
  const clients = await accounts.addUsers(
    ages.map((age, index) => ({
      email: `client${String(index + 1).padStart(2, "0")}@example.com`,
      accountType: "consumer",
      firstName: pick(FIRST_NAMES, index),
      lastName: pick(LAST_NAMES, index * 5 + 2),
      joinedAt: daysBefore(now, age + 0.2 + 5 * chanceOf(index, 2) ** 3),
    })),
  );
  await accounts.addConsumers(clients);
  const submit = (index: number) =>
    leads.addApplication(pick(clients, index), pick(TYPE_SETS, index), {
      ...{ isSubmitted: true, daysAgo: pick(ages, index) },
    });
  for (const [index, state] of states.entries()) {
    await leads.settle(await submit(index), state, abe);
  }
  for (const [index, daysAgo] of LOST_DAYS_AGO.entries()) {
    await leads.lose(await submit(states.length + index), abe, fay, daysAgo);
  }
  await addDemoNotes(tx, now, abe);
  await addDemoYear(tx, accounts, { now, abe, fay });
  await addDemoErrors(tx, now);
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
  const usual = 0.4 * (index + 1) + chanceOf(index, 1);
  return state === "completed" ? 8 + 1.1 * usual : usual;
}
