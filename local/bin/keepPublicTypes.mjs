import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";
import { publicTypes } from "./publicTypes.mjs";

/** `npm run types:keep`: keeps what the packages give today as what the version of today gives. */
const { version } = JSON.parse(readFileSync(join(root, "lerna.json"), "utf8"));
for (const [name, types] of Object.entries(publicTypes(root))) {
  const file = join(root, name, "publicTypes.json");
  writeFileSync(file, `${JSON.stringify({ version, types }, null, 1)}\n`);
}
