/** How a request can go wrong. All but `delay` and `lost-reply` leave everything as it was. */
export const FAULT_KINDS = ["503", "429", "delay", "hang", "drop", "lost-reply"] as const;

/** A fault that every request to an operation meets (`*`: to any) until it is cleared. */
export type ApiFault = {
  operation: string;
  kind: (typeof FAULT_KINDS)[number];
  delayMs: number;
};
