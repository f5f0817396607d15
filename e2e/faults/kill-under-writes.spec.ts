import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Agent } from "../people/Agent";
import type { Consumer } from "../people/Consumer";
import { until } from "../until";
import { timesTold } from "./deals";
import { expect, test } from "./fixtures";
import { carrier, Persistence, prices } from "./Persistence";

const pairs = 4;
const kills = 5;

test(
  "what was acknowledged is there once and whole, however often the process was killed",
  { tag: "@database" },
  async ({ sandbox, startApi, peopleAt }) => {
    const api = await startApi();
    const market = new Persistence(peopleAt(api), sandbox.origin);
    let isOpen = true;
    const won: { consumer: Consumer; agent: Agent }[] = [];

    const working = Array.from({ length: pairs }, async () => {
      while (isOpen) won.push(await market.winAClient());
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
    isOpen = false;
    await Promise.all(working);
    for (const { consumer, agent } of won) {
      const { meta } = await consumer.application();
      expect(meta.aps_submitted).not.toBeNull();
      expect(await consumer.quotes()).toMatchObject([
        {
          qot_id: meta.qot_id,
          inc_name: carrier,
          accepted: true,
          prices: [{ qpr_monthly: prices.monthly }],
        },
      ]);
      expect(await agent.leads()).toMatchObject([{ won_quote: true }]);
      expect(await timesTold(consumer.api, 1)).toBe(1);
      expect(await timesTold(agent.api, 4)).toBe(1);
    }
  },
);
