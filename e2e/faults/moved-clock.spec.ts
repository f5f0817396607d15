import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Consumer } from "../people/Consumer";
import { aConsumer } from "../people/details";
import { mailTo } from "../people/mailbox";
import type { People } from "../people/makePeople";
import { until } from "../until";
import { expect, test, type Api } from "./fixtures";
import type { Sandbox } from "./Sandbox";
import { answerTo } from "./writes";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

test(
  "a server's clock that jumps lets no session or link live past its end, and payments unlock",
  { tag: "@database" },
  async ({ sandbox, startApi, folder, peopleAt }) => {
    const clock = join(folder, "clock");
    await writeFile(clock, "+0\n");
    const api = await startApi({ env: livingBy(clock) });
    const people = peopleAt(api);
    const lead = await people.wonLead();
    const session = () => answerTo(() => lead.consumer.application());

    await moveClock(clock, api, 11 * minutes);
    expect(await session(), "11 minutes ahead").toBe("200");
    // Events seem older than 300 s and are refused: the provider is asked.
    await payAndUnlock(sandbox, lead);
    expect(api.output).toMatch(/payment\/webhook"\},"status":400/);
    await moveClock(clock, api, -1 * hours);
    expect(await session(), "an hour back it ends rather than lives longer").toMatch(/^401/);
    const again = await people.wonLead();
    await sandbox.cards.webhooks("off");
    await payAndUnlock(sandbox, again);
    await sandbox.heal();

    const visitor = people.api();
    const newcomer = new Consumer(visitor, await aConsumer(visitor), sandbox.origin);
    await newcomer.register(3);
    await mailTo(sandbox.origin, newcomer.details.email, /confirm|verify/i);
    await moveClock(clock, api, 8 * days);
    expect(await answerTo(() => again.consumer.application()), "eight days ahead").toMatch(/^401/);
    const verified = await answerTo(() => newcomer.verify());
    expect(verified, "a mailed link has ended").toBe("422 invalid-token");
    await again.consumer.logIn();
    expect(await sandbox.charges()).toHaveLength(2);
    expect(api.output).not.toContain('"status":500');
  },
);

/** Without events that count, and with nobody asking. */
async function payAndUnlock(
  sandbox: Sandbox,
  { agent, leadId }: Awaited<ReturnType<People["wonLead"]>>,
): Promise<void> {
  const { payment_intent: intent } = await agent.startPayment(leadId);
  expect(await sandbox.cards.confirm(agent.api, intent)).toBe("succeeded");
  const isUnlocked = async () => (await agent.leads()).some(({ aps_confirmed }) => aps_confirmed);
  await until("the lead to be unlocked", isUnlocked);
}

/** The environment of a process that takes the clock in a file for the machine's; its timers keep their pace. */
function livingBy(clock: string): Record<string, string> {
  if (!existsSync("/usr/bin/faketime")) throw new Error("Install Debian's package faketime first.");
  return {
    // The loader of Linux puts in the folder of its processor.
    LD_PRELOAD: "/usr/$LIB/faketime/libfaketimeMT.so.1",
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
}

/** Sets a clock so many seconds ahead of the machine's, and waits until a process has noticed. */
async function moveClock(clock: string, { origin }: Api, seconds: number): Promise<void> {
  await writeFile(clock, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  await until("the clock to have moved", async () => {
    const reply = await fetch(`${origin}/api/health/live`);
    await reply.body?.cancel();
    const shown = Date.parse(reply.headers.get("date") ?? "");
    return Math.abs(shown - Date.now() - seconds * 1_000) < 5_000;
  });
}
