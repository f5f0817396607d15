import { spawnSync } from "node:child_process";
import { chosenArea } from "./areas.mjs";

/** `npm run mutants -- AREA`: changes the code on purpose, a little at a time, and says what no test noticed. */
process.env.MUTANTS_AREA = process.argv[2] ?? "";
chosenArea();
const args = ["stryker", "run", "local/mutants/stryker.config.mjs", ...process.argv.slice(3)];
process.exitCode = spawnSync("npx", args, { stdio: "inherit" }).status ?? 1;
