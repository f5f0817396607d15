import {
  assetBase,
  BUILD_FILE,
  emptyRegistry,
  parseBuild,
  type BuildRecord,
  type Registry,
} from "@quotehaven/release";
import { HOST, type DevApp } from "./devApps";

/**
 * The registry of what is under development now, or null before the first builds are there. It has
 * no hashes: every build changes them.
 */
export async function devRegistry(shell: DevApp, remotes: DevApp[]) {
  const apps = await Promise.all(
    [shell, ...remotes].map(async (app) => ({ app, build: await devBuild(app) })),
  );
  const built = apps.filter((each): each is { app: DevApp; build: BuildRecord } =>
    Boolean(each.build),
  );
  const shellBuild = built.find(({ app }) => app === shell);
  if (!shellBuild) return null;
  const texts = await pageTexts(built);
  const registry: Registry = {
    ...emptyRegistry,
    overrideOrigins: ["loopback"],
    apps: Object.fromEntries(
      built.map(({ build }) => [
        build.name,
        { name: build.name, team: build.team, stable: build, canary: null, previous: [] },
      ]),
    ),
  };
  return {
    registry,
    /** A file of a build that stands in pages. */
    read: ({ name }: BuildRecord, file: string) => texts.get(`${name} ${file}`) ?? "",
    /** Points the addresses of a composed page at the servers of the apps. */
    rewrite: (html: string) =>
      built.reduce(
        (page, { app, build }) => page.replaceAll(assetBase(build), `http://${HOST}:${app.port}/`),
        html.replaceAll(' integrity=""', ""),
      ),
  };
}

async function devBuild(app: DevApp): Promise<BuildRecord | null> {
  const manifest = await app.read(BUILD_FILE);
  if (manifest === null) return null;
  const build = parseBuild(JSON.parse(manifest));
  const files = Object.fromEntries(build.files.map((file) => [file, ""]));
  return { ...build, version: "development", files };
}

/** The page's template, the skeleton of areas and the prerendered screens, by build and file. */
async function pageTexts(built: { app: DevApp; build: BuildRecord }[]) {
  const wanted = built.flatMap(({ app, build }) =>
    Object.keys(build.files)
      .filter((file) => /\.(?:html|template)$/.test(file))
      .map(async (file): Promise<[string, string]> => [
        `${build.name} ${file}`,
        (await app.read(file)) ?? "",
      ]),
  );
  return new Map(await Promise.all(wanted));
}
