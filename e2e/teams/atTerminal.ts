import { spawn } from "node:child_process";
import { outerEnv } from "./command";

/** What somebody sees, and what they type then. */
type Exchange = readonly [seen: string, typed: string];

const timeoutMs = 180_000;

/**
 * Runs a command at a terminal (`script` of util-linux gives one) and answers what it asks.
 *
 * @returns everything that was on the screen
 * @throws with that, where a question did not come or the command failed
 */
export function atTerminal(
  cwd: string,
  command: string,
  exchanges: readonly Exchange[],
): Promise<string> {
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
    cwd,
    env: outerEnv,
  });
  const open = [...exchanges];
  let shown = "";
  let read = 0;
  child.stdout.on("data", (bytes: Buffer) => {
    shown += String(bytes);
    const [next] = open;
    const at = next ? shown.indexOf(next[0], read) : -1;
    if (!next || at < 0) return;
    read = at + next[0].length;
    open.shift();
    child.stdin.write(`${next[1]}\r`);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(timer);
      if (code === 0 && open.length === 0) resolve(shown);
      else reject(new Error(`${command} ended with ${code}:\n${shown}`));
    });
  });
}
