export { buildApp } from "./app";
export { ConfigError, readConfig, type Config } from "./server/settings/config";
export { FolderInUse } from "./database";
export type { Deps } from "./deps";
export { refuseUnreadable } from "./server/beforeRoutes";
export { limitedServer } from "./server/limitedServer";
export { demoPeople, DEMO_PASSWORD } from "./seeds/demoPeople";
export { startApi, type RunningApi } from "./startApi";
