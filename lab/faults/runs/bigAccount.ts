import {
  ApplicationReply,
  CarriersReply,
  ConsumerQuotesReply,
  LeadReply,
  LeadsReply,
  NotificationsReply,
} from "@quotehaven/contract/schemas";
import type { TSchema } from "typebox";
import type { Browser } from "@playwright/test";
import { missingBrowser } from "@quotehaven/e2e/browser";
import { contextAs } from "@quotehaven/e2e/contextAs";
import { AreaFrame } from "@quotehaven/e2e/pages/AreaFrame";
import { LeadsPage } from "@quotehaven/e2e/pages/LeadsPage";
import { QuotesPage } from "@quotehaven/e2e/pages/QuotesPage";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import type { Api } from "@quotehaven/e2e/people/Api";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import type { FaultRun } from "../FaultRun";
import { big, growAccounts } from "../world/growAccounts";
import { Interactions } from "@quotehaven/e2e/Interactions";
import { Latencies } from "../world/Latencies";
import type { World } from "../world/World";

const megabyte = 1_048_576;

/** People with years of leads, quotes and notifications, every text as long as it may be. */
export const bigAccount: FaultRun = {
  number: 12,
  title: "Big account",
  engines: ["PostgreSQL"],
  missing: missingBrowser,
  async run(world) {
    const database = await world.startPostgres();
    const product = await world.startProduct({ database });
    const sandbox = { origin: product.sandboxOrigin };
    const { agent } = await world.wonLead(product, sandbox);
    const consumer = await world.newConsumer(product, sandbox);
    await consumer.register(3);
    await consumer.verify();
    await consumer.logIn();
    await consumer.apply([3]);
    await growAccounts(database, {
      agent: agent.details.email,
      consumer: consumer.details.email,
    });

    world.sampleMachine();
    await readLists(world, agent, consumer);
    world.sampleMachine();
    const browser = await world.startBrowser();
    await lookAtAgent(world, browser, agent);
    await lookAtConsumer(world, browser, consumer);
    for (const { api } of [agent, consumer]) await deleteAll(world, api);
    return `${big.notifications} notifications, ${big.quotes} quotes, ${big.leads} leads`;
  },
};

/** Every list, whole or its first and its last page. */
async function readLists(world: World, agent: Agent, consumer: Consumer): Promise<void> {
  const read = async (name: string, schema: TSchema, api: Api, path: string, query = {}) => {
    const latencies = new Latencies();
    let bytes = 0;
    for (let time = 0; time < world.times(40, 400); time += 1) {
      await latencies.measure(async () => {
        bytes = JSON.stringify(await api.get(path, schema, query)).length;
      });
    }
    world.note(name, `${latencies}, ${Math.ceil(bytes / 1024)} KB`);
    world.check(`${name}: no call failed`, latencies.failures.length === 0);
    world.check(`${name}: at most 1 MB`, bytes > 0 && bytes <= megabyte, `${bytes} bytes`);
    world.checkTime(`${name}: p99`, latencies.p99, 500);
  };
  const { count } = (
    await agent.api.get("/agent/profile/leads", LeadsReply, { limit: "12", offset: "0" })
  ).data;
  world.check("the agent has all the leads", count >= big.leads, count);
  const quotes = (await consumer.quotes()).length;
  world.check("the consumer sees the newest fifty withdrawn quotes", quotes === 50, quotes);

  const end = { limit: "10", offset: String(big.notifications - 10) };
  await read("notifications", NotificationsReply, agent.api, "/notifications");
  await read("notifications, the last page", NotificationsReply, agent.api, "/notifications", end);
  for (const filter of ["all", "new", "quoted", "won"]) {
    const first = { limit: "100", offset: "0", filter };
    await read(`leads, ${filter}`, LeadsReply, agent.api, "/agent/profile/leads", first);
  }
  const last = { limit: "12", offset: String(big.leads - 12) };
  await read("leads, the last page", LeadsReply, agent.api, "/agent/profile/leads", last);
  const leadId = (await agent.leads("quoted"))[0]?.aps_id ?? 0;
  await read("a lead", LeadReply, agent.api, `/agent/profile/leads/${leadId}`);
  await read("carriers", CarriersReply, agent.api, "/agent/profile/carriers");
  await read("quotes of a consumer", ConsumerQuotesReply, consumer.api, "/user/quotes");
  await read("an application", ApplicationReply, consumer.api, "/user/application");
}

async function lookAtAgent(world: World, browser: Browser, agent: Agent): Promise<void> {
  const interactions = await Interactions.on(await contextAs(browser, agent.api));
  const { page } = interactions;
  const frame = new AreaFrame(page);
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.cards.first().waitFor();
  await frame.bell.click();
  const shown = await frame.latest.getByRole("listitem").count();
  world.check("the bell shows three of 10,000", shown === 3, shown);
  await page.keyboard.press("Escape");
  await leads.show("Quoted");
  await leads.cards.first().waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await leads.cards.first().waitFor();
  world.checkTime("leads: slowest interaction", await interactions.slowestMs(), 200);

  await page.goto("/agent/profile/notifications");
  const items = page.getByRole("list", { name: "Notifications" }).getByRole("listitem");
  await items.first().waitFor();
  world.check("ten notifications a page", (await items.count()) === 10, await items.count());
  await page.getByRole("button", { name: "Next page" }).click();
  await items.first().waitFor();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  world.checkTime("notifications: slowest interaction", await interactions.slowestMs(), 200);
  await page.context().close();
}

async function lookAtConsumer(world: World, browser: Browser, consumer: Consumer): Promise<void> {
  const interactions = await Interactions.on(await contextAs(browser, consumer.api));
  const { page } = interactions;
  const quotes = new QuotesPage(page);
  const startedAt = performance.now();
  await quotes.open();
  await quotes.cards.first().waitFor();
  world.note(
    "the consumer's quotes are shown after",
    `${Math.round(performance.now() - startedAt)} ms`,
  );
  await quotes.sort.click();
  await quotes.cards.first().waitFor();
  world.checkTime("quotes: slowest interaction", await interactions.slowestMs(), 200);
  await page.context().close();
}

async function deleteAll(world: World, api: Api): Promise<void> {
  const deletion = new Latencies();
  await deletion.measure(() => api.delete("/notifications"));
  const { count } = (await api.get("/notifications", NotificationsReply)).data;
  world.check("delete all leaves none", count === 0, count);
  world.checkTime("delete all", deletion.quantile(1), 2_000);
}
