import { isApiError } from "@quotehaven/platform";

/**
 * Whether a failure says nothing about what was typed: no network, too many
 * requests, a broken server. It is told in its own words instead of on a field.
 */
export function isOutage(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
