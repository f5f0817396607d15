#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askAnswers } from "../build/askAnswers.mjs";
import { createRemote } from "../build/createRemote.mjs";

const usage = `create-quotehaven-remote [FOLDER] [--name help] [--team "Help"] [--prefix /help] [--audience anyone] [--yes]

Writes a new remote. It asks for what is not given; --yes takes what would be proposed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: "string" },
    team: { type: "string" },
    prefix: { type: "string" },
    audience: { type: "string" },
    yes: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

/** Where npm takes our packages from here, if that is said: the new folder says it as well. */
function ownRegistry() {
  const config = ["config", "get", "@quotehaven:registry"];
  const said = execFileSync("npm", config, {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return said.trim() === "undefined" ? undefined : said.trim();
}

const inFolder = positionals[0] && basename(resolve(positionals[0])).replace(/^remote-/, "");
try {
  const asking = values.yes ? {} : { input: process.stdin, output: process.stdout };
  const answers = await askAnswers({ given: values, folder: inFolder, ...asking });
  const folder = resolve(positionals[0] ?? `remote-${answers.name}`);
  createRemote(folder, { ...answers, registry: ownRegistry() });
  console.log(`${folder} is written. Next:

  cd ${folder}
  npm install
  npm start          # in the mock shell
  npm test
  npm run build
`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
