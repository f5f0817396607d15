import { resolve } from "node:path";
import type { Command } from "commander";
import { canary, promote, publish, rollback } from "../releases";
import { answering, openness } from "./command";

const percentOf = (text: string) => Number(text.replace("%", ""));

/** Commands that put builds live and take them back. */
export function addReleasing(program: Command): void {
  program
    .command("publish")
    .description("put a finished build into the store and live")
    .argument("<folder...>", "folders of apps (with their build in dist) or of builds")
    .option("--canary <percent>", "give it to some percent of visitors only", percentOf)
    .action(
      answering(program, async (store, folders: string[], options: { canary?: number }) => {
        const lines: string[] = [];
        const data: unknown[] = [];
        for (const folder of folders) {
          const build = await publish(store, resolve(folder), { canaryPercent: options.canary });
          const to = options.canary === undefined ? "live" : `canary for ${options.canary} %`;
          lines.push(`${build.name} ${build.version}: ${to}`);
          data.push({ name: build.name, version: build.version, canary: options.canary ?? null });
        }
        return { lines, data, warnings: await openness(store) };
      }),
    );

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
        const to = percent === 0 ? "no canary" : `canary for ${percent} %`;
        return { lines: [`${name}: ${to}`], data: { name, canary: percent } };
      }),
    );
}

const idOf = ({ name, version }: { name: string; version: string }) => ({ name, version });
