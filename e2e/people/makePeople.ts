import type { Answers, InsuranceTypeId } from "@quotehaven/contract/rules";
import { Agent } from "./Agent";
import { Api } from "./Api";
import { Consumer } from "./Consumer";
import { aConsumer, anAgent, ownAddress } from "./details";

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

/** People at these addresses of the product and the sandbox. */
export function makePeople(
  site: { readonly origin: string; readonly sandboxOrigin: string },
  newApi = () => new Api(site.origin, ownAddress()),
): People {
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
  return made;
}
