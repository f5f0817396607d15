import { failureKinds, vitalBounds, vitalGroup, type Vital } from "@quotehaven/contract/release";
import type { TelemetryBody } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import { dayBefore } from "./days";
import { addFigures, type Figure } from "./figuresQueries";

const vitals = Object.keys(vitalBounds).filter(isVital);

/** Adds what a tab tells to the sums of today. Builds that were never live are left out. */
export async function noteTelemetry(
  { db, clock, liveBuilds }: Pick<Deps, "db" | "clock" | "liveBuilds">,
  { builds }: TelemetryBody,
): Promise<void> {
  const day = dayBefore(clock.now(), 0);
  const sums = new Map<string, Figure>();
  for (const build of builds) {
    if (!(await liveBuilds.has(build.remote, build.version))) continue;
    for (const [what, group, count] of countsOf(build)) {
      const { remote, version, channel } = build;
      const key = [remote, version, channel, what, group].join(" ");
      const before = sums.get(key)?.count ?? 0;
      sums.set(key, {
        day,
        remote,
        version,
        channel,
        what,
        vital_group: group,
        count: before + count,
      });
    }
  }
  // In one order, so that two tabs at once do not wait for each other.
  const figures = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
  await addFigures(db.query, figures);
}

type Counts = [what: Figure["what"], group: number, count: number][];

function countsOf(build: TelemetryBody["builds"][number]): Counts {
  const counts: Counts = [
    ["load", 0, build.loads],
    ...failureKinds.map((kind): Counts[number] => [kind, 0, build.failures[kind] ?? 0]),
    ...vitals.map((vital): Counts[number] => {
      const value = build[vital];
      return value === undefined ? [vital, 0, 0] : [vital, vitalGroup(vital, value), 1];
    }),
  ];
  return counts.filter(([, , count]) => count > 0);
}

function isVital(name: string): name is Vital {
  return name in vitalBounds;
}
