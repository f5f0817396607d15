import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../until";
import { expect, test } from "./fixtures";
import { isUnlocked, pay } from "./paying";
import { answerTo, lostPages, Writer } from "./writes";

const rounds = 6;
const mostRounds = 24;

test(
  "a process that is killed in a payment charges each lead once, and unlocks what was paid",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi();
    const people = peopleAt(api);
    const writer = new Writer(await people.consumer());
    const undisturbed = await people.wonLead();
    const startedAt = performance.now();
    await pay(sandbox, undisturbed);
    const usualMs = performance.now() - startedAt;

    const leads = [undisturbed];
    let unpaid = 0;
    let paidUntold = 0;
    // Until kills came before the charge, and after one that no event told of.
    for (
      let round = 0;
      round < rounds || (!(unpaid && paidUntold) && round < mostRounds);
      round += 1
    ) {
      const lead = await people.wonLead();
      leads.push(lead);
      const isHeld = round % 2 === 0;
      await sandbox.cards.webhooks(isHeld ? "hold" : "on");
      writer.begin(5);
      const paying = answerTo(() => pay(sandbox, lead, round % 3 === 0));
      // Somewhere in the payment, and as often a little behind it, however slow this machine is.
      await sleep(randomInt(Math.ceil(1.5 * usualMs)));
      await api.kill();
      await Promise.all([writer.end(), paying]);
      await api.start();
      if ((await sandbox.charges(lead.leadId)).length > 0) {
        if (isHeld) paidUntold += 1;
        await until("a paid lead to be unlocked", () => isUnlocked(lead), 60_000);
      } else {
        unpaid += 1;
        expect(await isUnlocked(lead), "unlocked without a charge").toBe(false);
        await pay(sandbox, lead);
      }
    }
    await sandbox.heal();
    expect({ unpaid: unpaid > 0, paidUntold: paidUntold > 0 }).toEqual({
      unpaid: true,
      paidUntold: true,
    });
    for (const lead of leads) {
      expect((await sandbox.charges(lead.leadId)).map(({ amount }) => amount)).toEqual([4_900]);
      expect((await lead.agent.payments()).map(({ aps_id }) => aps_id)).toEqual([lead.leadId]);
      expect(await isUnlocked(lead)).toBe(true);
    }
    expect(await lostPages([writer]), "acknowledged writes beside it that are lost").toBe(0);
  },
);
