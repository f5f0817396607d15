/** What many calls were answered, and for how long none was done. */
export class Answers {
  readonly #refusals = new Map<string, number>();
  #last = performance.now();
  #longestGapMs = 0;
  done = 0;

  readonly note = (answer: string): void => {
    if (answer === "200") this.#noteDone();
    else this.#refusals.set(answer, (this.#refusals.get(answer) ?? 0) + 1);
  };

  #noteDone(): void {
    const now = performance.now();
    this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#last);
    this.#last = now;
    this.done += 1;
  }

  /** The longest time without a 200 before another one, in seconds. */
  get longestGap(): number {
    return this.#longestGapMs / 1_000;
  }

  /** Whether each answer but 200 was one of these. */
  wereOnly(expected: readonly string[]): boolean {
    return [...this.#refusals.keys()].every((refusal) => expected.includes(refusal));
  }

  /** Such as `14.6 s, 12 × 503 busy`. */
  toString(): string {
    const refusals = [...this.#refusals].map(([answer, times]) => `${times} × ${answer}`);
    return [`${this.longestGap.toFixed(1)} s`, ...refusals].join(", ");
  }
}
