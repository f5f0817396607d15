import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

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
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^NODE_|^INIT_CWD$/.test(name),
  );
  try {
    const { stdout } = await run(program, args, {
      cwd,
      env: { ...Object.fromEntries(outer), ...env },
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
