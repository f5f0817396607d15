import type { Api } from "@quotehaven/e2e/people/Api";
import type { Served, World } from "./World";
import type { WriteLog } from "./WriteLog";

const PAUSE_MS = 15;

/** What was answered to calls of one kind. */
class Answers {
  calls = 0;
  readonly failed: number[] = [];
}

/** People who read, write and ask for what may not be done twice, all the time. */
export class Crowd {
  readonly reads = new Answers();
  readonly posts = new Answers();
  /** How many answers of each writer were looked at. */
  readonly #seen = new Map<WriteLog, number>();
  #isWorking = false;
  #work: Promise<void>[] = [];

  constructor(
    private readonly site: Served,
    readonly writers: readonly WriteLog[],
  ) {}

  begin(): void {
    this.#isWorking = true;
    for (const writer of this.writers) writer.keepWriting(PAUSE_MS);
    this.#work = this.writers.flatMap(({ writer: { api } }) => [
      this.#repeat(this.reads, () => this.#statusOf("GET", "/user/profile", api)),
      this.#repeat(this.reads, () => this.#statusOf("GET", "/notifications", api)),
      this.#repeat(this.posts, () => this.#statusOf("POST", "/notifications/seen-all", api)),
    ]);
  }

  async end(): Promise<void> {
    this.#isWorking = false;
    await Promise.all([...this.#work, ...this.writers.map((writer) => writer.stop())]);
  }

  /** What failed since this was asked last; what could not be answered at all counts as 0. */
  takeFailures(): { reads: number[]; posts: number[]; writes: string[] } {
    const writes = this.writers.flatMap((writer) => {
      const seen = this.#seen.get(writer) ?? 0;
      this.#seen.set(writer, writer.answers.length);
      const outcomes = writer.answers.slice(seen).map(({ outcome }) => outcome);
      return outcomes.filter((outcome) => outcome !== "200");
    });
    return { reads: this.reads.failed.splice(0), posts: this.posts.failed.splice(0), writes };
  }

  note(world: World): void {
    world.note("reads", this.reads.calls);
    world.note("calls that nobody may repeat", this.posts.calls);
  }

  async #repeat(answers: Answers, call: () => Promise<number>): Promise<void> {
    while (this.#isWorking) {
      const status = await call();
      answers.calls += 1;
      if (status !== 200) answers.failed.push(status);
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }

  async #statusOf(method: string, path: string, { sid }: Api): Promise<number> {
    try {
      const reply = await fetch(`${this.site.origin}/api${path}?sid=${sid}`, { method });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }
}
