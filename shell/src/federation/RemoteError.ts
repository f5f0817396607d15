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
  return new RemoteError(kindOf(cause), remote, message, { cause });
}

/**
 * webpack names an error so where a script of a build did not come, and platform where texts did not;
 * everything else is of the code that runs.
 */
function kindOf(error: unknown): RemoteErrorKind {
  if (!(error instanceof Error)) return "broken";
  if (error.name === "TimeoutError") return "timeout";
  if (error.name !== "ChunkLoadError") return kindOf(error.cause);
  return "type" in error && error.type === "timeout" ? "timeout" : "unreachable";
}
