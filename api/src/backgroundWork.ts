import { tellDeadlines } from "./quotes/choosing/tellDeadlines";
import type { Deps } from "./deps";
import { closeAtProvider } from "./payments/returns/closeAtProvider";
import type { OutboxHandlers } from "./outbox/handleRow";
import { sweep } from "./leaving/maintenance";
import { tellQuotesEnd } from "./quotes/tellQuotesEnd";
import { mailConfirmation, mailRegistration } from "./accounts/registration/mailRegistration";
import { tellRenewals } from "./submission/tellRenewals";
import { mailFeedback } from "./operations/feedback/mailFeedback";
import { tellAgents } from "./leads/mails/tellAgents";
import { deliverMail } from "./notices/deliverMail";
import { forgetSomeNotices } from "./outbox/forgottenNotices";
import { comparePayments } from "./payments/comparePayments";
import { sweepPayments } from "./payments/sweepPayments";
import { inSpan } from "./server/tracing/tracing";

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

/** What is done after commits: every kind of outbox row with its handler. */
export const outboxHandlers: OutboxHandlers = {
  mail: deliverMail,
  "registration-mail": mailRegistration,
  "confirmation-mail": mailConfirmation,
  "feedback-mail": mailFeedback,
  "lead-submitted": tellAgents,
  "provider-closing": closeAtProvider,
  "notices-to-forget": forgetSomeNotices,
};

/** Starts what is done now and again; the returned function stops it. */
export function startTimers(deps: Deps): () => Promise<void> {
  const stops = works.map((work) => repeat(deps, work));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function remind(deps: Deps): Promise<void> {
  await tellDeadlines(deps);
  await tellQuotesEnd(deps);
  await tellRenewals(deps);
}

/** Does something now and again and again, never twice at once; the returned function stops it. */
function repeat(deps: Deps, { name, doIt, everyMs, failed }: Work): () => Promise<void> {
  const { metrics, log } = deps;
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= metrics
      .work(name, () => inSpan(`work: ${name}`, {}, () => doIt(deps)))
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
