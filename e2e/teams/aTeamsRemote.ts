import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { aFolderBesideOurs } from "@quotehaven/local/testing/newRemote";
import { clone, command } from "./command";

type Answers = { name: string; prefix: string; audience: "anyone" | "consumer" | "agent" };

/** A remote that the kit's starter began, in a folder of its own, with these files written over it. */
export async function aTeamsRemote(answers: Answers, files: Record<string, string>) {
  const { name, prefix, audience } = answers;
  const { place, folder, rewrite, build, remove } = await aFolderBesideOurs(`remote-${name}`, {});
  const create = join(clone, "kit", "bin", "create.mjs");
  const said = ["--name", name, "--prefix", prefix, "--audience", audience, "--yes"];
  await command(place, [process.execPath, create, folder, ...said]);
  await rewrite(files);
  let copies = 0;
  const copy = async () => {
    const to = join(place, `build-${(copies += 1)}`);
    await cp(join(folder, "dist"), to, { recursive: true });
    return to;
  };
  return {
    /** Builds it with some of its files changed; gives the folder of the build. Rejects with what the build says. */
    async build(changed: Record<string, string> = {}): Promise<string> {
      await rewrite(changed);
      await build("production");
      return copy();
    },
    /** The same by `npm run build` of a team; also gives what that printed. */
    async buildByCommand(changed: Record<string, string>) {
      await rewrite(changed);
      const kit = join(clone, "kit", "bin", "remote.mjs");
      const said = await command(folder, [process.execPath, kit, "build"]);
      return { said, folder: await copy() };
    },
    /** A copy of the last build that says something else of itself. */
    async claiming(change: (manifest: Manifest) => object): Promise<string> {
      const to = await copy();
      const file = join(to, BUILD_FILE);
      const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
      await writeFile(file, JSON.stringify({ ...manifest, ...change(manifest) }));
      return to;
    },
    remove,
  };
}

/** What a build says of itself. */
type Manifest = { routes: Record<string, unknown>[] };
