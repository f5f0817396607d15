import { tellDeadlines } from "../choices/tellDeadlines";
import type { Deps } from "../deps";
import { newLeadsAmong } from "../leads/newLeadsAmong";
import type { OutboxHandlers } from "../outbox/handleRow";
import { closeAtProvider, readProviderClosing } from "../payments/providerClosing";
import { tellQuotesEnd } from "../quotes/tellQuotesEnd";
import { mailRegistration } from "../registrations/mailRegistration";
import { mailFeedback } from "./feedback/mailFeedback";
import { tellNextAgents } from "./leads/tellNextAgents";
import { comparePayments } from "./payment/comparePayments";
import { sweepPayments } from "./payment/sweepPayments";

const SWEEP_EVERY_MS = 20_000;
/** It is done once a day; between, it is looked whether it is done. */
const COMPARE_EVERY_MS = 600_000;
const REMIND_EVERY_MS = 60_000;

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
      findNewLeads: newLeadsAmong,
      "feedback-mail": (payload) => mailFeedback(deps, payload),
      "registration-mail": (payload) => mailRegistration(deps, payload),
      "provider-closing": (payload) => closeAtProvider(deps, readProviderClosing(payload)),
    },
    start() {
      const work = (name: string, doIt: (deps: Deps) => Promise<unknown>) =>
        deps.metrics.work(name, () => deps.tracing.step(`work: ${name}`, {}, () => doIt(deps)));
      const failed = (story: string) => (error: unknown) => deps.log.error({ err: error }, story);
      const stops = [
        repeat(
          () => work("payments", sweepPayments).catch(failed("the payment sweep failed")),
          SWEEP_EVERY_MS,
        ),
        repeat(
          () =>
            work("payment comparison", comparePayments).catch(
              failed("comparing payments with the provider failed"),
            ),
          COMPARE_EVERY_MS,
        ),
        repeat(
          () => work("reminders", remind).catch(failed("the reminders failed")),
          REMIND_EVERY_MS,
        ),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}

async function remind(deps: Deps): Promise<void> {
  await tellDeadlines(deps);
  await tellQuotesEnd(deps);
}

/** Does something now and again and again, never twice at once; the returned function stops it. */
function repeat(work: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= work().finally(() => {
      running = null;
    });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
