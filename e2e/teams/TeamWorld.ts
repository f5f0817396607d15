type Row = { what: string; outcome: string; milliseconds: number; holds: boolean };

/** Of the words of a row; what failed is printed whole below. */
const longestOutcome = 120;

/** What one run works with, and the table of what it saw. Everything it starts ends with it. */
export class TeamWorld {
  readonly #rows: Row[] = [];
  readonly #closers: (() => Promise<unknown>)[] = [];

  constructor(
    /** A folder of the run's own outside of the clone, removed afterwards. */
    readonly folder: string,
  ) {}

  /**
   * Does something and prints a row of it: how long it took, and the words that it answers, if
   * any. What fails is a row too, and ends the run.
   */
  async step<Answer>(what: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
    const startedAt = performance.now();
    const add = (outcome: string, holds: boolean) =>
      this.#add({ what, outcome, holds, milliseconds: performance.now() - startedAt });
    try {
      const answer = await work();
      add(typeof answer === "string" ? answer : "", true);
      return answer;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      add(words, false);
      throw new StepFailed(words, { cause: error });
    }
  }

  /** One condition of passing, with what was seen. The run goes on where it does not hold. */
  check(what: string, holds: boolean, seen = ""): void {
    this.#add({ what, outcome: seen, holds, milliseconds: 0 });
  }

  /** Ends something when the run ends; what was started last ends first. */
  atEnd(close: () => Promise<unknown>): void {
    this.#closers.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0)) await close();
  }

  /** A run that saw nothing has not passed. */
  get passed(): boolean {
    return this.#rows.length > 0 && this.#rows.every(({ holds }) => holds);
  }

  #add(row: Row): void {
    this.#rows.push(row);
    const { what, outcome, holds, milliseconds } = row;
    const seconds = milliseconds === 0 ? "" : `${(milliseconds / 1_000).toFixed(1)} s`;
    const words = outcome.trim().replace(/\s+/g, " ").slice(0, longestOutcome);
    const columns = [holds ? "  ok  " : "  FAIL", seconds.padStart(8), what.padEnd(56), words];
    console.log(columns.join(" ").trimEnd());
  }
}

/** A step of a run failed; its row says why. */
export class StepFailed extends Error {}
