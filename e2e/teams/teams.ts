import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killedPublisher } from "./killedPublisher";
import { ownRepository } from "./ownRepository";
import { StepFailed, TeamWorld } from "./TeamWorld";

/** `npm run teams [-- NAME …]`: what a team does with its remote, outside of this clone. */
const runs = { ownRepository, killedPublisher };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in runs));
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown.join(", ")}. There are ${Object.keys(runs).join(", ")}.`);
}
for (const [name, run] of Object.entries(runs)) {
  if (wanted.length === 0 || wanted.includes(name)) await execute(name, run);
}
process.exit();

async function execute(name: string, run: (world: TeamWorld) => Promise<void>): Promise<void> {
  console.log(name);
  const world = new TeamWorld(await mkdtemp(join(tmpdir(), "quotehaven-team-")));
  try {
    await run(world);
  } catch (error) {
    // A step that failed has said so already.
    if (!(error instanceof StepFailed)) throw error;
  } finally {
    await world.close();
    await rm(world.folder, { recursive: true, force: true });
  }
  if (!world.passed) process.exitCode = 1;
}
