import { join, resolve } from "node:path";
import type { Command } from "commander";
import { deprecationsOf, liveDeprecations } from "../deprecations";
import { readJsonFile } from "../files";
import { publishTogether, type TryOut } from "../publish";
import { canary, promote, rollback } from "../releases";
import { shapeOf } from "../shape";
import { tryOutBuilds, type Trial } from "../smoke";
import type { WrittenReplies } from "../smokeReplies";
import { unconfirmed } from "../settings";
import { isShell } from "../shells";
import type { ReleaseStore } from "../store";
import { answering, openness, type Answer } from "./command";

/** Beside the sources of an app: `{ "GET /user/quotes": { "data": [] } }`. */
const REPLIES_FILE = "smoke-replies.json";

const percentOf = (text: string) => Number(text.replace("%", ""));

/** Commands that put builds live and take them back. */
export function addReleasing(program: Command): void {
  program
    .command("publish")
    .description("put finished builds into the store and live, all of them in one change")
    .argument("<folder...>", "folders of apps (with their build in dist) or of builds")
    .option("--canary <percent>", "give it to some percent of visitors only", percentOf)
    .option("--no-smoke", "do not look at it in a browser before; the history says so")
    .action(answering(program, publishFolders));

  program
    .command("promote")
    .description("make the canary, or a given version, live for everybody")
    .argument("<name>")
    .argument("[version]")
    .action(
      answering(program, async (store, name: string, version?: string) => {
        const build = await promote(store, name, version);
        return { lines: [`${build.name} ${build.version}: live`], data: idOf(build) };
      }),
    );

  program
    .command("rollback")
    .description("go back to the version that was live before, or to a given one")
    .argument("<name>")
    .argument("[version]")
    .action(
      answering(program, async (store, name: string, version?: string) => {
        const build = await rollback(store, name, version);
        return { lines: [`${build.name} ${build.version}: live again`], data: idOf(build) };
      }),
    );

  program
    .command("canary")
    .description("give a version to some percent of visitors; 0 ends it")
    .argument("<name>")
    .argument("<percent>", "from 0 to 100", percentOf)
    .argument("[version]")
    .action(
      answering(program, async (store, name: string, percent: number, version?: string) => {
        await canary(store, name, percent, version);
        const to = percent === 0 ? "no canary" : `canary for ${percent}%`;
        return { lines: [`${name}: ${to}`], data: { name, canary: percent } };
      }),
    );
}

type PublishOptions = { canary?: number; smoke: boolean };

async function publishFolders(
  store: ReleaseStore,
  named: string[],
  { canary: canaryPercent, smoke }: PublishOptions,
): Promise<Answer> {
  const folders = named.map((folder) => resolve(folder));
  const seen: Trial[] = [];
  const written = await writtenReplies(folders);
  const tryOut = async (...[to, next, builds]: Parameters<TryOut>) => {
    seen.push(await tryOutBuilds(to, next, builds, written));
  };
  const builds = await publishTogether(store, folders, {
    canaryPercent,
    tryOut: smoke ? tryOut : null,
  });
  const to = canaryPercent === undefined ? "live" : `canary for ${canaryPercent}%`;
  const tried = seen.map(
    ({ screens, milliseconds }) =>
      `${screens} screens seen in a browser in ${(milliseconds / 1_000).toFixed(1)} s`,
  );
  const registry = await store.registry();
  return {
    lines: [...builds.map(({ name, version }) => `${name} ${version}: ${to}`), ...tried],
    data: builds.map((build) => ({ ...idOf(build), canary: canaryPercent ?? null })),
    warnings: [
      ...builds.flatMap((build) => unconfirmed(registry, build)),
      ...(builds.some(({ name }) => isShell(name))
        ? liveDeprecations(registry)
        : builds.flatMap((build) => deprecationsOf(registry, build))),
      ...(await openness(store)),
    ],
  };
}

/** What teams answer their screens with when they are looked at, beside their sources. */
async function writtenReplies(folders: readonly string[]): Promise<WrittenReplies> {
  const { map } = shapeOf(REPLIES_FILE);
  const files = await Promise.all(
    folders.map((folder) => readJsonFile(join(folder, REPLIES_FILE))),
  );
  const replies = files.map((file) => map(file, "it", (body) => body));
  return Object.assign({}, ...replies);
}

const idOf = ({ name, version }: { name: string; version: string }) => ({ name, version });
