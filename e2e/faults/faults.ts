import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { commandLine } from "@quotehaven/local/commandLine";
import { withPostgres } from "@quotehaven/local/postgres";

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".spec.ts"));
const usage = `npm run faults [-- NAME …] [--postgres]

Breaks things on purpose. A name chooses the files with it in theirs: ${files.map((file) => file.replace(".spec.ts", "")).join(", ")}.
--postgres: those that need a database, on PostgreSQL instead of the embedded one`;
const { values, positionals } = commandLine(usage, {
  options: { postgres: { type: "boolean", default: false } },
  knows: (word) => files.some((file) => file.includes(word)),
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
