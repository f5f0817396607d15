import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installIfNeeded, root } from "./install.mjs";

// Runs on a fresh clone: until the dependencies are there, only Node itself may be imported.
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile();
installIfNeeded();
const { buildIfNeeded } = await import("./buildIfNeeded.mjs");
try {
  await buildIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { serverFile } = await import("./buildParts.mjs");
process.setSourceMapsEnabled(true);
const { start } = await import(pathToFileURL(serverFile).href);
await start(process.env);
