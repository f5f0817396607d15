/**
 * Why a remote is not there.
 *
 * - `unreachable`: its server did not answer, answered with an error, or sent something else than
 *   the script that was released
 * - `timeout`: it took longer than the deadline
 * - `broken`: the script came and failed
 * - `contract`: it was made for another version of the platform; it did not run
 * - `missing`: the registry does not know it
 */
export type RemoteErrorKind = "unreachable" | "timeout" | "broken" | "contract" | "missing";

/** A remote that could not be loaded. */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  constructor(
    readonly kind: RemoteErrorKind,
    readonly remote: string,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The code of a screen did not come. */
export class MissingScreen extends Error {
  override readonly name = "MissingScreen";
}

/** What was thrown while a remote loaded, as one kind of failure. */
export function asRemoteError(remote: string, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new RemoteError(kindOf(wordsOf(cause)), remote, message, { cause });
}

/** The name and message of an error, and of its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : wordsOf(error.cause);
  return `${error.name} ${error.message} ${cause}`;
}

function kindOf(error: string): RemoteErrorKind {
  if (/timed out|timeout/i.test(error)) return "timeout";
  const isUnreachable = /Failed to fetch|Loading chunk|ChunkLoadError|ScriptNetworkError/;
  return isUnreachable.test(error) ? "unreachable" : "broken";
}
