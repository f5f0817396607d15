import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import { answerTo } from "./WriteLog";
import type { ApiProcess, Sandbox, World } from "./World";

const carriers = ["State Farm", "Allstate", "Progressive", "GEICO"];
/** Refusals with which a repeated call says that the first one counted though its answer was lost. */
const alreadyDone = /duplicate-email|invalid-token|already-submitted|already-accepted/;
/** Refusals that are the market's own: somebody else was faster. */
const tooLate = /already-quoted|lead-closed|not-found/;

/** What the product told one consumer is done. */
export type Career = {
  consumer: Consumer;
  signedUp: boolean;
  verified: boolean;
  loggedIn: boolean;
  /** What was answered in the application that was submitted; null until it was acknowledged. */
  car: string | null;
  chosenQuote: number | null;
};

/** Limits that a market of a few busy people would meet. */
export const marketLimits = {
  LIMIT_QUOTE_BY_AGENT: "1000000",
  LIMIT_LEAD_DETAILS_BY_AGENT: "1000000",
  LIMIT_LEAD_MISSES_BY_AGENT: "1000000",
  LIMIT_CHALLENGE_BY_IP: "1000000",
};

class Closed extends Error {}

/**
 * Consumers who sign up, apply and choose, and agents who quote whatever is new, all at once and
 * for as long as the market is open. Every acknowledgement is kept. A call without an answer, or
 * answered 503, is repeated.
 */
export class Market {
  readonly careers: Career[] = [];
  readonly agents: Agent[] = [];
  /** Acknowledged quotes and their monthly prices. */
  readonly quotes = new Map<number, number>();
  /** How many calls were acknowledged so far. */
  acknowledged = 0;
  #isOpen = true;
  #clients: Promise<void>[] = [];

  constructor(
    private readonly world: World,
    private readonly api: ApiProcess,
    private readonly sandbox: Sandbox,
  ) {}

  /** Registers the agents, who see every lead; then everybody begins. */
  async open(consumers: number, agents: number): Promise<void> {
    for (let made = 0; made < agents; made += 1) {
      const agent = this.world.newAgent(this.api, this.sandbox);
      await agent.register();
      await agent.verify();
      await agent.logIn();
      await agent.completeProfile([]);
      await agent.api.put("/agent/profile", { usr_all_zipcodes: 1 });
      await agent.addCarriers(carriers);
      this.agents.push(agent);
    }
    this.#clients = [
      ...this.agents.map((agent) => this.#untilClosed(() => this.#quote(agent))),
      ...Array.from({ length: consumers }, () => this.#untilClosed(() => this.#liveOnce())),
    ];
    // Heard in close(); until then nobody waits for them.
    for (const client of this.#clients) client.catch(() => {});
  }

  /** Everybody finishes the call they are at. @throws what was answered that never should be */
  async close(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#clients);
  }

  async #untilClosed(work: () => Promise<void>): Promise<void> {
    try {
      while (this.#isOpen) await work();
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
    }
  }

  /**
   * Verifies an address and logs in. A sign-up that was repeated, since its answer was lost, voids the link
   * that was mailed before: whoever used that one, and is not let in, takes the newer.
   */
  async #enter(career: Career): Promise<void> {
    const { consumer } = career;
    while (!career.loggedIn) {
      career.verified = await this.#acknowledged("verification", () => consumer.verify());
      const refused = career.verified ? undefined : /invalid-credentials/;
      career.loggedIn = await this.#acknowledged("log-in", () => consumer.logIn(), refused);
      if (!career.loggedIn) await sleep(1_000);
    }
  }

  /** Repeats a call until it is answered; true where it was acknowledged, false where it may be refused. */
  async #acknowledged(
    what: string,
    call: () => Promise<unknown>,
    refused?: RegExp,
  ): Promise<boolean> {
    for (;;) {
      if (!this.#isOpen) throw new Closed();
      const { outcome } = await answerTo(call);
      if (outcome === "200") {
        this.acknowledged += 1;
        this.world.count(`acknowledged: ${what}`);
        return true;
      }
      if (alreadyDone.test(outcome) || tooLate.test(outcome)) return false;
      if (refused?.test(outcome)) return false;
      if (outcome !== "no answer" && !outcome.startsWith("503")) {
        throw new Error(`${what} was answered ${outcome}.`);
      }
      this.world.count(outcome === "no answer" ? "calls without an answer" : "calls answered 503");
      await sleep(300);
    }
  }

  async #liveOnce(): Promise<void> {
    let consumer: Consumer | undefined;
    await this.#acknowledged("zip codes", async () => {
      consumer = await this.world.newConsumer(this.api, this.sandbox);
    });
    if (!consumer) return;
    const person = consumer;
    const career: Career = {
      consumer: person,
      signedUp: false,
      verified: false,
      loggedIn: false,
      car: null,
      chosenQuote: null,
    };
    this.careers.push(career);
    career.signedUp = await this.#acknowledged("sign-up", () => person.register(3));
    await this.#enter(career);
    const car = `Car of ${person.details.lastName}`;
    const isSubmitted = await this.#acknowledged("application", () =>
      person.apply([3], { wanted: { 143: car } }),
    );
    if (isSubmitted) career.car = car;
    for (let looks = 0; looks < 50; looks += 1) {
      let quoteIds: number[] = [];
      await this.#acknowledged("list of quotes", async () => {
        quoteIds = (await person.quotes()).map(({ qot_id }) => qot_id);
      });
      const chosen = quoteIds[randomInt(Math.max(1, quoteIds.length))];
      if (chosen !== undefined && (quoteIds.length > 1 || looks > 10)) {
        const isChosen = await this.#acknowledged("choice", () => person.choose(chosen));
        if (isChosen) career.chosenQuote = chosen;
        return;
      }
      await sleep(100);
    }
  }

  async #quote(agent: Agent): Promise<void> {
    let leadIds: number[] = [];
    await this.#acknowledged("list of leads", async () => {
      leadIds = (await agent.leads("new")).map(({ aps_id }) => aps_id);
    });
    const leadId = leadIds[randomInt(Math.max(1, leadIds.length))];
    const carrier = carriers[randomInt(carriers.length)];
    if (leadId !== undefined && carrier !== undefined) {
      const monthly = randomInt(50, 500);
      await this.#acknowledged("quote", async () => {
        const quote = await agent.quote(leadId, carrier, { monthly, yearly: monthly * 11 });
        this.quotes.set(quote.qot_id, monthly);
      });
    }
    await sleep(100);
  }
}
