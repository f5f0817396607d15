import { isApiError } from "./ApiError";

/**
 * Whether a failure says nothing about what was typed: no network, no answer or
 * human check in time, too many requests, a broken server, or no {@link ApiError}
 * at all. It is shown as a message of its own, not on a field.
 */
export function isTransientFailure(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
