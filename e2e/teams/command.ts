import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The folder of this repository, into which nothing of a team may lead. */
export const clone = resolve(import.meta.dirname, "../..");

/** What this process knows of its environment, without what npm told it of the clone. */
export const outerEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^INIT_CWD$/.test(name)),
);

/**
 * Runs a command in a folder outside of the clone, with nothing of what npm told this process of it.
 *
 * @returns what it printed
 * @throws with all that it printed, where it failed
 */
export async function command(
  cwd: string,
  [program = "", ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await run(program, args, {
      cwd,
      env: { ...outerEnv, ...env },
      maxBuffer: 64_000_000,
    });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...args].join(" ")} failed:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
