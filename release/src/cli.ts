#!/usr/bin/env node
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, Option } from "commander";
import { doctor, list, listHeaders, publishFolders, type Answer } from "./commands";
import { hasCode } from "./files";
import { ReleaseError } from "./ReleaseError";
import { canary, promote, retire, rollback } from "./releases";
import { authorIn, openStore, type ReleaseStore } from "./store";

type CommonOptions = { store: string; why?: string; json?: boolean; dryRun?: boolean };

const percentOf = (text: string) => Number(text.replace("%", ""));
const listed = (text: string) => (text === "none" ? [] : text.split(","));
/** Where people find the site. */
const origin = process.env.PUBLIC_ORIGIN?.replace(/(?<!\/)\/+$/, "") || null;

const program = new Command("quotehaven-release")
  .showHelpAfterError()
  // What it does not know ends with 2; a refusal with 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .description("Puts builds of the shell and of the remotes live, and takes them back.")
  .option(
    "--store <address>",
    "the release store: a folder, or s3://bucket/prefix",
    process.env.RELEASE_STORE ?? ".releases",
  )
  .option("--why <text>", "what the change is for, shown to operators")
  .option("--dry-run", "do everything but the change itself, and say what it would be")
  .option("--json", "print data");

program
  .command("publish")
  .description("put finished builds into the store and live, all of them in one change")
  .argument("<folder...>", "folders of apps (with their build in dist) or of builds")
  .option("--canary <percent>", "give it to some percent of visitors only", percentOf)
  .option("--no-smoke", "do not look at it in a browser before")
  .option("--take-over", "take a name over from another team, or prefixes of what is not live")
  .option("--allow <origins>", "confirm origins that it asks for, separated by commas", listed)
  .option(
    "--allow-overrides <origins>",
    "from where builds may be tried out: loopback, origins, or none",
    listed,
  )
  .action(running(publishFolders));

program
  .command("promote")
  .description("make the canary, or a given version, live for everybody")
  .argument("<name>")
  .argument("[version]")
  .action(
    running(async (store, name: string, version?: string) => {
      const build = await promote(store, name, version);
      return said(`${name} ${build.version}: live`, { name, version: build.version });
    }),
  );

program
  .command("rollback")
  .description("go back to the version that was live before, or to a given one")
  .argument("<name>")
  .argument("[version]")
  .action(
    running(async (store, name: string, version?: string) => {
      const build = await rollback(store, name, version);
      return said(`${name} ${build.version}: live again`, { name, version: build.version });
    }),
  );

program
  .command("canary")
  .description("give a version to some percent of visitors; 0 ends the canary")
  .argument("<name>")
  .argument("<percent>", "from 0 to 100", percentOf)
  .argument("[version]")
  .action(
    running(async (store, name: string, percent: number, version?: string) => {
      await canary(store, name, percent, version);
      const to = percent === 0 ? "no canary" : `canary for ${percent}%`;
      return said(`${name}: ${to}`, { name, canary: percent });
    }),
  );

program
  .command("retire")
  .description("take a remote out of the site; its name and prefixes stay its team's")
  .argument("<name>")
  .action(
    running(async (store, name: string) => {
      await retire(store, name);
      return said(`${name} is retired.`, { retired: name });
    }),
  );

program
  .command("list")
  .description("show what is live, whose it is, and what it can go back to")
  .addOption(
    new Option(
      "--headers <format>",
      "print the headers that a web server sends with all files",
    ).choices(["plain", "nginx"]),
  )
  .option("--recaptcha", "with --headers: Google reCAPTCHA is configured")
  .option("--card-script <url>", "with --headers: STRIPE_SCRIPT_URL, where the sandbox takes cards")
  .action(
    running((store, { headers: format, ...options }: ListOptions) =>
      format ? listHeaders(store, { origin, format, ...options }) : list(store),
    ),
  );

program
  .command("doctor")
  .description("check that the store holds what was published, and that it fits together")
  .option("--fix", "repair what needs no decision, and remove builds nobody can go back to")
  .action(running(doctor));

type ListOptions = { headers?: "plain" | "nginx"; recaptcha?: boolean; cardScript?: string };

const said = (line: string, data: unknown): Answer => ({ lines: [line], data });

/** Runs a command in the store that the options name, and prints its answer. */
function running<Args extends unknown[]>(
  work: (store: ReleaseStore, ...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const { store: address, why, json = false, dryRun = false } = program.opts<CommonOptions>();
    const dryRunIn = dryRun ? await mkdtemp(join(tmpdir(), "quotehaven-dry-run-")) : null;
    const author = authorIn(process.env, why);
    try {
      const answer = await work(openStore(address, { origin, author, dryRunIn }), ...args);
      const dry = dryRun ? ["This was a dry run: nothing is changed."] : [];
      print({ ...answer, warnings: [...(answer.warnings ?? []), ...dry] }, json);
    } catch (error) {
      const words = error instanceof ReleaseError ? error.message : refusalOf(error);
      if (words === null) throw error;
      print({ lines: [], warnings: [words], data: { refused: words }, isBad: true }, json);
    } finally {
      if (dryRunIn !== null) await rm(dryRunIn, { recursive: true, force: true });
    }
  };
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

/** Settles when the command has ended. */
export const ended = program.parseAsync();
