import { ConfigError, readConfig } from "../../server/settings/config";
import { DatabaseRefused, openDatabase } from "../../database";
import { moveToPostgres } from "./moveToPostgres";
import { askRunning } from "./operatorSocket";
import { knowsCommand, runOperator, usage, type OperatorReply } from "./runOperator";
import { systemClock } from "../../server/clock";

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(usage);
  process.exit(0);
}
if (args[0] !== "move" && !knowsCommand(args)) {
  console.error(usage);
  process.exit(2);
}

try {
  const { text, isDone } = await run(args);
  (isDone ? console.log : console.error)(text);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  const isInWords = error instanceof ConfigError || error instanceof DatabaseRefused;
  if (isInWords) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

/** Does a command on the database itself, or where another process owns it, by way of that one. */
async function run(args: readonly string[]): Promise<OperatorReply> {
  const config = readConfig(process.env);
  if (args[0] === "move") return moveToPostgres(config);
  const running = config.databaseUrl === null ? await askRunning(config.dataDir, args) : null;
  if (running) return running;
  const db = await openDatabase(config);
  try {
    return await runOperator({ config, db, clock: systemClock }, args);
  } finally {
    await db.close();
  }
}
