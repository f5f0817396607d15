import { ConfigError, readConfig } from "./server/settings/config";
import { DatabaseRefused } from "./database";
import { startApi, type RunningApi } from "./startApi";

const KILL_AFTER_MS = 10_000;

const ending = new AbortController();
let api: RunningApi | undefined;
let graceMs = 0;

function stop(): void {
  setTimeout(() => process.exit(1), graceMs + KILL_AFTER_MS).unref();
  ending.abort();
  void api?.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

try {
  const config = readConfig(process.env);
  graceMs = config.shutdownGraceMs;
  api = await startApi(config, { signal: ending.signal });
  if (ending.signal.aborted) await api.close().then(() => process.exit(0));
} catch (error) {
  // It ended because it was asked to.
  if (ending.signal.aborted) process.exit(0);
  const isInWords = error instanceof ConfigError || error instanceof DatabaseRefused;
  if (isInWords) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
