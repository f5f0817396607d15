import type { ServerResponse } from "node:http";

/** The requests that are being answered, for what nobody waits for to give way to. */
export type RequestsUnderWay = ReturnType<typeof countRequests>;

/** Counts the requests of one process. */
export function countRequests() {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    /** Counts one until its answer has gone, or who asked has. */
    add(response: ServerResponse): void {
      count += 1;
      response.once("close", () => {
        count -= 1;
        if (count === 0) waiting.forEach((goOn) => goOn());
      });
    },
    /** Resolves once none is under way; after `atMostMs` in any case, for there may always be one. */
    async none(atMostMs: number): Promise<void> {
      if (count === 0) return;
      await new Promise<void>((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          waiting.delete(goOn);
          resolve();
        };
        const timer = setTimeout(goOn, atMostMs);
        waiting.add(goOn);
      });
    },
  };
}
