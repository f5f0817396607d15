type Check = { claim: string; holds: boolean; seen: string };

/** What one run counted, and which of its claims held. */
export class RunReport {
  readonly #counts = new Map<string, number | string>();
  readonly #checks: Check[] = [];
  readonly #leftOut: string[] = [];

  /** Adds to a count that the run prints at its end. */
  count(what: string, by = 1): void {
    const before = this.#counts.get(what) ?? 0;
    this.#counts.set(what, typeof before === "number" ? before + by : by);
  }

  /** The value of a count. */
  counted(what: string): number {
    const value = this.#counts.get(what);
    return typeof value === "number" ? value : 0;
  }

  /** Prints a figure or words at the end. */
  note(what: string, value: number | string): void {
    this.#counts.set(what, value);
  }

  /** One condition of passing; what was seen is printed beside it. */
  check(claim: string, holds: boolean, seen: unknown = ""): void {
    this.#checks.push({ claim, holds, seen: typeof seen === "string" ? seen : shown(seen) });
  }

  /** Says visibly that a claim was not judged, because this machine is too busy, and what was seen. */
  leaveOut(claim: string, seen: string): void {
    this.#leftOut.push(`${claim} (${seen})`);
    this.note(`LEFT OUT: ${claim}`, `${seen} on a machine busy with other things`);
  }

  /** A run that checked nothing has not passed. */
  get passed(): boolean {
    return this.#checks.length > 0 && this.#checks.every(({ holds }) => holds);
  }

  /** How many claims held, which did not, and which need a machine at rest to be judged. */
  verdict(): string {
    const broken = this.#checks.filter(({ holds }) => !holds);
    const held = `${this.#checks.length - broken.length} of ${this.#checks.length} claims hold`;
    return [
      held,
      ...broken.map(({ claim, seen }) => `NOT: ${claim} (${seen})`),
      ...this.#leftOut.map((words) => `not judged here: ${words}`),
    ].join("; ");
  }

  lines(): string[] {
    const counts = [...this.#counts].map(([what, value]) => `    ${what}: ${shown(value)}`);
    const checks = this.#checks.map(
      ({ claim, holds, seen }) => `  ${holds ? "ok  " : "FAIL"} ${claim}${seen && ` (${seen})`}`,
    );
    return [...counts, ...checks];
  }
}

function shown(value: unknown): string {
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : value.toFixed(1);
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}
