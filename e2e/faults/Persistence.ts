import { setTimeout as sleep } from "node:timers/promises";
import { Agent } from "../people/Agent";
import { Consumer } from "../people/Consumer";
import { aConsumer, anAgent } from "../people/details";
import type { People } from "../people/makePeople";
import { until } from "../until";
import { answerTo } from "./writes";

/** With whom a lead is quoted, and for how much. */
export const carrier = "State Farm";
export const prices = { monthly: 118, yearly: 1_350 };

/** People who do not give up: what is not answered, or answered 503, they do again. */
export class Persistence {
  /** How many calls were answered in the end. */
  acknowledged = 0;
  /** What the calls were answered, and how often. */
  readonly answers = new Map<string, number>();
  /** How long the longest call took, answered or not. */
  longestMs = 0;

  constructor(
    private readonly people: People,
    private readonly sandboxOrigin: string,
  ) {}

  /** Repeats a call until it is answered. Where an answer was lost, a refusal says that it was done. */
  async insist(call: () => Promise<unknown>): Promise<void> {
    for (let isRepeated = false; ; isRepeated = true) {
      const outcome = await this.#answerTo(call);
      if (outcome === "200" || (isRepeated && /^4(?!29)/.test(outcome))) break;
      if (!/^(?:no answer|503)/.test(outcome)) throw new Error(`It was answered ${outcome}.`);
      await sleep(200);
    }
    this.acknowledged += 1;
  }

  /** From two registrations to a chosen quote. */
  async winAClient(): Promise<{ consumer: Consumer; agent: Agent }> {
    const visitor = this.people.api();
    const details = await until("a zip code", () => aConsumer(visitor).catch(() => null));
    const consumer = new Consumer(visitor, details, this.sandboxOrigin);
    const agent = new Agent(this.people.api(), anAgent(), this.sandboxOrigin);
    for (const person of [consumer, agent]) {
      await this.insist(() =>
        person instanceof Consumer ? person.register(3) : person.register(),
      );
      await this.#enter(person);
    }
    await this.insist(() => agent.completeProfile([consumer.details.zip.zip_id]));
    await this.insist(() => agent.addCarriers([carrier]));
    await this.insist(() => consumer.apply([3]));
    await this.insist(async () => {
      const { aps_id: leadId, has_quote: isQuoted } = await agent.lead();
      if (!isQuoted) await agent.quote(leadId, carrier, prices);
    });
    await this.insist(async () => consumer.choose((await consumer.quoteOf(carrier)).qot_id));
    return { consumer, agent };
  }

  /** A repeated sign-up voids the link that was mailed before, and its own mail comes up to a minute later. */
  async #enter(person: Agent | Consumer): Promise<void> {
    const logIn = async () => {
      await this.#answerTo(() => person.verify());
      if ((await this.#answerTo(() => person.logIn())) === "200") return true;
      // Fewer attempts than the limit of sign-ins to one account.
      await sleep(5_000);
      return false;
    };
    await until("somebody to be let in", logIn);
    this.acknowledged += 1;
  }

  async #answerTo(call: () => Promise<unknown>): Promise<string> {
    const startedAt = performance.now();
    const answer = await answerTo(call);
    this.longestMs = Math.max(this.longestMs, performance.now() - startedAt);
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    return answer;
  }
}
