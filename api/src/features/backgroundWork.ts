import type { Deps } from "../deps";
import type { OutboxHandlers } from "../outbox/handleRow";
import { closeAtProvider, readProviderClosing } from "../payments/providerClosing";
import { mailFeedback } from "./feedback/mailFeedback";
import { tellNextAgents } from "./leads/tellNextAgents";
import { sweepPayments } from "./payment/sweepPayments";

const SWEEP_EVERY_MS = 20_000;

/** What features do besides answering requests: their kinds of outbox rows, and their timers. */
export function backgroundWork(deps: Deps): {
  /** By the outbox row's kind. */
  handlers: OutboxHandlers;
  /** Starts the timers; the returned function stops them. */
  start(): () => Promise<void>;
} {
  return {
    handlers: {
      tellNextAgents,
      "feedback-mail": (payload) => mailFeedback(deps, payload),
      "provider-closing": (payload) => closeAtProvider(deps, readProviderClosing(payload)),
    },
    start() {
      let running: Promise<void> | null = null;
      const sweep = () => {
        running ??= sweepPayments(deps)
          .then(
            () => {},
            (error: unknown) => deps.log.error({ err: error }, "the payment sweep failed"),
          )
          .finally(() => {
            running = null;
          });
      };
      sweep();
      const timer = setInterval(sweep, SWEEP_EVERY_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
