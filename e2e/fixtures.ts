import { join } from "node:path";
import { test as base, expect, type Browser, type Page } from "@playwright/test";
import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import { violationsOn } from "./accessibility";
import { contextAs, type BrowserSettings } from "./contextAs";
import { Agent } from "./people/Agent";
import { Api } from "./people/Api";
import { Consumer } from "./people/Consumer";
import { aConsumer, anAgent, ownAddress } from "./people/details";
import { site } from "./product/site";
import { watch, type Complaints } from "./watch";

/** Makes the people of a test; each has an address of the internet of their own. */
export type People = {
  /** Somebody without an account. */
  api(): Api;
  /** Registered, verified and logged in, with a saved application for the first type. */
  consumer(application?: {
    types?: readonly InsuranceTypeId[];
    wanted?: Answers;
    submit?: boolean;
  }): Promise<Consumer>;
  /** Registered, verified and logged in; with carriers also complete for these zip codes. */
  agent(profile?: { zips?: readonly number[]; carriers?: readonly string[] }): Promise<Agent>;
  /** A consumer's submitted auto application, and an agent who can quote it with State Farm. */
  lead(): Promise<{ consumer: Consumer; agent: Agent; leadId: number }>;
  /** The same, quoted by the agent. */
  quotedLead(): Promise<{ consumer: Consumer; agent: Agent; leadId: number; quoteId: number }>;
  /** The same, and the quote was chosen. */
  wonLead(): Promise<{ consumer: Consumer; agent: Agent; leadId: number; quoteId: number }>;
};

/** Opens a browser of its own for a person. */
export type OpenAs = (person: { api: Api } | Api, settings?: BrowserSettings) => Promise<Page>;

type Fixtures = {
  people: People;
  openAs: OpenAs;
  /** What the pages of this test complained about; anything unexpected fails the test. */
  complaints: { expect(pattern: RegExp): void };
  /** Asserts that what is shown can be used by everybody, and keeps a picture where wanted. */
  look: (page: Page, name: string) => Promise<void>;
};

/** A test whose people and data are its own. */
export const test = base.extend<Fixtures & { watched: Complaints[] }>({
  people: async ({ baseURL: _ }, provide) => {
    const newApi = () => new Api(site.origin, ownAddress());
    const made: People = {
      api: newApi,
      async consumer({ types = [], wanted = {}, submit = false } = {}) {
        const api = newApi();
        const consumer = new Consumer(api, await aConsumer(api), site.sandboxOrigin);
        await consumer.register(types[0] ?? 3, wanted);
        await consumer.verify();
        await consumer.logIn();
        if (submit || types.length > 1) await consumer.apply(types, { wanted, submit });
        return consumer;
      },
      async agent({ zips = [], carriers = [] } = {}) {
        const agent = new Agent(newApi(), anAgent(), site.sandboxOrigin);
        await agent.register();
        await agent.verify();
        await agent.logIn();
        if (zips.length > 0) await agent.completeProfile(zips);
        await agent.addCarriers(carriers);
        return agent;
      },
      async lead() {
        const consumer = await made.consumer({ types: [3], submit: true });
        const zips = [consumer.details.zip.zip_id];
        const agent = await made.agent({ zips, carriers: ["State Farm"] });
        return { consumer, agent, leadId: (await agent.lead()).aps_id };
      },
      async quotedLead() {
        const lead = await made.lead();
        const prices = { monthly: 90, yearly: 1_000 };
        const { qot_id } = await lead.agent.quote(lead.leadId, "State Farm", prices);
        return { ...lead, quoteId: qot_id };
      },
      async wonLead() {
        const lead = await made.quotedLead();
        await lead.consumer.choose(lead.quoteId);
        return lead;
      },
    };
    await provide(made);
  },

  watched: async ({ baseURL: _ }, provide) => {
    const watched: Complaints[] = [];
    await provide(watched);
    expect(
      watched.flatMap(({ all }) => all),
      "what the pages complained about",
    ).toEqual([]);
  },

  complaints: async ({ watched }, provide) => {
    await provide({
      expect: (pattern) => {
        if (watched.length === 0) throw new Error("Open a page first.");
        watched.forEach((each) => each.expect(pattern));
      },
    });
  },

  openAs: async ({ browser, watched }, provide) => {
    const pages: Page[] = [];
    await provide(async (person, settings) => {
      const api = person instanceof Api ? person : person.api;
      const page = await openPage(browser, api, watched, settings);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },

  look: async ({ baseURL: _ }, provide) => {
    await provide(async (page, name) => {
      const folder = process.env.E2E_PICTURES;
      if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      // Soft, so that one run tells of every screen.
      expect.soft(await violationsOn(page), `accessibility of ${name}`).toEqual([]);
    });
  },
});

async function openPage(
  browser: Browser,
  api: Api,
  watched: Complaints[],
  settings?: BrowserSettings,
): Promise<Page> {
  const context = await contextAs(browser, api, settings);
  watched.push(watch(context));
  return context.newPage();
}

export { expect };
