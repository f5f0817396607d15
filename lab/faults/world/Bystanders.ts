import { setTimeout as pause } from "node:timers/promises";
import { CheckSessionReply, NotificationsReply, ZipCodesReply } from "@quotehaven/contract/schemas";
import type { Agent } from "@quotehaven/e2e/people/Agent";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import { Latencies } from "./Latencies";

const pauseMs = 20;

/** People busy with something else while a part of the product fails. */
export class Bystanders {
  readonly #errands: readonly (() => Promise<unknown>)[];

  constructor(consumer: Consumer, agent: Agent) {
    this.#errands = [
      () => consumer.api.get("/auth/check-session", CheckSessionReply),
      () => consumer.api.get("/notifications", NotificationsReply, { limit: "10" }),
      () => consumer.quotes(),
      () => agent.leads(),
      () => agent.api.post("/notifications/seen-all", {}),
      () => agent.api.get("/auth/zipcodes", ZipCodesReply, { search: "787" }),
    ];
  }

  /** Lets each of them do one thing over and over while `work` is under way. */
  async during(work: () => Promise<unknown>): Promise<Latencies> {
    const latencies = new Latencies();
    let isOver = false;
    const busy = this.#errands.map(async (errand) => {
      while (!isOver) {
        await latencies.measure(errand);
        await pause(pauseMs);
      }
    });
    try {
      await work();
    } finally {
      isOver = true;
      await Promise.all(busy);
    }
    return latencies;
  }
}
