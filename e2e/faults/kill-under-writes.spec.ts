import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { NotificationsReply } from "@quotehaven/contract/schemas";
import { Agent } from "../people/Agent";
import type { Api } from "../people/Api";
import { Consumer } from "../people/Consumer";
import { aConsumer, anAgent } from "../people/details";
import { until } from "../until";
import { expect, test } from "./fixtures";
import { answerTo } from "./writes";

const pairs = 4;
const kills = 5;
const carrier = "State Farm";
const prices = { monthly: 118, yearly: 1_350 };

test(
  "what was acknowledged is there once and whole, however often the process was killed",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi();
    const people = peopleAt(api);
    const market = { isOpen: true, acknowledged: 0 };
    const won: { consumer: Consumer; agent: Agent }[] = [];

    /** Repeats a call until it is answered. Where an answer was lost, a refusal says that it was done. */
    async function insist(call: () => Promise<unknown>): Promise<void> {
      for (let isRepeated = false; ; isRepeated = true) {
        const outcome = await answerTo(call);
        if (outcome === "200" || (isRepeated && /^4(?!29)/.test(outcome))) break;
        if (!/^(?:no answer|503)/.test(outcome)) throw new Error(`It was answered ${outcome}.`);
        await sleep(200);
      }
      market.acknowledged += 1;
    }

    /** A repeated sign-up voids the link that was mailed before, and its own mail comes up to a minute later. */
    async function enter(person: Agent | Consumer): Promise<void> {
      const logIn = async () => {
        await answerTo(() => person.verify());
        if ((await answerTo(() => person.logIn())) === "200") return true;
        // Fewer attempts than the limit of sign-ins to one account.
        await sleep(5_000);
        return false;
      };
      await until("somebody to be let in", logIn);
      market.acknowledged += 1;
    }

    async function winAClient() {
      const visitor = people.api();
      const details = await until("a zip code", () => aConsumer(visitor).catch(() => null));
      const consumer = new Consumer(visitor, details, sandbox.origin);
      const agent = new Agent(people.api(), anAgent(), sandbox.origin);
      for (const person of [consumer, agent]) {
        await insist(() => (person instanceof Consumer ? person.register(3) : person.register()));
        await enter(person);
      }
      await insist(() => agent.completeProfile([consumer.details.zip.zip_id]));
      await insist(() => agent.addCarriers([carrier]));
      await insist(() => consumer.apply([3]));
      await insist(async () => {
        const { aps_id: leadId, has_quote: isQuoted } = await agent.lead();
        if (!isQuoted) await agent.quote(leadId, carrier, prices);
      });
      await insist(async () => consumer.choose((await consumer.quoteOf(carrier)).qot_id));
      return { consumer, agent };
    }

    const working = Array.from({ length: pairs }, async () => {
      while (market.isOpen) won.push(await winAClient());
    });
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = market.acknowledged + randomInt(5, 25);
      await Promise.race([
        until("the market to get going", async () => market.acknowledged >= enough),
        Promise.all(working),
      ]);
      await sleep(randomInt(300));
      await api.kill();
      await api.start();
    }
    market.isOpen = false;
    await Promise.all(working);
    for (const { consumer, agent } of won) {
      const { meta } = await consumer.application();
      expect(meta.aps_submitted).not.toBeNull();
      expect(await consumer.quotes()).toMatchObject([
        { qot_id: meta.qot_id, inc_name: carrier, accepted: true, prices: [{ qpr_monthly: 118 }] },
      ]);
      expect(await agent.leads()).toMatchObject([{ won_quote: true }]);
      expect(await timesTold(consumer.api, 1)).toBe(1);
      expect(await timesTold(agent.api, 4)).toBe(1);
    }
  },
);

/** How many notifications of a kind somebody has. */
async function timesTold(api: Api, kind: number): Promise<number> {
  const { data } = (await api.get("/notifications", NotificationsReply)).data;
  return data.filter(({ ntp_id }) => ntp_id === kind).length;
}
