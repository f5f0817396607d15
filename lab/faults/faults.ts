import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FaultRun } from "./FaultRun";
import { faultRuns } from "./runs";
import { World } from "./world/World";

/** `npm run faults -- [NUMBER …] [--long]`: breaks things on purpose and prints what it counted. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: "boolean", default: false } },
});
const wanted = positionals.map(Number);
const unknown = wanted.filter((number) => !faultRuns.some((run) => run.number === number));
if (unknown.length > 0) {
  console.error(`There is no fault run ${positionals.join(", ")}. There are:`);
  for (const { number, title } of faultRuns) console.error(`  ${number} ${title}`);
  process.exit(2);
}

// What runs is what production runs.
execFileSync(process.execPath, ["api/build/build.mjs"], { stdio: "inherit" });

const outcomes: string[] = [];
let failed = 0;
for (const run of faultRuns) {
  if (wanted.length > 0 && !wanted.includes(run.number)) continue;
  const outcome = await execute(run);
  if (outcome === "FAILED") failed += 1;
  outcomes.push(`${outcome.padEnd(9)} ${run.number} ${run.title}`);
}
console.log(`\n${outcomes.join("\n")}`);
process.exit(failed > 0 ? 1 : 0);

async function execute({ number, title, missing, run }: FaultRun): Promise<string> {
  console.log(`\n${number} ${title}`);
  const reason = missing?.();
  if (reason) {
    console.log(`  LEFT OUT: ${reason}`);
    return "LEFT OUT";
  }
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-fault-"));
  const world = new World(folder, values.long);
  const interrupt = () => {
    void world.close().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(130);
    });
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const startedAt = performance.now();
  try {
    await run(world);
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
  return world.passed ? "passed" : "FAILED";
}
