import { execFile } from "node:child_process";
import { hostname, userInfo } from "node:os";
import { promisify } from "node:util";

/** Who changes a store, and why: written into its history. */
export type Author = {
  /** A person or a job, as they call themselves: what proves a team is its key. */
  who: string;
  /** The key of their team. */
  key: string | null;
  why: string | null;
};

/** One change of a store. */
export type Change = {
  revision: number;
  /** When, in UTC. */
  at: string;
  /** What was done, as a command says it. */
  did: string;
  who: string;
  /** The team that proved itself by its key; null in an open store. */
  team: string | null;
  /** The commit that was published; null where the build lies in no repository. */
  commit: string | null;
  why: string | null;
};

const run = promisify(execFile);

/** What the environment says of who changes a store. */
export function authorIn(
  env: Readonly<Record<string, string | undefined>>,
  why: string | null = null,
): Author {
  return {
    who: oneLine(env.RELEASE_WHO ?? "") || `${userInfo().username}@${hostname()}`,
    key: env.RELEASE_KEY || null,
    why: why && oneLine(why),
  };
}

/** What is printed again later must not speak to the terminal. */
function oneLine(text: string): string {
  return text
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, 500);
}

/** The commit that a folder's sources are at, with "+" where they were changed since; null outside of a repository. */
export async function commitOf(folder: string): Promise<string | null> {
  try {
    const { stdout: head } = await run("git", ["rev-parse", "--short=12", "HEAD"], { cwd: folder });
    const { stdout: changed } = await run("git", ["status", "--porcelain", "--", "."], {
      cwd: folder,
    });
    return head.trim() + (changed === "" ? "" : "+");
  } catch {
    return null;
  }
}
