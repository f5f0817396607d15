import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { VerifyReply } from "@quotehaven/contract/schemas";
import { test as browserTest } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { Consumer } from "../people/Consumer";
import { aConsumer } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
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
    const clock = new FakeClock(join(folder, "clock"));
    await clock.set(0);
    const api = await startApi({ env: clock.env });
    const people = peopleAt(api);
    const lead = await people.wonLead();
    const session = () => answerTo(() => lead.consumer.application());

    await clock.move(api, 11 * minutes);
    expect(await session(), "11 minutes ahead").toBe("200");
    // Events seem older than 300 s and are refused: the provider is asked.
    await payAndUnlock(sandbox, lead);
    expect(api.output).toMatch(/payment\/webhook"\},"status":400/);
    await clock.move(api, -1 * hours);
    expect(await session(), "an hour back it ends rather than lives longer").toMatch(/^401/);
    const again = await people.wonLead();
    await sandbox.cards.webhooks("off");
    await payAndUnlock(sandbox, again);
    await sandbox.heal();

    const visitor = people.api();
    const newcomer = new Consumer(visitor, await aConsumer(visitor), sandbox.origin);
    await newcomer.register(3);
    const mail = await mailTo(sandbox.origin, newcomer.details.email, /confirm|verify/i);
    const token = new URL(linkIn(mail, "/verify")).searchParams.get("token");
    await clock.move(api, 2 * days);
    expect(await answerTo(() => again.consumer.application()), "two days ahead").toMatch(/^401/);
    const body = { token, google_token: await visitor.humanToken("verify") };
    const verify = () => visitor.call("POST", "/auth/verify", VerifyReply, { body });
    expect(await answerTo(verify), "a mailed link has ended").toBe("422 invalid-token");
    await again.consumer.logIn();
    expect(await sandbox.charges()).toHaveLength(2);
    expect(api.output).not.toContain('"status":500');
  },
);

for (const [when, offMs] of [
  ["a day ahead", days * 1_000],
  ["a day back", -days * 1_000],
] as const) {
  browserTest(
    `a visitor whose clock is ${when} stays and reads what is true`,
    async ({ people, openAs }) => {
      const { agent } = await people.wonLead();
      const page = await openAs(agent);
      await page.clock.install({ time: Date.now() + offMs });
      const leads = new LeadsPage(page);
      await leads.open();
      await expect(leads.cards.first()).toContainText(/just now|minute/);
      const polled = page.waitForResponse(/check-session/);
      await page.clock.fastForward("01:00");
      // 304 where nothing changed since the page asked last.
      expect([200, 304]).toContain((await polled).status());
      await expect(leads.heading).toBeVisible();
    },
  );
}

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

/** A clock that a process takes for the machine's (Debian's package `faketime`), moved while it runs. */
class FakeClock {
  constructor(private readonly file: string) {}

  /** What a process is started with to live by this clock; its timers keep their pace. */
  get env(): Record<string, string> {
    const lib = "/usr/lib";
    const library = readdirSync(lib)
      .map((folder) => join(lib, folder, "faketime/libfaketimeMT.so.1"))
      .find((path) => existsSync(path));
    if (!library) throw new Error("Install Debian's package faketime first.");
    return {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** Sets it so many seconds ahead of the machine's, or behind it. */
  async set(seconds: number): Promise<void> {
    await writeFile(this.file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  }

  /** The same while a process lives by it, and waits until that process has noticed. */
  async move({ origin }: Api, seconds: number): Promise<void> {
    await this.set(seconds);
    await until("the clock to have moved", async () => {
      const reply = await fetch(`${origin}/api/health/live`);
      await reply.body?.cancel();
      const shown = Date.parse(reply.headers.get("date") ?? "");
      return Math.abs(shown - Date.now() - seconds * 1_000) < 5_000;
    });
  }
}
