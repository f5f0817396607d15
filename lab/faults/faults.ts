import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Engine, FaultRun } from "./FaultRun";
import { outcomeTable, type Outcome } from "./outcomes";
import { faultRuns } from "./runs";
import { World } from "./world/World";

/**
 * `npm run faults -- [NUMBER or WORD of a title …] [--engine NAME] [--long] [--crashes N]`: breaks things on purpose, prints
 * what it counted, and ends with a table.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string" },
    long: { type: "boolean", default: false },
    crashes: { type: "string" },
  },
});
const isMeant = (word: string) => (run: FaultRun) =>
  run.number === Number(word) || run.title.toLowerCase().includes(word.toLowerCase());
const wanted = positionals.flatMap((word) => faultRuns.filter(isMeant(word)));
const unknown = positionals.filter((word) => !faultRuns.some(isMeant(word)));
if (unknown.length > 0) {
  console.error(`There is no fault run ${unknown.join(", ")}. There are:`);
  for (const { number, title } of faultRuns) console.error(`  ${number} ${title}`);
  process.exit(2);
}

// What runs is what production runs.
execFileSync(process.execPath, ["api/build/build.mjs"], { stdio: "inherit" });

const outcomes: Outcome[] = [];
for (const run of faultRuns) {
  if (wanted.length > 0 && !wanted.includes(run)) continue;
  for (const engine of run.engines) {
    if (values.engine !== undefined && values.engine !== engine) continue;
    outcomes.push({ run, engine, ...(await execute(run, engine)) });
  }
}
console.log(`\n${outcomeTable(outcomes)}`);
process.exit(outcomes.some(({ holds }) => holds === "NO") ? 1 : 0);

async function execute(
  { number, title, missing, run }: FaultRun,
  engine: Engine,
): Promise<Pick<Outcome, "holds" | "seen">> {
  console.log(`\n${number} ${title} (${engine})`);
  const reason = missing?.(engine);
  if (reason) {
    console.log(`  LEFT OUT: ${reason}`);
    return { holds: "left out", seen: reason };
  }
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-fault-"));
  const { long: isLong, crashes } = values;
  const world = new World({ folder, engine, isLong, crashes: Number(crashes ?? 0) });
  const interrupt = () => {
    void world.close().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(130);
    });
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const startedAt = performance.now();
  let seen = "";
  try {
    seen = await run(world);
  } catch (error) {
    world.check("the run itself came to its end", false, String(error));
    if (error instanceof Error) console.error(error.stack);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(world.lines().join("\n"));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`  ${world.passed ? "passed" : "FAILED"} in ${seconds} s`);
  return { holds: world.passed ? "yes" : "NO", seen: [world.verdict(), seen].join("; ") };
}
