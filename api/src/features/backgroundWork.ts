import type { Deps } from "../deps";
import type { OutboxHandler } from "../outbox/worker";

/** What features do besides answering requests: their kinds of outbox rows, and their timers. */
export function backgroundWork(_deps: Deps): {
  /** By the outbox row's kind. */
  handlers: Record<string, OutboxHandler>;
  /** Starts the timers; the returned function stops them. */
  start(): () => Promise<void>;
} {
  return { handlers: {}, start: () => async () => {} };
}
