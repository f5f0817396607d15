#!/usr/bin/env node
import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { createRemote, whyNot } from "../build/createRemote.mjs";

const usage = `create-quotehaven-remote [FOLDER] [--name help] [--team "Help"] [--prefix /help] [--audience anyone] [--yes]

Writes a new remote. It asks for what is not given; --yes takes what would be proposed.`;

const { values, positionals } = words();
if (values.help) {
  console.log(usage);
  process.exit(0);
}

/** What was given; where that cannot be understood, how it is used, and the end. */
function words() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: "string" },
        team: { type: "string" },
        prefix: { type: "string" },
        audience: { type: "string" },
        yes: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
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

const terminal = createInterface({ input: process.stdin, output: process.stdout });

/** What was given, or is answered now; Enter takes the proposal. */
async function ask(what, question, proposal) {
  if (values[what] !== undefined || values.yes) return values[what] ?? proposal;
  for (;;) {
    const answer = (await terminal.question(`${question} (${proposal}): `)).trim() || proposal;
    const why = whyNot(what, answer);
    if (!why) return answer;
    console.log(why);
  }
}

const inFolder = positionals[0] && basename(resolve(positionals[0])).replace(/^remote-/, "");
try {
  const name = await ask("name", "Name, in small letters", inFolder ?? "help");
  const answers = {
    name,
    team: await ask("team", "Team", name[0].toUpperCase() + name.slice(1)),
    prefix: await ask("prefix", "Prefix of its addresses", `/${name}`),
    audience: await ask("audience", "For anyone, consumer or agent", "anyone"),
  };
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
} finally {
  terminal.close();
}
