import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { endWithUsage } from "@quotehaven/local/commandLine";
import { CitusAbsent, ensureCitus } from "./build";
import { proveMoves } from "./moves";
import { addressOf, withCluster } from "./nodes";
import { compareAtSize } from "./size";
import { tests } from "./tests";

const usage = `npm run citus -- SOURCE_FOLDER [test | moves | size N | COMMAND …]

Builds Citus of that folder where it is not installed, and starts a coordinator and two workers.
test: runs the API's tests on them
moves: lets people go on while shards move and workers die
size N: compares calls with one PostgreSQL, with N applications
COMMAND: runs with their address in TEST_DATABASE_URL; without one, they run until Ctrl-C`;
const [source = "", ...command] = process.argv.slice(2);
if (["--help", "-h"].includes(source)) endWithUsage(usage);
if (source === "" || !existsSync(source)) {
  endWithUsage(usage, `${source || "SOURCE_FOLDER"} is no folder.`);
}

try {
  ensureCitus(resolve(source));
  process.exitCode = await withCluster(async (coordinator, workers) => {
    console.log(`The coordinator is at ${addressOf(coordinator)}`);
    if (command.length === 0) return untilStopped();
    if (command[0] === "moves") return proveMoves(coordinator, workers);
    if (command[0] === "size") return compareAtSize(coordinator, Number(command[1]));
    return run(command[0] === "test" ? ["npx", "jest", ...tests] : command, addressOf(coordinator));
  });
} catch (error) {
  if (!(error instanceof CitusAbsent)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([name = "", ...args]: readonly string[], address: string): Promise<number> {
  const NODE_OPTIONS = "--experimental-vm-modules";
  const env = { ...process.env, NODE_OPTIONS, TEST_DATABASE_URL: address };
  // Ctrl-C ends the command, and then this one.
  process.on("SIGINT", () => {});
  const [code] = (await once(spawn(name, args, { stdio: "inherit", env }), "exit")) as [
    number | null,
  ];
  return code ?? 1;
}

async function untilStopped(): Promise<number> {
  console.log("Ctrl-C stops it.");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  return 0;
}
