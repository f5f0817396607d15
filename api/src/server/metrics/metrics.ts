import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the process counts of itself, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates what is counted. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "quotehaven_request_seconds",
    help: "How long requests took, by route and status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const lastDone = new Gauge({
    name: "quotehaven_work_done_timestamp_seconds",
    help: "When work in the background last came to its end.",
    labelNames: ["work"] as const,
    registers,
  });
  const failures = new Counter({
    name: "quotehaven_work_failures_total",
    help: "How often work in the background failed.",
    labelNames: ["work"] as const,
    registers,
  });

  return {
    registry,
    /** A request was answered. */
    answered(labels: { method: string; route: string; status: number }, seconds: number): void {
      requests.observe(labels, seconds);
    },
    /** Does work in the background, and counts how it ended; failures are thrown on. */
    async work(name: string, work: () => Promise<unknown>): Promise<void> {
      try {
        await work();
        lastDone.set({ work: name }, Date.now() / 1000);
      } catch (error) {
        failures.inc({ work: name });
        throw error;
      }
    },
  };
}

/** Adds what the process takes: memory, processor time, the delay of the event loop. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
