export { lockAccountInTurn, lockAccountsShared } from "./accountLocks";
export type { Database, NewRow, Queries, Row, RowChange, Tx } from "./database";
export type { DatabaseEvents, EndedStatement } from "./databaseEvents";
export { FolderInUse } from "./FolderInUse";
export { isOneOf } from "./isOneOf";
export { migrate, migrationsHash } from "./migrate";
export { moveData } from "./moveData";
export {
  connectDatabase,
  openDatabase,
  prepareDatabase,
  type DatabaseConfig,
} from "./openDatabase";
export { openPglite } from "./pgliteDatabase";
export { openPostgres } from "./postgresDatabase";
export type { RequestTimeouts } from "./postgresSettings";
export { DatabaseRefused } from "./DatabaseRefused";
export { afterCommit } from "./transaction";
export type { StoredAnswer, StoredAnswers } from "./storedAnswers";
export type { WaitingAccount } from "./waitingAccount";
export type { DB } from "./tables";
export { sqlState, violatedConstraint } from "./transaction";
export { isUnavailable, ignoreUnavailable } from "./unavailable";
