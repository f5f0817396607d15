import { sql, type Expression, type SqlBool } from "kysely";

/** Whether a column has one of these, as one parameter: it is one statement, planned once, for however many. */
export const isOneOf = (column: string, ids: readonly number[]): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`;
