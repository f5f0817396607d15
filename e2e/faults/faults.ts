import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { withPostgres } from "@quotehaven/local/postgres";

/**
 * `npm run faults [-- NAME …] [--postgres]`: breaks things on purpose. Names choose files; with
 * `--postgres` the tests that need a database run on PostgreSQL instead of the embedded one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: "boolean", default: false } },
});

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;

// What runs is what production runs.
process.exitCode = run(process.execPath, ["api/build/build.mjs"]);
if (process.exitCode === 0) {
  const chosen = values.postgres ? ["--grep", "@database", ...positionals] : positionals;
  process.exitCode = await withPostgres(async (url) =>
    run("npx", ["playwright", "test", "-c", "e2e/faults", ...chosen], {
      FAULTS_ENGINE: values.postgres ? "postgres" : "embedded",
      FAULTS_POSTGRES_URL: url,
    }),
  );
}
