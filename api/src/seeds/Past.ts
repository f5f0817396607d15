import type { Database, Tx } from "../database";
import type { Deps } from "../deps";
import { tellAgents } from "../leads/mails/tellAgents";
import { handleRow, type OutboxHandlers } from "../outbox/handleRow";
import { forgetSomeNotices } from "../outbox/forgottenNotices";
import { closeAtProvider } from "../payments/returns/closeAtProvider";
import { createRateLimiter } from "../server/limits/rateLimiter";
import { createSessions } from "../accounts/sessions/sessions";
import { pastPayments } from "./pastPayments";

const notSent = async () => {};

/** What is done after commits, but for mails: those of the past are sent to nobody. */
const handlers: OutboxHandlers = {
  mail: notSent,
  "registration-mail": notSent,
  "confirmation-mail": notSent,
  "feedback-mail": notSent,
  "lead-submitted": tellAgents,
  "provider-closing": closeAtProvider,
  "notices-to-forget": forgetSomeNotices,
};

/** Something that happens at a time. */
export type Happening = { at: Date; happens: () => Promise<unknown> };

/**
 * Lets the past happen, in one transaction: what people did is done by the product itself, with services
 * whose clock shows when it was, and that reach nobody outside. Whatever is refused ends all of it.
 */
export class Past {
  private time = new Date(0);
  readonly deps: Deps;

  constructor(
    deps: Deps,
    private readonly tx: Tx,
    /** The one password of all, hashed once. */
    readonly passwordHash: string,
  ) {
    const clock = { now: () => this.time };
    const db: Database = { ...deps.db, query: tx, transaction: (work) => work(tx) };
    this.deps = {
      ...deps,
      ...{ clock, db },
      payments: pastPayments(deps.payments),
      passwords: { ...deps.passwords, hash: async () => passwordHash },
      rateLimiter: createRateLimiter(clock, deps.config.limits, db),
      sessions: createSessions(deps.config, db, clock),
      // Of builds that were live then nothing is left.
      liveBuilds: { has: async () => true },
    };
  }

  /** Everything in the order of its time, each with what the outbox holds for it. */
  async happen(happenings: readonly Happening[]): Promise<void> {
    const inOrder = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    for (const { at, happens } of inOrder) {
      this.time = at;
      await happens();
      await this.handleDue();
    }
  }

  private async handleDue(): Promise<void> {
    const due = await this.tx
      .selectFrom("outbox")
      .selectAll()
      .where("next_attempt_at", "<=", this.time)
      .orderBy("id")
      .execute();
    for (const row of due) await handleRow(this.deps, handlers, row, () => false);
    // What was handled may have queued something.
    if (due.length > 0) await this.handleDue();
  }
}
