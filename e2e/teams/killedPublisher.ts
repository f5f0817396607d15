import { spawnSync } from "node:child_process";
import { cp, lutimes, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { examine, fix, openStore, publish } from "@quotehaven/release";
import { aWorkplace } from "@quotehaven/release/testing";
import type { TeamWorld } from "./TeamWorld";

const publisher = join(import.meta.dirname, "publisher.ts");
/** More steps than any publish takes. */
const mostSteps = 500;

/** A publisher is killed in front of each of its writes: what is live is whole, and nothing stays behind. */
export async function killedPublisher(world: TeamWorld): Promise<void> {
  const place = await aWorkplace();
  world.atEnd(() => place.remove());
  await publish(place.store, await place.aBuild({ name: "shell" }));
  await publish(place.store, await place.aBuild({ name: "agent", code: "run(1)" }));
  const next = await place.aBuild({ name: "agent", code: "run(2)" });
  let step = 1;
  while (step < mostSteps && (await killAt(world, place.store.root, next, step))) step += 1;
  world.check(`killed at each of ${step - 1} steps`, step > 10 && step < mostSteps);
}

/** Whether there was such a step. */
async function killAt(world: TeamWorld, from: string, next: string, step: number) {
  const root = join(world.folder, "store");
  await rm(root, { recursive: true, force: true });
  await cp(from, root, { recursive: true, verbatimSymlinks: true });
  const args = ["--import", "tsx", publisher, root, next, String(step)];
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (signal !== "SIGKILL") {
    world.check("the publisher that is left alone comes to its end", stderr === "", stderr);
    return false;
  }
  await makeOlder(root);
  const left = await leftBehind(root, next);
  if (left.length > 0) world.check(`killed in front of step ${step}`, false, left.join("; "));
  return true;
}

/** As if the publisher had ended minutes ago: what is younger may still be worked on. */
async function makeOlder(root: string): Promise<void> {
  const then = new Date(Date.now() - 120_000);
  for (const path of await readdir(root, { recursive: true })) {
    await lutimes(join(root, path), then, then);
  }
}

/** What is wrong after a kill, or still wrong after a repair and a further publish; nothing should be. */
async function leftBehind(root: string, next: string): Promise<string[]> {
  const store = openStore(root);
  const { apps } = await store.registry();
  const stable = apps.agent?.stable.version ?? "none";
  const wrong = stable.startsWith("0.1.0-") ? [] : [`what is live is ${stable}`];
  await fix(store);
  const found = await examine(store);
  const build = await publish(store, next);
  const isLive = (await store.registry()).apps.agent?.stable.version === build.version;
  const after = await examine(store);
  return [
    ...wrong,
    ...[...found, ...after].map(({ problem }) => problem),
    ...(isLive ? [] : ["the next publish is not live"]),
  ];
}
