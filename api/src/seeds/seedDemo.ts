import { sql } from "kysely";
import type { Queries } from "../database";
import type { Deps } from "../deps";
import { noteTelemetry } from "../server/telemetry/noteTelemetry";
import { tellDeadlines } from "../quotes/choosing/tellDeadlines";
import { tellQuotesEnd } from "../quotes/tellQuotesEnd";
import { DemoAgents } from "./demoAgents";
import { chanceOf, daysBefore } from "./demoChoices";
import { DemoLead } from "./DemoLead";
import { namedLeads, recentLeads } from "./demoLeads";
import { DEMO_PASSWORD } from "./demoPeople";
import { pastLeads } from "./demoYear";
import { Past, type Happening } from "./Past";

/**
 * Lets demo people live a year in a database that has no people yet; otherwise does nothing. It is there
 * whole or not at all. Several processes may start together.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  const { db } = deps;
  if (!(await isEmpty(db.query))) return;
  const passwordHash = await deps.passwords.hash(DEMO_PASSWORD);
  // In a session without a limit of time: whoever waits for the first one may wait long.
  await db.inOwnSession((own) =>
    own.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(727203)`.execute(tx);
      // Citus does as much in one transaction by one connection to each machine only.
      await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
      if (!(await isEmpty(tx))) return;
      const now = deps.clock.now();
      const past = new Past(deps, tx, passwordHash);
      const agents = new DemoAgents(past);
      const leads = [...pastLeads(), ...namedLeads, ...recentLeads(now)];
      await past.happen([
        ...agents.story(now),
        ...leads.flatMap((story) => new DemoLead(past, agents, story).happenings(now)),
        ...reminders(past, now),
        ...errors(past, now),
      ]);
    }),
  );
}

async function isEmpty(queries: Queries): Promise<boolean> {
  const person = await queries.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return person === undefined;
}

/** What the server tells by itself, in the days when a choice or a quote can still end. */
function reminders({ deps }: Past, now: Date): Happening[] {
  const happens = async () => {
    await tellDeadlines(deps);
    await tellQuotesEnd(deps);
  };
  return Array.from({ length: 24 }, (_, index) => ({
    at: daysBefore(now, 0.25 + index / 2),
    happens,
  }));
}

/** Errors that browsers reported on the last days, a few a day, of a version that is not live any more. */
function errors({ deps }: Past, now: Date): Happening[] {
  return Array.from({ length: 26 }, (_, index) => index + 4).map((daysAgo) => {
    const chunk = Math.floor(chanceOf(daysAgo, 8) * 5) + (daysAgo === 17 ? 14 : 0);
    const loads = 900 + Math.round(chanceOf(daysAgo, 9) * 500);
    const build = { remote: "consumer", version: "0.9.0-demo", channel: "stable" } as const;
    const builds = [{ ...build, loads, failures: { chunk } }];
    return { at: daysBefore(now, daysAgo), happens: () => noteTelemetry(deps, { builds }) };
  });
}
