import { tellDeadlines } from "../choices/tellDeadlines";
import type { Deps } from "../deps";
import { newLeadsAmong } from "../leads/newLeadsAmong";
import type { OutboxHandlers } from "../outbox/handleRow";
import { sweep } from "../maintenance";
import { closeAtProvider, readProviderClosing } from "../payments/providerClosing";
import { tellQuotesEnd } from "../quotes/tellQuotesEnd";
import { mailRegistration } from "../registrations/mailRegistration";
import { mailFeedback } from "./feedback/mailFeedback";
import { tellNextAgents } from "./leads/tellNextAgents";
import { comparePayments } from "./payment/comparePayments";
import { sweepPayments } from "./payment/sweepPayments";

type Work = {
  name: string;
  doIt: (deps: Deps) => Promise<unknown>;
  everyMs: number;
  /** What the log says where it fails. */
  failed: string;
};

const works: Work[] = [
  { name: "payments", doIt: sweepPayments, everyMs: 20_000, failed: "the payment sweep failed" },
  {
    name: "payment comparison",
    doIt: comparePayments,
    // It is done once a day; between, it is looked whether it is done.
    everyMs: 600_000,
    failed: "comparing payments with the provider failed",
  },
  { name: "reminders", doIt: remind, everyMs: 60_000, failed: "the reminders failed" },
  { name: "sweep", doIt: sweep, everyMs: 600_000, failed: "the sweep failed" },
];

/** What is done besides answering requests: the kinds of outbox rows, and timers. */
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
      const stops = works.map((work) => repeat(deps, work));
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
function repeat(deps: Deps, { name, doIt, everyMs, failed }: Work): () => Promise<void> {
  const { metrics, tracing, log } = deps;
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= metrics
      .work(name, () => tracing.step(`work: ${name}`, {}, () => doIt(deps)))
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
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
