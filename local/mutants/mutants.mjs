import { spawnSync } from "node:child_process";
import { endWithUsage } from "../bin/commandLine.mjs";
import { areas } from "./areas.mjs";

const usage = `npm run mutants -- AREA [options of Stryker]

Changes the code on purpose, a little at a time, and says what no test noticed. AREA is one of
${Object.keys(areas).join(", ")}.`;

const [area = "", ...options] = process.argv.slice(2);
if (["--help", "-h"].includes(area)) endWithUsage(usage);
if (!Object.hasOwn(areas, area)) endWithUsage(usage, `There is no area ${JSON.stringify(area)}.`);
process.env.MUTANTS_AREA = area;
const args = ["stryker", "run", "local/mutants/stryker.config.mjs", ...options];
process.exitCode = spawnSync("npx", args, { stdio: "inherit" }).status ?? 1;
