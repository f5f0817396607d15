#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
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

const lines = values.yes ? null : createInterface({ input: process.stdin, output: process.stdout });

async function answerTo(question, given, proposed) {
  if (given !== undefined) return given;
  const said = lines ? await lines.question(`${question} (${proposed}): `) : "";
  return said.trim() || proposed;
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
const name = await answerTo("Name, in small letters", values.name, inFolder ?? "help");
const team = await answerTo("Team", values.team, name[0].toUpperCase() + name.slice(1));
const prefix = await answerTo("Prefix of its addresses", values.prefix, `/${name}`);
const audience = await answerTo("For anyone, consumer or agent", values.audience, "anyone");
lines?.close();
const folder = resolve(positionals[0] ?? `remote-${name}`);
try {
  createRemote(folder, { name, team, prefix, audience, registry: ownRegistry() });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log(`${folder} is written. Next:

  cd ${folder}
  npm install
  npm start          # in the mock shell
  npm test
  npm run build
`);
