import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { hasCode } from "../files";
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

type Options = { store: string; why?: string; json?: boolean; dryRun?: boolean };

/** The options that every command takes. */
export function withCommonOptions(program: Command): Command {
  return program
    .option(
      "--store <address>",
      "the release store: a folder, or s3://bucket/prefix",
      process.env.RELEASE_STORE ?? ".releases",
    )
    .option("--why <text>", "what the change is for, written into the history")
    .option("--dry-run", "do everything but the change itself, and say what it would be")
    .option("--json", "say it as data");
}

/** Runs a command in the store that its options name, and prints what it answers. */
export function answering<Args extends unknown[]>(
  program: Command,
  work: (store: ReleaseStore, ...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const { store: address, why, json = false, dryRun = false } = program.opts<Options>();
    const dryRunIn = dryRun ? await mkdtemp(join(tmpdir(), "quotehaven-dry-run-")) : null;
    const store = openStore(address, {
      origin: process.env.PUBLIC_ORIGIN?.replace(/(?<!\/)\/+$/, "") || null,
      author: authorIn(process.env, why),
      dryRunIn,
    });
    try {
      const { warnings = [], ...answer } = await work(store, ...args);
      const dry = dryRun ? ["This was a dry run: nothing is changed."] : [];
      print({ ...answer, warnings: [...warnings, ...dry] }, json);
    } catch (error) {
      const words = error instanceof ReleaseError ? error.message : refusalOf(error);
      if (words === null) throw error;
      print({ lines: [], warnings: [words], data: { refused: words }, isBad: true }, json);
    } finally {
      if (dryRunIn !== null) await rm(dryRunIn, { recursive: true, force: true });
    }
  };
}

/** Says where teams are believed by name, so that nobody takes an open store for a guarded one. */
export async function openness(store: ReleaseStore): Promise<string[]> {
  return isOpen(await store.registry())
    ? ["This store is open: teams are believed by name. release key TEAM gives the first key."]
    : [];
}

/** What the machine refuses, in words for who can do something about it; null for anything else. */
function refusalOf(error: unknown): string | null {
  const because = refusals.find(([code]) => hasCode(error, code))?.[1];
  return because ? `${because} What was live stays so.` : null;
}

const refusals = [
  ["ENOSPC", "The disk of the store is full: make room, and try again."],
  ["EDQUOT", "No more may be written to the store: make room, and try again."],
  ["EROFS", "The store can only be read."],
  ["EACCES", "You may not write to the store."],
] as const;

function print({ lines, data, warnings = [], isBad = false }: Answer, asData: boolean): void {
  if (asData) console.log(JSON.stringify(data, null, 1));
  else {
    for (const line of lines) console.log(line);
    for (const warning of warnings) console.error(warning);
  }
  if (isBad) process.exitCode = 1;
}
