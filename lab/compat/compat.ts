import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runAll } from "../teams/runAll";
import { clone } from "../teams/world/clone";
import { command } from "../teams/world/command";
import { KeptRelease, type NamedRelease } from "./KeptRelease";
import { pairings } from "./pairings";

const file = join(import.meta.dirname, "releases.json");
const { positionals } = parseArgs({ allowPositionals: true });

/**
 * `npm run compat -- [remotes] [shell] [next]`: builds of the last release and those of today in one page, and
 * two shells in one store.
 * `npm run compat -- name VERSION [COMMIT]` makes what a commit is built to the last release.
 */
if (positionals[0] === "name") await nameRelease(positionals[1], positionals[2]);
else {
  const [last] = await releases();
  if (!last) throw new Error(`${file} names no release.`);
  await runAll(
    pairings(() => KeptRelease.open(last)),
    positionals,
  );
}

/** The releases that are kept, the last one first. */
async function releases(): Promise<NamedRelease[]> {
  const { default: kept } = await import("./releases.json", { with: { type: "json" } });
  return kept;
}

async function nameRelease(version = "", commit = "HEAD"): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name a version such as 0.3.0.");
  const whole = (
    await command(clone, ["git", "rev-parse", "--verify", `${commit}^{commit}`])
  ).trim();
  const named = await KeptRelease.name(version, whole);
  const others = (await releases()).filter((release) => release.version !== version);
  await writeFile(file, `${JSON.stringify([named, ...others], null, 2)}\n`);
  console.log(`${version} is ${whole}: ${named.builds.join(", ")}.`);
}
