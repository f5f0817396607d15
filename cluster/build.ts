import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingPackages } from "./debian";

/** Where Debian's PostgreSQL is. */
const postgres = "/usr/lib/postgresql/15";
export const bin = (name: string) => join(postgres, "bin", name);

const packages = [
  ...["postgresql-15", "postgresql-server-dev-15", "gcc", "make", "autoconf", "bison", "flex"],
  ...["krb5", "lz4", "pam0g", "readline", "selinux1", "ssl", "xml2", "xslt1", "zstd"].map(
    (library) => `lib${library}-dev`,
  ),
];

/** Thrown with words for whoever runs it. */
export class CitusAbsent extends Error {}

/**
 * Builds and installs Citus from its source, unless that version is installed already. Fetches nothing.
 *
 * @throws CitusAbsent where the source, or a package of Debian that it needs, is not there.
 */
export function ensureCitus(source: string): void {
  const wanted = versionOf(join(source, "src/backend/distributed/citus.control"));
  if (wanted === null)
    throw new CitusAbsent(`Citus is absent: there is no source of it in ${source}.`);
  const missing = missingPackages(packages);
  if (missing.length > 0)
    throw new CitusAbsent(`Missing packages of Debian: apt install ${missing.join(" ")}`);
  if (versionOf("/usr/share/postgresql/15/extension/citus.control") === wanted) return;
  console.log(`Building Citus ${wanted}: some minutes.`);
  const folder = mkdtempSync(join(tmpdir(), "citus-build-"));
  try {
    run(folder, join(source, "configure"), ["--without-libcurl", `PG_CONFIG=${bin("pg_config")}`]);
    // Without bitcode, which only jit reads.
    run(folder, "make", ["-s", "-j2", "with_llvm=no"]);
    run(folder, "make", ["-s", "install", "with_llvm=no"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function versionOf(control: string): string | null {
  const text = existsSync(control) ? readFileSync(control, "utf8") : "";
  return /^default_version = '(.+)'$/m.exec(text)?.[1] ?? null;
}

function run(folder: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`${command} failed in ${folder}:\n${(stdout + stderr).slice(-3000)}`);
}
