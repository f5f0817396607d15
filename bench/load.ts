import autocannon, { type Request } from "autocannon";

/** How many calls, or for how many seconds; over one connection unless told otherwise. */
type Load = { amount?: number; duration?: number; connections?: number };

/** The milliseconds of each reply to these requests in turn, and replies a second. @throws where one is not 2xx */
export function load(origin: string, requests: Request[], { connections = 1, ...until }: Load) {
  return new Promise<{ times: number[]; perSecond: number }>((resolve, reject) => {
    const times: number[] = [];
    const startedAt = performance.now();
    let endedAt = startedAt;
    const options = { url: origin, requests, connections, ...until };
    const running = autocannon(options, (failed: Error | null, { errors, non2xx }) => {
      if (failed) reject(failed);
      else if (errors + non2xx > 0) reject(new Error(`${errors + non2xx} calls were refused.`));
      else resolve({ times, perSecond: (times.length * 1_000) / (endedAt - startedAt) });
    });
    running.on("response", (_client, _status, _bytes, milliseconds) => {
      endedAt = performance.now();
      times.push(milliseconds);
    });
  });
}

/** A call as somebody who is signed in. */
export const get = (path: string, sid: string): Request => ({
  path: `/api${path}${path.includes("?") ? "&" : "?"}sid=${sid}`,
});
