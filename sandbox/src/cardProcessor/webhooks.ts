import { createHmac } from "node:crypto";
import type { ProcessorEvent } from "./objects";
import type { Processor } from "./processor";

/** `off` loses events for good; `hold` keeps them until `release()`. */
export const WEBHOOK_MODES = ["on", "off", "hold"] as const;

/** How events are delivered. */
export type WebhookMode = {
  mode: (typeof WEBHOOK_MODES)[number];
  /** How often each event is sent. */
  copies: number;
  /** Newest first, among what was held. */
  reverse: boolean;
  /** Added to the time in the signature. */
  shiftSeconds: number;
};

const NORMAL: WebhookMode = { mode: "on", copies: 1, reverse: false, shiftSeconds: 0 };
const REPLY_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** Stripe retries for three days. */
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 60 * 60;

/** Sends signed events to one address until it answers 2xx, with growing pauses. */
export class Webhooks {
  #mode = NORMAL;
  #waiting: ProcessorEvent[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stop = new AbortController();

  constructor(
    private readonly processor: Processor,
    private readonly secret: string,
    private readonly url: string | undefined,
  ) {
    processor.onEvent((event) => this.#happened(event));
  }

  /** Sends what an earlier process left undelivered. */
  start(): void {
    const oldest = this.processor.nowSeconds() - GIVE_UP_AFTER_SECONDS;
    for (const event of this.processor.events.oldestFirst()) {
      if (event.pending_webhooks > 0 && event.created > oldest) this.#happened(event);
    }
  }

  get mode(): WebhookMode & { held: number } {
    return { ...this.#mode, held: this.#waiting.length };
  }

  /** Switches the way of delivery; fields left out go back to normal. */
  setMode(mode: Partial<WebhookMode>): void {
    this.#mode = { ...NORMAL, ...mode };
    if (this.#mode.mode === "on") void this.release();
    if (this.#mode.mode === "off") this.#waiting.splice(0).forEach((event) => this.#done(event));
  }

  /** Sends what is held, one after the other. @returns how many events */
  async release(): Promise<number> {
    const events = this.#waiting.splice(0);
    if (this.#mode.reverse) events.reverse();
    for (const event of events) await this.#deliver(event, 0);
    return events.length;
  }

  close(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #happened(event: ProcessorEvent): void {
    if (this.url === undefined) return;
    this.#dispatch(event, 0);
  }

  #dispatch(event: ProcessorEvent, attempt: number): void {
    if (this.#mode.mode === "hold") this.#waiting.push(event);
    else if (this.#mode.mode === "off") this.#done(event);
    else void this.#deliver(event, attempt);
  }

  async #deliver(event: ProcessorEvent, attempt: number): Promise<void> {
    const { copies } = this.#mode;
    const answers: boolean[] = [];
    for (let copy = 0; copy < copies; copy += 1) answers.push(await this.#send(event));
    if (answers.some(Boolean)) {
      this.#done(event);
      return;
    }
    if (this.processor.nowSeconds() - event.created > GIVE_UP_AFTER_SECONDS) return;
    const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
    this.#later(pauseMs, () => this.#dispatch(event, attempt + 1));
  }

  async #send(event: ProcessorEvent): Promise<boolean> {
    if (this.url === undefined || this.#stop.signal.aborted) return false;
    const body = JSON.stringify(event, null, 2);
    const signedAt = this.processor.nowSeconds() + this.#mode.shiftSeconds;
    const digest = createHmac("sha256", this.secret).update(`${signedAt}.${body}`).digest("hex");
    try {
      const reply = await fetch(this.url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": `t=${signedAt},v1=${digest}`,
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(REPLY_TIMEOUT_MS)]),
      });
      await reply.body?.cancel();
      return reply.ok;
    } catch {
      // Not reachable, or too slow: the same as a refusal, so it is tried again.
      return false;
    }
  }

  #done(event: ProcessorEvent): void {
    const kept = this.processor.events.get(event.id);
    if (!kept || kept.pending_webhooks === 0) return;
    this.processor.events.put({ ...kept, pending_webhooks: 0 });
    this.processor.store.commit();
  }

  #later(ms: number, work: () => void): void {
    if (this.#stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}
