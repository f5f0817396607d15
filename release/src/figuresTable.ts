import { failureKinds, type BuildFigures } from "@quotehaven/contract/release";
import { failureRate, triesOf, upperQuarter } from "./figures";

const heads = ["remote", "channel", "version", "loads", "failed", ...failureKinds] as const;
const vitals = ["lcp", "inp", "cls"] as const;

/** What tabs told of each build, as a table to read. */
export function figuresTable(figures: readonly BuildFigures[]): string {
  if (figures.length === 0) return "Nothing was told yet.";
  const rows = [[...heads, ...vitals.map((vital) => `${vital} p75`)], ...figures.map(rowOf)];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** What tabs told of each build, as Prometheus reads it. */
export function figuresForPrometheus(figures: readonly BuildFigures[]): string {
  const lines = figures.flatMap((build) => {
    const { remote, version, channel, loads, failures } = build;
    const labels = `remote="${remote}",version="${version}",channel="${channel}"`;
    return [
      `quotehaven_remote_loads{${labels}} ${loads}`,
      ...failureKinds.map(
        (kind) => `quotehaven_remote_failures{${labels},kind="${kind}"} ${failures[kind]}`,
      ),
    ];
  });
  return [
    "# TYPE quotehaven_remote_loads gauge",
    "# TYPE quotehaven_remote_failures gauge",
    ...lines,
  ].join("\n");
}

function rowOf(build: BuildFigures): string[] {
  const failed = `${(failureRate(build) * 100).toFixed(1)}%`;
  return [
    build.remote,
    build.channel,
    build.version,
    String(triesOf(build)),
    failed,
    ...failureKinds.map((kind) => String(build.failures[kind])),
    ...vitals.map((vital) => vitalCell(upperQuarter(build, vital), vital)),
  ];
}

function vitalCell(bound: number | null, vital: (typeof vitals)[number]): string {
  if (bound === null) return "-";
  if (bound === Infinity) return "more";
  return vital === "cls" ? `≤ ${bound / 1_000}` : `≤ ${bound} ms`;
}
