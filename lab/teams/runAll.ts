import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TeamRun } from "./TeamRun";
import { StepFailed, TeamWorld } from "./world/TeamWorld";

/** Runs those that are wanted by name, all unless any is, prints what became of each, and ends the process. */
export async function runAll(runs: readonly TeamRun[], wanted: readonly string[]): Promise<never> {
  const unknown = wanted.filter((name) => !runs.some((run) => run.name === name));
  if (unknown.length > 0) {
    console.error(`There is no run ${unknown.join(", ")}. There are:`);
    for (const { name, title } of runs) console.error(`  ${name}: ${title}`);
    process.exit(2);
  }
  const outcomes: string[] = [];
  for (const run of runs) {
    if (wanted.length > 0 && !wanted.includes(run.name)) continue;
    outcomes.push(`${(await execute(run)).padEnd(9)} ${run.name}: ${run.title}`);
  }
  console.log(`\n${outcomes.join("\n")}`);
  process.exit(outcomes.some((line) => line.startsWith("FAILED")) ? 1 : 0);
}

async function execute({ name, title, missing, run }: TeamRun): Promise<string> {
  console.log(`\n${name}: ${title}`);
  const reason = missing?.();
  if (reason) {
    console.log(`  LEFT OUT: ${reason}`);
    return "LEFT OUT";
  }
  const world = new TeamWorld(await mkdtemp(join(tmpdir(), "quotehaven-team-")));
  const endWorld = async () => {
    await world.close();
    await rm(world.folder, { recursive: true, force: true });
  };
  const interrupt = () => void endWorld().finally(() => process.exit(130));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    await run(world);
  } catch (error) {
    if (error instanceof StepFailed) console.error(error.message);
    else world.check("the run came to its end", false, String(error));
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    await endWorld();
  }
  return world.passed ? "passed" : "FAILED";
}
