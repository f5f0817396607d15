import { execFileSync, spawnSync } from "node:child_process";

/** Those of these packages that are not installed; all of them on a system that is not Debian. */
export function missingPackages(names: readonly string[]): string[] {
  return names.filter((name) => {
    const { stdout } = spawnSync("dpkg-query", ["-W", "-f", "${Status}", name]);
    return !String(stdout).endsWith(" installed");
  });
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"]));
  return process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
}
