import { join } from "node:path";
import { missingBrowser } from "@quotehaven/e2e/browser";
import { contextAs } from "@quotehaven/e2e/contextAs";
import { LeadsPage } from "@quotehaven/e2e/pages/LeadsPage";
import { UserProfileReply, VerifyReply } from "@quotehaven/contract/schemas";
import { linkIn, mailTo } from "@quotehaven/e2e/people/mailbox";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import type { Api } from "@quotehaven/e2e/people/Api";
import { until } from "@quotehaven/e2e/until";
import type { FaultRun } from "../FaultRun";
import { answerTo } from "../world/WriteLog";
import { FakeClock } from "../world/FakeClock";
import type { ApiProcess, Sandbox, World } from "../world/World";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * The server's clock jumps ahead and back while people are there, then it is in other zones; then
 * the visitors' clocks are wrong.
 */
export const movedClock: FaultRun = {
  number: 8,
  title: "Clock",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const reason = FakeClock.missing();
    if (reason) world.note("LEFT OUT: moving the server's clock", reason);
    else await moveServerClock(world, sandbox);
    await changeZones(world);
    const noBrowser = missingBrowser();
    if (noBrowser) world.note("LEFT OUT: a browser's wrong clock", noBrowser);
    else await setBrowsersWrong(world);
    return `${reason ? "the server's clock not moved" : "11 minutes and two days ahead, an hour back"}; ${world.counted("time zones")} zones, ${world.counted("browsers with a wrong clock")} wrong browsers`;
  },
};

async function moveServerClock(world: World, sandbox: Sandbox): Promise<void> {
  const clock = new FakeClock(join(world.folder, "clock"));
  await clock.set(0);
  const api = await world.startApi({ sandbox, env: clock.env });
  const { pid } = api;

  const { consumer, agent, leadId } = await world.wonLead(api, sandbox);
  const stale = await consumer.api.humanToken("feedback");
  await clock.move(api, 11 * minutes);
  await expectSession(world, "11 minutes ahead a session lives", consumer, "200");
  const late = await feedback(consumer.api, stale);
  world.check("and a human verification of before is too old", late.status === 422, late.status);
  const fresh = await feedback(consumer.api);
  world.check("while a new one counts", fresh.status === 200, fresh.status);
  await expectUnlock(world, api, sandbox, { agent, leadId }, "11 minutes ahead");
  const webhooks = [...api.output.matchAll(/payment\/webhook"\},"status":(\d+)/g)];
  const refused = webhooks.filter(([, status]) => status === "400");
  world.check(
    "events that seem older than 300 s are refused",
    refused.length > 0 && refused.length === webhooks.length,
    `${refused.length} of ${webhooks.length}`,
  );
  await sandbox.heal();
  let spent = fresh;
  for (let time = 0; time < 15 && spent.status !== 429; time += 1) {
    spent = await feedback(consumer.api);
  }
  world.check("a limit was met", spent.status === 429, spent.status);

  await clock.move(api, 1 * minutes);
  await expectSession(world, "10 minutes back a session lives", consumer, "200");
  expectNoLongWait(world, "10 minutes back", await feedback(consumer.api));

  await clock.move(api, -1 * hours);
  await expectSession(
    world,
    "an hour back a session ends rather than live longer",
    consumer,
    "401 unauthorized",
  );
  expectNoLongWait(world, "an hour back", await feedback(consumer.api));
  const again = await world.wonLead(api, sandbox);
  world.count("leads won an hour back, from sign-up to choice");
  await sandbox.cards.webhooks("off");
  await expectUnlock(world, api, sandbox, again, "an hour back");
  await sandbox.heal();

  const newcomer = await world.newConsumer(api, sandbox);
  await newcomer.register(3);
  const mail = await mailTo(sandbox.origin, newcomer.details.email, /confirm|verify/i);
  const token = new URL(linkIn(mail, "/verify")).searchParams.get("token");
  await clock.move(api, 2 * days);
  await expectSession(
    world,
    "two days ahead a session is over",
    again.consumer,
    "401 unauthorized",
  );
  const verified = await answerTo(async () => {
    const google_token = await newcomer.api.humanToken("verify");
    const body = { token, google_token };
    await newcomer.api.call("POST", "/auth/verify", VerifyReply, { body });
  });
  world.check(
    "and a mailed link has expired",
    verified.outcome === "422 invalid-token",
    verified.outcome,
  );
  const loggedIn = await answerTo(() => again.consumer.logIn());
  world.check("while logging in works", loggedIn.outcome === "200", loggedIn.outcome);
  const charges = (await sandbox.charges()).filter(({ paid }) => paid).length;
  world.check("each lead was charged once", charges === 2, charges);
  world.check("the process is the same", api.isRunning && api.pid === pid);
  world.check("and nothing failed inside", !/"status":500/.test(api.output));
}

async function expectSession(world: World, claim: string, { api }: Consumer, expected: string) {
  const { outcome } = await answerTo(() => api.get("/user/profile", UserProfileReply));
  world.check(claim, outcome === expected, outcome);
}

type Winner = Pick<Awaited<ReturnType<World["wonLead"]>>, "agent" | "leadId">;

/** Without events that count, and with nobody asking. */
async function expectUnlock(
  world: World,
  api: ApiProcess,
  sandbox: Sandbox,
  { agent, leadId }: Winner,
  when: string,
): Promise<void> {
  const { payment_intent: intent } = await agent.startPayment(leadId);
  await sandbox.cards.confirm(agent.api, intent);
  const startedAt = performance.now();
  await until(
    "the lead to be unlocked",
    async () => (await agent.leads()).some(({ aps_confirmed }) => aps_confirmed),
    90_000,
  );
  const tookMs = performance.now() - startedAt;
  world.check(`${when} a payment unlocks within 60 s`, tookMs < 60_000, tookMs);
}

async function feedback(api: Api, given?: string) {
  const token = given ?? (await api.humanToken("feedback"));
  const reply = await fetch(`${api.origin}/api/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": api.address },
    body: JSON.stringify({ name: "Ann", email: "ann@example.com", message: "Hello", token }),
  });
  await reply.body?.cancel();
  return { status: reply.status, retryAfter: Number(reply.headers.get("retry-after")) };
}

/** The window of this limit is half an hour, whatever the clock did. */
function expectNoLongWait(world: World, when: string, reply: Awaited<ReturnType<typeof feedback>>) {
  const isFair = reply.status === 200 || (reply.retryAfter > 0 && reply.retryAfter <= 1_800);
  world.check(`${when} a limit asks for no wait below zero or beyond its window`, isFair, reply);
}

/** A day is a day wherever the server is, also where its clocks change on it. */
async function changeZones(world: World): Promise<void> {
  const sandbox = await world.startSandbox();
  const zones = ["UTC", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"];
  const days = ["1985-04-28", "1987-10-25", "2000-02-29", "1999-12-31"];
  let dataDir: string | undefined;
  let person: Consumer | undefined;
  const wrong: string[] = [];
  for (const [index, zone] of zones.entries()) {
    const api = await world.startApi({ sandbox, dataDir, env: { TZ: zone } });
    dataDir = api.dataDir;
    person ??= await world.signedInConsumer(api, sandbox);
    const read = async () =>
      person && (await person.api.get("/user/profile", UserProfileReply)).data.usr_dateofbirth;
    const before = days[index - 1];
    if (before && (await read()) !== before) wrong.push(`${before} in ${zone}: ${await read()}`);
    const day = days[index] ?? "";
    await person.api.put("/user/profile", { usr_dateofbirth: day });
    if ((await read()) !== day) wrong.push(`${day} in ${zone}: ${await read()}`);
    world.count("time zones");
    await api.stop();
  }
  world.check("a day is the same day in every time zone", wrong.length === 0, wrong.join("; "));
}

/** A visitor whose clock is a day off stays signed in, and reads what is true. */
async function setBrowsersWrong(world: World): Promise<void> {
  const product = await world.startProduct();
  const { agent } = await world.wonLead(product, { origin: product.sandboxOrigin });
  const browser = await world.startBrowser();
  for (const [when, offMs] of [
    ["a day ahead", days * 1_000],
    ["a day back", -days * 1_000],
  ] as const) {
    const page = await (await contextAs(browser, agent.api)).newPage();
    await page.clock.install({ time: Date.now() + offMs });
    const leads = new LeadsPage(page);
    await leads.open();
    await leads.cards.first().waitFor();
    const card = await leads.cards.first().innerText();
    world.check(
      `a browser ${when}: a lead of this minute is not days old`,
      /just now|minute/.test(card),
      card,
    );
    const polled = page.waitForResponse(/check-session/);
    await page.clock.fastForward("01:00");
    const status = (await polled).status();
    // 304 where nothing changed since the page asked last.
    const isKnown = status === 200 || status === 304;
    world.check(`a browser ${when}: the poll knows the session`, isKnown, status);
    world.check(`a browser ${when}: its visitor stays`, await leads.heading.isVisible());
    world.count("browsers with a wrong clock");
    await page.context().close();
  }
}
