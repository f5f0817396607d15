import type { Agent } from "@quotehaven/e2e/people/Agent";
import { freePort } from "@quotehaven/e2e/freePorts";
import { Latencies } from "./Latencies";
import { Process } from "./Process";

/**
 * An agent who looks at an open payment all the time, in a process of their own: what the run
 * itself is busy with does not count.
 */
export class Payer extends Process {
  private constructor(
    private readonly url: string,
    env: Record<string, string>,
  ) {
    super({ script: "lab/faults/world/watchPayment.ts", readyUrl: url, env });
  }

  /** For an agent who is signed in and has won the lead; not started yet. */
  static async of({ api }: Agent, leadId: number): Promise<Payer> {
    const port = String(await freePort());
    return new Payer(`http://127.0.0.1:${port}`, {
      PAYER_PORT: port,
      PAYER_API: api.origin,
      PAYER_ADDRESS: api.address,
      PAYER_SID: api.sid ?? "",
      PAYER_LEAD: String(leadId),
    });
  }

  /** What looking took while something else was done. */
  async during(work: () => Promise<unknown>): Promise<Latencies> {
    await this.#latencies();
    await work();
    return this.#latencies();
  }

  async #latencies(): Promise<Latencies> {
    return Latencies.read(await (await fetch(this.url)).json());
  }
}
