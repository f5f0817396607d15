import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuild, type BuildRecord } from "@quotehaven/release";
import { clone } from "../teams/world/clone";
import { command } from "../teams/world/command";

/**
 * A release by its name: the commit it was built from, and what came of it (`agent/VERSION`). Each
 * version holds a hash of all files, so what is built again is the same or is noticed.
 */
export type NamedRelease = { version: string; commit: string; builds: string[] };

/**
 * A release as it was built from its commit: its apps, and the journeys that led through them. It
 * lies in the clone's cache, so that the journeys find the libraries of today above them.
 */
export class KeptRelease {
  private constructor(
    private readonly folder: string,
    readonly version: string,
    readonly commit: string,
    readonly builds: readonly BuildRecord[],
  ) {}

  /**
   * Takes a release from the cache, or builds it there.
   *
   * @throws where its commit is not in this clone, or what comes of it is not what was released
   */
  static async open({ version, commit, builds }: NamedRelease): Promise<KeptRelease> {
    const folder = placeOf(version);
    if (!existsSync(folder)) await buildCommit(commit, folder);
    await lookAsToday(folder);
    const kept = new KeptRelease(folder, version, commit, await buildsIn(join(folder, "apps")));
    const others = kept.names.filter((name) => !builds.includes(name));
    if (others.length > 0 || kept.names.length < builds.length) {
      throw new Error(
        `${version} was released as ${builds.join(", ")}; ${folder} holds ${kept.names.join(", ")}. ` +
          `Remove that folder, and it is built again from ${commit}.`,
      );
    }
    return kept;
  }

  /** Builds a commit in order to keep it under a name. */
  static async name(version: string, commit: string): Promise<NamedRelease> {
    const folder = placeOf(version);
    await rm(folder, { recursive: true, force: true });
    await buildCommit(commit, folder);
    const kept = new KeptRelease(folder, version, commit, await buildsIn(join(folder, "apps")));
    return { version, commit, builds: kept.names };
  }

  /** What it consists of, as a named release lists it. */
  get names(): string[] {
    return this.builds.map(({ name, version }) => `${name}/${version}`).sort();
  }

  /** The folder of an app's build. */
  folderOf(name: string): string {
    return join(this.folder, "apps", name);
  }

  /** Puts the sources of its commit into a folder. */
  sourcesInto(folder: string): Promise<void> {
    return extract(this.commit, folder);
  }

  /** The journeys of its commit: who wrote a screen says there how it is used. */
  get journeys(): string {
    return join(this.folder, "e2e", "playwright.config.ts");
  }
}

const placeOf = (version: string) => join(clone, ".cache", "compat", version);

/** Builds the apps of a commit in a folder of their own, with the libraries of its lockfile. */
async function buildCommit(commit: string, folder: string): Promise<void> {
  const source = await mkdtemp(join(tmpdir(), "quotehaven-compat-"));
  const unfinished = `${folder}.unfinished`;
  try {
    await extract(commit, source);
    await command(source, ["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error"]);
    const apps = (await readdir(source)).filter((name) =>
      existsSync(join(source, name, "quotehaven.json")),
    );
    await command(source, ["node", "local/bin/build.mjs", ...apps]);
    await rm(unfinished, { recursive: true, force: true });
    for (const app of apps) {
      const { build } = await readBuild(join(source, app));
      await cp(join(source, app, "dist"), join(unfinished, "apps", build.name), {
        recursive: true,
      });
    }
    // Without its manifest it is no second package of one name.
    await rm(join(source, "e2e", "package.json"));
    await cp(join(source, "e2e"), join(unfinished, "e2e"), { recursive: true });
    // Operators are made by the command line of the API that answers: today's.
    await symlink(join(clone, "api"), join(unfinished, "api"));
    await rename(unfinished, folder);
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

/** A journey of then walks as it did; what is wrong with a screen is looked for as it is today. */
function lookAsToday(folder: string): Promise<void> {
  const file = join("e2e", "accessibility.ts");
  return cp(join(clone, file), join(folder, file));
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = join(folder, "archive.tar");
  await command(clone, ["git", "archive", "--output", archive, commit]);
  await command(folder, ["tar", "-xf", "archive.tar"]);
  await rm(archive);
}

async function buildsIn(folder: string): Promise<BuildRecord[]> {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => (await readBuild(join(folder, name))).build));
}
