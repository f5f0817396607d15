import { resolve } from "node:path";
import type { Command } from "commander";
import { authorIn } from "../change";
import { isOpen } from "../keys";
import { ReleaseError } from "../ReleaseError";
import { openStore, type ReleaseStore } from "../store";

/** What a command has to say: lines for people, or the same as data for programs. */
export type Answer = {
  lines: string[];
  data: unknown;
  /** What went well and needs attention all the same. */
  warnings?: string[];
  /** Whether what was asked for is not so. */
  isBad?: boolean;
};

type Options = { store: string; why?: string; json?: boolean };

/** The options that every command takes. */
export function withCommonOptions(program: Command): Command {
  return program
    .option("--store <folder>", "the release store", process.env.RELEASE_STORE ?? ".releases")
    .option("--why <text>", "what the change is for, written into the history")
    .option("--json", "say it as data");
}

/** Runs a command in the store that its options name, and prints what it answers. */
export function answering<Args extends unknown[]>(
  program: Command,
  work: (store: ReleaseStore, ...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const { store: folder, why, json = false } = program.opts<Options>();
    const store = openStore(resolve(folder), {
      origin: process.env.PUBLIC_ORIGIN?.replace(/\/+$/, "") || null,
      author: authorIn(process.env, why),
    });
    try {
      print(await work(store, ...args), json);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      print(
        { lines: [], warnings: [error.message], data: { refused: error.message }, isBad: true },
        json,
      );
    }
  };
}

/** Says where teams are believed by name, so that nobody takes an open store for a guarded one. */
export async function openness(store: ReleaseStore): Promise<string[]> {
  return isOpen(await store.registry())
    ? ["This store is open: teams are believed by name. release key TEAM gives the first key."]
    : [];
}

function print({ lines, data, warnings = [], isBad = false }: Answer, asData: boolean): void {
  if (asData) console.log(JSON.stringify(data, null, 1));
  else {
    for (const line of lines) console.log(line);
    for (const warning of warnings) console.error(warning);
  }
  if (isBad) process.exitCode = 1;
}
