import { resolve } from "node:path";
import { commandLine, endWithUsage } from "./commandLine.mjs";
import { packageNames, stagePackages } from "./packages.mjs";

const usage = `npm run packages -- FOLDER

Writes what is published of us, each package into a folder of its name.`;

const { positionals } = commandLine(usage);
const [folder] = positionals;
if (!folder) endWithUsage(usage, "FOLDER is missing.");
stagePackages(resolve(folder));
console.log(packageNames.map((name) => resolve(folder, name)).join("\n"));
