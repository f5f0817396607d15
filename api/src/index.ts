export { buildApp } from "./app";
export { ConfigError, readConfig, type Config } from "./config";
export { FolderInUse } from "./database";
export type { Deps } from "./deps";
export { refuseUnreadable } from "./http/beforeRoutes";
export { demoPeople, DEMO_PASSWORD } from "./seeds/demoPeople";
export { startApi, type RunningApi } from "./startApi";
