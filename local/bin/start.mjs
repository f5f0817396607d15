import { existsSync } from "node:fs";
import { installIfNeeded, root } from "./install.mjs";

// Runs on a fresh clone: until the dependencies are there, only Node itself may be imported.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile();
installIfNeeded();
const { buildIfNeeded } = await import("./buildIfNeeded.mjs");
buildIfNeeded();
const { register } = await import("tsx/esm/api");
register();
const { start } = await import("../src/start.ts");
await start(process.env);
