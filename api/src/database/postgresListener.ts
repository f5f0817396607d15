import { randomBytes } from "node:crypto";
import pg from "pg";
import type { createLocalChannels } from "./localChannels";

const ANSWER_TIMEOUT_MS = 5_000;
const UNANSWERED_AT_MOST = 1;

/** How the listener watches itself, and comes back. */
const usualPace = {
  /** How often it sends itself a message; two turns without an answer, and it hangs. */
  beatEveryMs: 2_500,
  openAgainMs: 1_000,
  /** Without a listener, what is remembered from messages is at most so old. */
  forgetEveryMs: 30_000,
};
/** How the listener watches itself, and comes back. */
export type ListenerPace = typeof usualPace;

/**
 * One connection of its own that hears channels. It sends itself a message now and then: where that
 * does not come back it is as lost as one that broke, and opened again. Whoever listens is told that
 * messages may have been missed at once, again and again meanwhile, and when it is back.
 */
export function listenWithReconnect(
  settings: pg.ClientConfig,
  local: ReturnType<typeof createLocalChannels>,
  onError: (error: Error) => void,
  pace: ListenerPace = usualPace,
) {
  const beat = `beat_${randomBytes(8).toString("hex")}`;
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  let closed = false;
  // Turns, not time: a process that was busy itself has heard all that came once it looks.
  let unanswered = 0;

  function lost(dead: pg.Client, error: Error) {
    dead.removeAllListeners();
    dead.on("error", () => {});
    if (closed || client !== dead) return;
    client = undefined;
    // One that hangs does not hear that it is to end.
    dead.connection.stream.destroy();
    onError(error);
    local.tellAllMissed();
    forgetting = setInterval(local.tellAllMissed, pace.forgetEveryMs);
    forgetting.unref();
    openAgainLater();
  }

  function openAgainLater() {
    retry = setTimeout(() => {
      opening = open().then(
        () => {
          clearInterval(forgetting);
          local.tellAllMissed();
        },
        (error: unknown) => {
          onError(error instanceof Error ? error : new Error(String(error)));
          if (!closed) openAgainLater();
        },
      );
    }, pace.openAgainMs);
    retry.unref();
  }

  async function open() {
    const next = new pg.Client({ ...settings, query_timeout: ANSWER_TIMEOUT_MS });
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next, new Error("The connection for messages ended.")));
    next.on("notification", ({ channel, payload }) => {
      unanswered = 0;
      if (channel !== beat) local.tell(channel, payload ?? "");
    });
    try {
      await next.connect();
      for (const name of [...local.names(), beat]) await next.query(`listen "${name}"`);
    } catch (error) {
      next.connection.stream.destroy();
      throw error;
    }
    client = next;
    unanswered = 0;
  }

  const beating = setInterval(() => {
    const current = client;
    if (!current) return;
    if (unanswered > UNANSWERED_AT_MOST)
      return lost(current, new Error("The connection for messages hung."));
    unanswered += 1;
    if (unanswered > 1) return;
    current.query("select pg_notify($1, '')", [beat]).catch(() => {
      // The connection says itself that it broke.
    });
  }, pace.beatEveryMs);
  beating.unref();

  return {
    async hear(channel: string) {
      await (opening ??= open());
      await client?.query(`listen "${channel}"`);
    },
    async close() {
      closed = true;
      clearInterval(beating);
      clearInterval(forgetting);
      clearTimeout(retry);
      await opening?.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
