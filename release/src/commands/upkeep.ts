import type { Command } from "commander";
import { repair } from "../repair";
import { prune, retire } from "../retire";
import { answering } from "./command";

/** Commands that take away and put right. */
export function addUpkeep(program: Command): void {
  program
    .command("retire")
    .description("take a remote out of the site; its name and prefixes stay its team's")
    .argument("<name>")
    .action(
      answering(program, async (store, name: string) => {
        await retire(store, name);
        return { lines: [`${name} is retired.`], data: { retired: name } };
      }),
    );

  program
    .command("prune")
    .description("remove the builds that are neither live nor to be gone back to")
    .action(
      answering(program, async (store) => {
        const removed = await prune(store);
        const lines = removed.map(({ name, version }) => `${name} ${version}: removed`);
        return { lines: lines.length > 0 ? lines : ["Nothing to remove."], data: removed };
      }),
    );

  program
    .command("repair")
    .description("put right what doctor finds, where that needs nobody's decision")
    .action(
      answering(program, async (store) => {
        const done = await repair(store);
        return { lines: done.length > 0 ? done : ["Nothing to repair."], data: done };
      }),
    );
}
