import type pg from "pg";
import { backendsOf, processorTime } from "./processorTime";
import type { RunningApi } from "./startApi";

/** In milliseconds. Of fewer than a hundred calls p99 is the slowest. */
export type Times = { p50: number; p99: number };

/** How long calls took, each of them, in milliseconds. */
export type Calls = {
  taken: number[];
  /** What of it the API and PostgreSQL were on a processor for. */
  processor: number[];
  /** How long a call took meanwhile that asks for next to nothing: what the machine itself takes. */
  machine: number[];
};

/** Calls paths in turn, and answers how long that took. */
export type Meter = (sid: string, paths: readonly string[]) => Promise<Calls>;

/** Measures `times` calls; between two of them the machine itself is measured. */
export function meterOf(api: RunningApi, db: pg.Client, times: number): Meter {
  return async (sid, paths) => {
    const calls: Calls = { taken: [], processor: [], machine: [] };
    for (let turn = -paths.length; turn < times; turn++) {
      const path = paths[(turn + paths.length) % paths.length] ?? "";
      const processes = [api.processId, ...(await backendsOf(db))];
      const before = processorTime(processes);
      const ms = await timeOf(api, sid, path);
      const onProcessor = processorTime(processes) - before;
      // Each path once before it counts: what nobody has read for long is read from the disk.
      if (turn < 0) continue;
      calls.taken.push(ms);
      calls.processor.push(onProcessor);
      calls.machine.push(await timeOf(api, sid, "/auth/check-session"));
    }
    return calls;
  };
}

/** How long a call takes, which must be answered. */
export async function timeOf(api: RunningApi, sid: string, path: string): Promise<number> {
  const { ms, status, body } = await api.call(sid, path);
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
  return ms;
}

/** All calls of several measurements. */
export const together = (measured: readonly Calls[]): Calls => ({
  taken: measured.flatMap(({ taken }) => taken),
  processor: measured.flatMap(({ processor }) => processor),
  machine: measured.flatMap(({ machine }) => machine),
});

/** The middle, and the one that one of a hundred is slower than. */
export function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Both figures in a column. */
export const figures = ({ p50, p99 }: Times) =>
  `p50 ${p50.toFixed(1).padStart(6)} ms, p99 ${p99.toFixed(1).padStart(6)} ms`;
