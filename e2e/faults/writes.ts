import { setTimeout as sleep } from "node:timers/promises";
import { UserProfileReply } from "@quotehaven/contract/schemas";
import { Refusal } from "../people/Api";
import type { Consumer } from "../people/Consumer";
import { WaitedInVain } from "../until";

/** For who shares an address with others, or asks again and again: limits of an address that nobody reaches. */
export const manyAtOneAddress = {
  LIMITS: JSON.stringify(
    Object.fromEntries(
      ["signup", "signupCheck", "login", "token", "challenge"].map((name) => [
        `${name}ByIp`,
        { max: 1_000_000 },
      ]),
    ),
  ),
};

/** What a call is answered, however it ends: `200`, `503 busy`, or `no answer`. */
export async function answerTo(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return "200";
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.codes.join(" ")}`.trim();
    // The connection broke, there was none, or what had to come first did not come.
    if (error instanceof TypeError || error instanceof WaitedInVain) return "no answer";
    throw error;
  }
}

/** What an API says of itself; null where nobody answers. */
export async function healthOf({ origin }: { origin: string }, what: "live" | "ready") {
  const reply = await fetch(`${origin}/api/health/${what}`).catch(() => null);
  await reply?.body?.cancel();
  return reply?.status ?? null;
}

/** Somebody who changes their profile all the time, and remembers what was answered. */
export class Writer {
  /** What each change was answered, the first at 0. */
  readonly answers: string[] = [];
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly consumer: Consumer) {}

  /** Writes page after page until it is stopped. */
  begin(pauseMs: number): void {
    this.#isWriting = true;
    this.#writing = (async () => {
      while (this.#isWriting) {
        const change = { usr_city: `Page ${this.answers.length}` };
        this.answers.push(await answerTo(() => this.consumer.api.put("/user/profile", change)));
        await sleep(pauseMs);
      }
    })();
  }

  async end(): Promise<void> {
    this.#isWriting = false;
    await this.#writing;
  }

  read() {
    return answerTo(() => this.consumer.api.get("/user/profile", UserProfileReply));
  }

  /** How many acknowledged pages are not there any more: what is read is the last page kept. */
  async lost(): Promise<number> {
    const { data } = await this.consumer.api.get("/user/profile", UserProfileReply);
    const kept = Number(/^Page (\d+)$/.exec(data.usr_city)?.[1] ?? -1);
    return Math.max(0, this.answers.lastIndexOf("200") - kept);
  }
}

/** How many pages of all writers were acknowledged and lost; some were acknowledged at all. */
export async function lostPages(writers: readonly Writer[]): Promise<number> {
  if (writers.some(({ answers }) => !answers.includes("200"))) {
    throw new Error("A writer was never answered 200.");
  }
  const lost = await Promise.all(writers.map((writer) => writer.lost()));
  return lost.reduce((sum, each) => sum + each, 0);
}
