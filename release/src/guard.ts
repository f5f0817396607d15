import type { BuildFigures } from "@quotehaven/contract/release";
import { failureRate, triesOf } from "./figures";
import type { Registry, RegistryEntry } from "./registry";
import { isShell } from "./shells";
import { canary } from "./releases";
import type { ReleaseStore } from "./store";

/** Fewer tries than this say nothing. */
const LEAST_TRIES = 50;
const MOST_FAILED = 0.02;
const TIMES_STABLE = 2;

/** What is wrong with a live build, by what tabs told. */
export type Verdict = {
  name: string;
  version: string;
  channel: "stable" | "canary";
  /** In words: how often it failed, and how often the stable build does. */
  story: string;
};

/**
 * The live builds that fail too often: over at least 50 tries more than 2 % of them and, for a
 * canary, more than twice as often as the stable build.
 */
export function judge({ apps }: Registry, figures: readonly BuildFigures[]): Verdict[] {
  return Object.values(apps)
    .filter(({ name }) => !isShell(name))
    .flatMap((entry) => [judgeCanary(entry, figures), judgeStable(entry, figures)])
    .filter((verdict) => verdict !== null);
}

/** Ends the canaries that fail too often. Gives what it found, those ended included. */
export async function guard(
  store: ReleaseStore,
  figures: readonly BuildFigures[],
): Promise<Verdict[]> {
  const verdicts = judge(await store.registry(), figures);
  for (const { name, channel } of verdicts) {
    if (channel === "canary") await canary(store, name, 0);
  }
  return verdicts;
}

function judgeCanary(entry: RegistryEntry, figures: readonly BuildFigures[]): Verdict | null {
  if (!entry.canary) return null;
  const { version } = entry.canary.build;
  const build = told(figures, entry.name, version, "canary");
  if (!build || !failsTooOften(build)) return null;
  const stable = told(figures, entry.name, entry.stable.version, "stable");
  const usual = stable ? failureRate(stable) : 0;
  if (failureRate(build) <= TIMES_STABLE * usual) return null;
  const story = `${inWords(build)}; stable fails in ${percent(usual)}`;
  return { name: entry.name, version, channel: "canary", story };
}

function judgeStable(
  { name, stable: { version } }: RegistryEntry,
  figures: readonly BuildFigures[],
): Verdict | null {
  const build = told(figures, name, version, "stable");
  if (!build || !failsTooOften(build)) return null;
  return { name, version, channel: "stable", story: inWords(build) };
}

function told(
  figures: readonly BuildFigures[],
  name: string,
  version: string,
  channel: BuildFigures["channel"],
): BuildFigures | undefined {
  return figures.find(
    (each) => each.remote === name && each.version === version && each.channel === channel,
  );
}

function failsTooOften(build: BuildFigures): boolean {
  return triesOf(build) >= LEAST_TRIES && failureRate(build) > MOST_FAILED;
}

function inWords(build: BuildFigures): string {
  return `fails in ${percent(failureRate(build))} of ${triesOf(build)} loads`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
