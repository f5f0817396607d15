/** How a request can go wrong. All but `delay` and `lost-reply` leave everything as it was. */
export const FAULT_KINDS = ["503", "429", "delay", "hang", "drop", "lost-reply"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault to come: which operation (`*` for all), and how often (for ever if not said). */
export type ApiFault = {
  operation: string;
  kind: FaultKind;
  delayMs: number;
  times: number;
};

/** The provider's faults, switched on for a test or a fault run. */
export class ApiFaults {
  #faults: ApiFault[] = [];

  get active(): readonly ApiFault[] {
    return this.#faults;
  }

  add(fault: ApiFault): void {
    this.#faults.push(fault);
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault that this request meets, used up by one. */
  take(operation: string): ApiFault | undefined {
    const fault = this.#faults.find((one) => one.operation === "*" || one.operation === operation);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#faults = this.#faults.filter((one) => one !== fault);
    return fault;
  }
}
