import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { clone } from "../teams/world/clone";

const nextMajor = "1.0.0";

/**
 * Today's shell as one beside the site's own, of the next major of platform, and today's agent remote
 * as one that was built for it. Their code is today's: what is new is whose page each stands in.
 *
 * @param folder where they are put
 * @returns the folders of both, the shell first
 */
export async function nextGeneration(folder: string): Promise<string[]> {
  const version = nextMajor;
  return Promise.all([
    altered("shell", join(folder, "shell-next"), {
      name: "shell-next",
      container: "quotehaven_shell-next",
      version,
      provides: nextMajor,
    }),
    altered("remote-agent", join(folder, "agent"), { version, contract: `^${nextMajor}` }),
  ]);
}

async function altered(app: string, copy: string, said: object): Promise<string> {
  await cp(join(clone, app, "dist"), copy, { recursive: true });
  const file = join(copy, BUILD_FILE);
  const manifest: object = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...manifest, ...said }));
  return copy;
}
