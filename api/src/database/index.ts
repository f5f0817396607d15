export type {
  Channel,
  ChannelListener,
  Database,
  NewRow,
  Queries,
  Row,
  RowChange,
  Tx,
} from "./database";
export type { DatabaseEvents } from "./databaseEvents";
export { FolderInUse, lockFolder } from "./folderLock";
export { isOneOf } from "./isOneOf";
export { migrate, migrationsHash } from "./migrate";
export { moveData } from "./moveData";
export { openDatabase, type DatabaseConfig } from "./openDatabase";
export { openPglite } from "./pgliteDatabase";
export { UNNAMED } from "./namedStatements";
export { openPostgres } from "./postgresDatabase";
export { DatabaseRefused } from "./DatabaseRefused";
export { publish } from "./publish";
export { afterCommit } from "./transaction";
export type { StoredAnswer, StoredAnswers } from "./storedAnswers";
export type { DB } from "./tables";
export { sqlState, violatedConstraint } from "./transaction";
export { isUnavailable, unlessUnavailable } from "./unavailable";
