import { setImmediate as nextTurn } from "node:timers/promises";
import { Pool } from "undici";

/** One call: its path, and what it asks with. */
export type Call = { path: string; headers?: Record<string, string> };

/** Who calls a server, over connections that stay open. */
export class Load {
  readonly #pool: Pool;

  constructor(origin: string, connections: number) {
    this.#pool = new Pool(origin, { connections, pipelining: 1 });
  }

  /** Calls for a while over `atOnce` connections, one thing after the other; answers how many calls that were. */
  async during(ms: number, atOnce: number, next: () => Call): Promise<number> {
    const endsAt = performance.now() + ms;
    let calls = 0;
    const callAgain = async () => {
      while (performance.now() < endsAt) {
        await this.call(next());
        calls += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, callAgain));
    return calls;
  }

  /**
   * Calls so often a second, whatever the answers take. Answers how many milliseconds after each call was
   * due it was answered, so that who had to wait for others counts as waiting.
   */
  async atRate(perSecond: number, ms: number, next: () => Call): Promise<number[]> {
    const startedAt = performance.now();
    const taken: number[] = [];
    const underWay: Promise<void>[] = [];
    const count = Math.round((perSecond * ms) / 1000);
    while (underWay.length < count) {
      const dueAt = startedAt + (underWay.length * 1000) / perSecond;
      if (performance.now() < dueAt) await nextTurn();
      else underWay.push(this.call(next()).then(() => void taken.push(performance.now() - dueAt)));
    }
    await Promise.all(underWay);
    return taken;
  }

  /** Calls once; answers the ETag. @throws where the answer is neither 200 nor 304 */
  call({ path, headers = {} }: Call): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      let etag: string | undefined;
      this.#pool.dispatch(
        { method: "GET", path, headers },
        {
          onRequestStart() {},
          onResponseStart(_controller, status, replied) {
            if (status !== 200 && status !== 304) reject(new Error(`${path} answered ${status}.`));
            etag = typeof replied.etag === "string" ? replied.etag : undefined;
          },
          onResponseData() {},
          onResponseEnd: () => resolve(etag),
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
