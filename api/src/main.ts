import { ConfigError, readConfig } from "./config";
import { FolderInUse } from "./database";
import { startApi } from "./startApi";

const KILL_AFTER_MS = 10_000;

try {
  const api = await startApi(readConfig(process.env));
  const stop = () => {
    setTimeout(() => process.exit(1), KILL_AFTER_MS).unref();
    void api.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUse) console.error(error.message);
  else console.error(error);
  process.exit(1);
}
