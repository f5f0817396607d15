import type { LogConfig } from "kysely";

/** A statement that ended just now. Its text has its values as `$1`, `$2`, … */
export type EndedStatement = { text: string; tookMs: number; error?: unknown };

/** What a database tells of itself. */
export type DatabaseEvents = {
  /** A connection was lost while idle, or something else that nobody waits for went wrong. */
  onError?: (error: Error) => void;
  /** A statement ended, in the context of who asked it. */
  onStatement?: (ended: EndedStatement) => void;
};

/** The same as Kysely asks for it; undefined, which costs nothing, where nobody hears. */
export function logOf({ onStatement }: DatabaseEvents): LogConfig | undefined {
  return (
    onStatement &&
    ((event) =>
      onStatement({
        text: event.query.sql,
        tookMs: event.queryDurationMillis,
        error: event.level === "error" ? event.error : undefined,
      }))
  );
}
