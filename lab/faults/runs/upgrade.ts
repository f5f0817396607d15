import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { leadFilters } from "@quotehaven/contract/rules";
import type { AccountType } from "@quotehaven/contract/schemas";
import { Refusal, type Api } from "@quotehaven/e2e/people/Api";
import { until } from "@quotehaven/e2e/until";
import { Type } from "typebox";
import { checkMarketplace, type Answering } from "../../../bench/checkMarketplace";
import type { FaultRun } from "../FaultRun";
import { earlierRelease } from "../world/earlierRelease";
import { notKept } from "../world/notKept";
import { withDataOf } from "../world/withDataOf";
import type { ApiProcess, Sandbox, World } from "../world/World";

const writers = 3;
/** What we ask and say ourselves may be worded anew. */
const ourWords = /^(sec|que|ans)_(name|text|content)$/;
const demoPassword = "Demo-haven-2026";
const migrations = resolve(import.meta.dirname, "../../../api/src/database/migrations");

const screens: Record<AccountType, readonly string[]> = {
  1: ["/user/profile", "/user/application", "/user/quotes", "/notifications?limit=100"],
  2: [
    "/agent/profile",
    "/agent/profile/carriers",
    "/agent/profile/payments",
    "/notifications?limit=100",
    ...leadFilters.map((filter) => `/agent/profile/leads?limit=100&filter=${filter}`),
  ],
};

type Account = { email: string; type: AccountType };
type Person = Account & { api: Api };

/** What an earlier release keeps is what today's goes on with. */
export const upgrade: FaultRun = {
  number: 22,
  title: "Upgraded from an earlier release",
  engines: ["PGlite", "PostgreSQL"],
  missing: () => earlierRelease.missing(),
  async run(world) {
    const sandbox = await world.startSandbox();
    const earlierOnes = await earlierRelease.build(join(world.folder, "earlier"));
    const env = { SEED_DEMO: "true" };
    const earlier = await world.startApi({ sandbox, script: earlierOnes.script, env });
    await earlier.stop();
    const accounts = await withDataOf(earlier, accountsIn);
    await earlier.start();

    const writeLogs = await world.writeLogs(earlier, sandbox, writers);
    for (const log of writeLogs) log.keepWriting(20);
    const made = await worked(world, earlier, sandbox);
    const begun = await world.wonLead(earlier, sandbox);
    const { payment_intent: intent } = await begun.agent.startPayment(begun.leadId);
    await Promise.all(writeLogs.map((log) => log.stop()));
    const people = [...(await signIn(world, earlier, accounts)), ...made];
    const before = await readAll(people);
    await earlier.stop();

    const today = await world.api({ sandbox, dataDir: earlier.dataDir, env });
    const seconds = (await today.start()) / 1_000;
    world.note("people", people.length);
    world.note("start with all migrations, s", seconds);
    const lost = notKept(before, await readAll(people), ourWords);
    world.check(
      "who was signed in reads what they read before",
      lost.length === 0,
      lost.slice(0, 9),
    );
    const again = await signIn(world, today, accounts);
    world.check("everybody can sign in", again.length === accounts.length, again.length);
    await world.checkWriteLogs(writeLogs);
    await sandbox.cards.confirm(begun.agent.api, intent);
    const { user_data: client } = await until("the client of a payment that was begun before", () =>
      begun.agent.client(begun.leadId).catch(unlessRefused),
    );
    world.check(
      "a payment begun before is finished",
      client.usr_email === begun.consumer.details.email,
    );
    const next = await world.wonLead(today, sandbox);
    world.check("people go on", (await next.consumer.application()).meta.qot_id === next.quoteId);
    await today.stop();

    const all = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).length;
    const had = earlierOnes.migrations;
    const { done, wrong } = await withDataOf(today, async (db) => ({
      done: (await db.query("select name from kysely_migration")).rows.length,
      wrong: await checkMarketplace(db),
    }));
    world.check("all migrations are done", done === all && all > had, `${had}, then ${done}`);
    world.check("counters and copies follow from the rest", wrong.length === 0, wrong);
    return `${all - had} migrations, up after ${seconds.toFixed(1)} s; ${people.length} people read what they had, signed in before or anew, and nothing acknowledged was lost`;
  },
};

/** Everybody whom the first start put into the empty database. */
async function accountsIn(db: Answering): Promise<Account[]> {
  const { rows } = await db.query<Account>("select email, type from users order by id");
  return rows;
}

/** Everybody signs in with their password. */
const signIn = (world: World, site: ApiProcess, accounts: readonly Account[]): Promise<Person[]> =>
  Promise.all(
    accounts.map(async (account) => {
      const api = world.visitor(site);
      await api.logIn(account.type, { email: account.email, password: demoPassword });
      return { ...account, api };
    }),
  );

/** Leads as people make them who came after the first: quoted, won, and won and paid. */
async function worked(world: World, site: ApiProcess, sandbox: Sandbox): Promise<Person[]> {
  const people: Person[] = [];
  const rounds = world.times(1, 20);
  for (let round = 0; round < rounds; round += 1) {
    const quoted = await world.quotedLead(site, sandbox);
    const won = await world.wonLead(site, sandbox);
    const paid = await world.wonLead(site, sandbox);
    const { payment_intent: intent } = await paid.agent.startPayment(paid.leadId);
    await sandbox.cards.confirm(paid.agent.api, intent);
    await until("a client to be reached", () =>
      paid.agent.client(paid.leadId).catch(unlessRefused),
    );
    for (const { agent, consumer } of [quoted, won, paid]) {
      people.push({ api: agent.api, email: agent.details.email, type: 2 });
      people.push({ api: consumer.api, email: consumer.details.email, type: 1 });
    }
  }
  return people;
}

function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** What everybody is shown on their screens, by who they are and what they ask. */
async function readAll(people: readonly Person[]): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const { api, email, type } of people) {
    for (const screen of screens[type]) read[`${email} ${screen}`] = await answerOf(api, screen);
  }
  return read;
}

/** An answer, or the refusal of who may not ask yet. */
async function answerOf(api: Api, screen: string): Promise<unknown> {
  const [path = "", query] = screen.split("?");
  try {
    return await api.get(path, Type.Unknown(), Object.fromEntries(new URLSearchParams(query)));
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, codes: error.codes };
    throw error;
  }
}
