import { vitalBounds, type BuildFigures, type FigureChannel } from "@quotehaven/contract/release";
import { sql, type Insertable } from "kysely";
import type { Queries } from "../../database";
import type { RemoteFigures } from "../../database/tables";

/** One sum of a day. */
export type Figure = Insertable<RemoteFigures>;

/** Adds to the sums of a day. */
export async function addFigures(queries: Queries, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return;
  await queries
    .insertInto("remote_figures")
    .values([...figures])
    .onConflict((conflict) =>
      conflict
        .columns(["day", "remote", "version", "channel", "what", "vital_group"])
        .doUpdateSet({ count: sql`remote_figures.count + excluded.count` }),
    )
    .execute();
}

/** What was told of each build since a day, that day included. */
export async function figuresSince(queries: Queries, day: string): Promise<BuildFigures[]> {
  const rows = await queries
    .selectFrom("remote_figures")
    .select(["remote", "version", "channel", "what", "vital_group as group"])
    .select(({ fn }) => fn.sum<string>("count").as("count"))
    .where("day", ">=", day)
    .groupBy(["remote", "version", "channel", "what", "vital_group"])
    .orderBy("remote")
    .orderBy("channel")
    .orderBy("version")
    .execute();
  const builds = new Map<string, BuildFigures>();
  for (const { remote, version, channel, what, group, count } of rows) {
    const key = `${remote} ${version} ${channel}`;
    const build = builds.get(key) ?? noFigures(remote, version, channel);
    builds.set(key, build);
    if (what === "load") build.loads += Number(count);
    else if (what === "lcp" || what === "inp" || what === "cls") {
      build.vitals[what][group] = Number(count);
    } else build.failures[what] += Number(count);
  }
  return [...builds.values()];
}

/** Forgets the sums of days before one. */
export async function forgetFigures(queries: Queries, day: string): Promise<void> {
  await queries.deleteFrom("remote_figures").where("day", "<", day).execute();
}

function noFigures(remote: string, version: string, channel: FigureChannel): BuildFigures {
  const none = (bounds: readonly number[]) => Array<number>(bounds.length + 1).fill(0);
  return {
    remote,
    version,
    channel,
    loads: 0,
    failures: { transport: 0, chunk: 0, start: 0, render: 0, unhandled: 0 },
    vitals: {
      lcp: none(vitalBounds.lcp),
      inp: none(vitalBounds.inp),
      cls: none(vitalBounds.cls),
    },
  };
}
