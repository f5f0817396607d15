export type { Channel, ChannelListener, Database, Queries, Tx } from "./database";
export { FolderInUse, lockFolder } from "./folderLock";
export { migrate, migrationsHash } from "./migrate";
export { openDatabase, type DatabaseConfig } from "./openDatabase";
export { openPglite } from "./pgliteDatabase";
export { openPostgres, UNNAMED } from "./postgresDatabase";
export { afterCommit } from "./transaction";
export type { NewRow, Row, RowChange, StoredAnswer, StoredAnswers, Tables } from "./tables";
export { sqlState, violatedConstraint } from "./transaction";
