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

/** What was thrown while a remote loaded, as one kind of failure. */
export function asRemoteError(remote: string, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const kind = /timed out|timeout/i.test(message)
    ? "timeout"
    : /Failed to fetch|Loading chunk|ChunkLoadError|ScriptNetworkError/.test(
          `${cause instanceof Error ? cause.name : ""} ${message}`,
        )
      ? "unreachable"
      : "broken";
  return new RemoteError(kind, remote, message, { cause });
}
