import type { parseArgs, ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Prints how a command is used, after what was wrong, and ends: with 2, or with 0 where it was asked for. */
export function endWithUsage(usage: string, wrong?: string): never;

/**
 * What a command of ours was given. `--help` prints its usage and ends with 0; an option or a word that
 * it does not know prints it and ends with 2.
 */
export function commandLine<const Own extends Options = Record<never, never>>(
  usage: string,
  rules?: {
    /** As `parseArgs` has them. */
    options?: Own;
    /** Which words it knows; all unless given. */
    knows?: (word: string) => boolean;
  },
): ReturnType<typeof parseArgs<{ allowPositionals: true; options: Own }>>;
