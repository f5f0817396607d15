import { resolve } from "node:path";
import { packageNames, stagePackages } from "./packages.mjs";

/** `npm run packages -- FOLDER`: what is published of us, each package in a folder of its name. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("npm run packages -- FOLDER");
  process.exit(2);
}
stagePackages(resolve(folder));
console.log(packageNames.map((name) => resolve(folder, name)).join("\n"));
