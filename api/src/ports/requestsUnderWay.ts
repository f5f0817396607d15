import type { ServerResponse } from "node:http";

/** The requests that are being answered, for what nobody waits for to give way to. */
export type RequestsUnderWay = {
  /** Counts one until its answer has gone, or who asked has. */
  add(response: ServerResponse): void;
  /** Resolves once none is under way; after `atMostMs` in any case, for there may always be one. */
  none(atMostMs: number): Promise<void>;
};

/** Counts the requests of one process. */
export function countRequests(): RequestsUnderWay {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    add(response) {
      count += 1;
      response.once("close", () => {
        count -= 1;
        if (count === 0) waiting.forEach((goOn) => goOn());
      });
    },
    async none(atMostMs) {
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
