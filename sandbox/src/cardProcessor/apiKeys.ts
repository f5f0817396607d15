import { ApiError, invalidRequest } from "./apiError";
import type { KeyKind } from "./operation";

/** The two keys of the one account that this sandbox keeps. */
export type ApiKeys = {
  publishableKey: string;
  secretKey: string;
};

const masked = (key: string) =>
  `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;

/**
 * Whose key this is.
 * @param sent from `Authorization: Bearer …`, or from the field `key` as browsers send it
 * @throws ApiError 401 for a missing or unknown key, 403 where only the secret key will do
 */
export function keyKindOf(
  keys: ApiKeys,
  sent: string | undefined,
  needed: "secret" | "both",
): KeyKind {
  if (sent === undefined) {
    throw new ApiError(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (sent === keys.secretKey) return "secret";
  if (sent !== keys.publishableKey) {
    throw new ApiError(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${masked(sent)}`,
    });
  }
  if (needed === "both") return "publishable";
  throw invalidRequest(
    "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
    { code: "secret_key_required", status: 403 },
  );
}
