import type { FigureChannel, FailureKind, Vital } from "@quotehaven/contract/release";
import type { RemoteEvent } from "../federation";

/** One tab in so many tells that a stable build was loaded, and counts for all of them. */
export const ONE_TAB_IN = 4;

/** More of one thing than this is not told at once. */
const MOST = 50;

/** What a tab tells of one build. */
export type ToldBuild = {
  remote: string;
  version: string;
  channel: FigureChannel;
  loads: number;
  failures: Partial<Record<FailureKind, number>>;
} & Partial<Record<Vital, number>>;

/**
 * Adds up what became of builds in a tab. Failures, and what few visitors run, are told by every
 * tab; of loads of stable builds and of vitals, those that are `isSampled` tell.
 */
export function createTabFigures(isSampled: boolean) {
  let first: ToldBuild | null = null;
  let told = new Map<string, ToldBuild>();

  function buildOf({
    remote,
    version,
    channel,
  }: Pick<ToldBuild, "remote" | "version" | "channel">) {
    const key = `${remote} ${version} ${channel}`;
    const build = told.get(key) ?? { remote, version, channel, loads: 0, failures: {} };
    told.set(key, build);
    return build;
  }

  return {
    add(event: RemoteEvent): void {
      const { version, channel } = event.target;
      // What somebody tries out is nobody else's.
      if (channel === "override") return;
      const weight = channel === "stable" ? (isSampled ? ONE_TAB_IN : 0) : 1;
      if (event.kind === "load" && weight === 0) return;
      const build = buildOf({ remote: event.remote, version, channel });
      first ??= build;
      if (event.kind === "load") build.loads = Math.min(MOST, build.loads + weight);
      else {
        const before = build.failures[event.failure] ?? 0;
        build.failures[event.failure] = Math.min(MOST, before + 1);
      }
    },
    /** A vital of the page: of the build that it began with. */
    addVital(vital: Vital, value: number): void {
      const isWhole = isSampled || first?.channel === "canary";
      if (first && isWhole) buildOf(first)[vital] = Math.round(value);
    },
    /** What is to be told now; begins anew. */
    take(): ToldBuild[] {
      const taken = [...told.values()];
      told = new Map();
      return taken;
    },
  };
}
