import type { Engine, FaultRun } from "./FaultRun";

/** How an experiment ended. */
export type Outcome = {
  run: FaultRun;
  engine: Engine;
  holds: "yes" | "NO" | "left out";
  seen: string;
};

/** The table that ends a set of runs: the fault, the engine, whether what was promised holds, and what was seen. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ run, engine, holds, seen }) => [
    String(run.number).padStart(2),
    run.title,
    engine,
    holds,
    seen,
  ]);
  const all = [["", "fault", "engine", "holds", "seen"], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
