import { Type } from "typebox";
import { Value } from "typebox/value";

const Written = Type.Object({ ms: Type.Array(Type.Number()), failures: Type.Array(Type.String()) });

/** How long calls took, and what went wrong with those that failed. */
export class Latencies {
  readonly #ms: number[] = [];
  readonly #failures: string[] = [];

  /** Does something and notes how long it took; a failure is noted instead of thrown. */
  async measure(work: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    try {
      await work();
    } catch (error) {
      this.#failures.push(String(error));
    }
    this.#ms.push(performance.now() - startedAt);
  }

  /** Several together. */
  static all(parts: readonly Latencies[]): Latencies {
    const whole = new Latencies();
    for (const part of parts) {
      whole.#ms.push(...part.#ms);
      whole.#failures.push(...part.#failures);
    }
    return whole;
  }

  /** What another process measured, as it wrote it in JSON. */
  static read(written: unknown): Latencies {
    const latencies = new Latencies();
    const { ms, failures } = Value.Parse(Written, written);
    latencies.#ms.push(...ms);
    latencies.#failures.push(...failures);
    return latencies;
  }

  toJSON(): object {
    return { ms: this.#ms, failures: this.#failures };
  }

  get count(): number {
    return this.#ms.length;
  }

  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Milliseconds that this part (0 to 1) of the calls stayed within; 0 without calls. */
  quantile(part: number): number {
    const sorted = this.#ms.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  }

  get p99(): number {
    return this.quantile(0.99);
  }

  /** For instance `812 calls, median 4 ms, p99 21 ms, 0 failed`. */
  toString(): string {
    const [median, p99] = [this.quantile(0.5), this.p99].map((ms) => Math.round(ms));
    const failed = `${this.#failures.length} failed`;
    const first = this.#failures[0] ? ` (the first: ${this.#failures[0]})` : "";
    return `${this.count} calls, median ${median} ms, p99 ${p99} ms, ${failed}${first}`;
  }
}

/** The value in the middle; undefined without any. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
