import { UserProfileReply } from "@quotehaven/contract/schemas";
import { Refusal } from "@quotehaven/e2e/people/Api";
import type { Consumer } from "@quotehaven/e2e/people/Consumer";
import { WaitedInVain } from "@quotehaven/e2e/until";

/** One call and what it was answered: `200`, `503 busy`, or `no answer`. */
export type Answered = { outcome: string; atMs: number; tookMs: number };

/** What a call is answered, however it ends; times are of `performance.now()`. */
export async function answerTo(call: () => Promise<unknown>): Promise<Answered> {
  const atMs = performance.now();
  const outcome = await call().then(
    () => "200",
    (error: unknown) => {
      if (error instanceof Refusal) return `${error.status} ${error.codes.join(" ")}`.trim();
      // The connection broke, there was none, or what had to come first did not come.
      if (error instanceof TypeError || error instanceof WaitedInVain) return "no answer";
      throw error;
    },
  );
  return { outcome, atMs, tookMs: performance.now() - atMs };
}

/** Somebody who changes their profile all the time, and remembers what was answered. */
export class WriteLog {
  readonly answers: Answered[] = [];
  #pages = 0;
  #acknowledged = 0;
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(readonly writer: Consumer) {}

  get acknowledged(): number {
    return this.answers.filter(({ outcome }) => outcome === "200").length;
  }

  async write(): Promise<Answered> {
    const page = (this.#pages += 1);
    const answer = await answerTo(() =>
      this.writer.api.put("/user/profile", { usr_city: `Page ${page}` }),
    );
    this.answers.push(answer);
    if (answer.outcome === "200") this.#acknowledged = page;
    return answer;
  }

  /** Writes page after page until it is stopped. */
  keepWriting(pauseMs: number): void {
    this.#isWriting = true;
    this.#writing = (async () => {
      while (this.#isWriting) {
        await this.write();
        await new Promise((resume) => setTimeout(resume, pauseMs));
      }
    })();
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await this.#writing;
  }

  /** The last page that was acknowledged by a moment of `performance.now()`. */
  acknowledgedBy(ms: number): number {
    return (
      this.answers.findLastIndex(
        ({ outcome, atMs, tookMs }) => outcome === "200" && atMs + tookMs <= ms,
      ) + 1
    );
  }

  /** The last page that was sent by then. */
  sentBy(ms: number): number {
    return this.answers.findLastIndex(({ atMs }) => atMs <= ms) + 1;
  }

  /** The page that is there now. */
  async kept(): Promise<number> {
    const { data } = await this.writer.api.get("/user/profile", UserProfileReply);
    return Number(/^Page (\d+)$/.exec(data.usr_city)?.[1] ?? 0);
  }

  /** How many acknowledged pages are not there any more: what is read is the last page kept. */
  async lost(): Promise<number> {
    return Math.max(0, this.#acknowledged - (await this.kept()));
  }
}
