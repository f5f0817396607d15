import { createHash } from "node:crypto";
import { ApiError } from "./apiError";
import type { KeptReply } from "./objects";
import type { Processor } from "./processor";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What makes two requests the same: operation, address and parameters. */
export function requestFingerprint(path: string, body: string): string {
  return createHash("sha256").update(`${path}\n${body}`).digest("base64url");
}

/**
 * The answer already given under this key, if any.
 * @throws ApiError 400 idempotency_error when the key was used for something else
 */
export function keptReply(
  processor: Processor,
  key: string,
  fingerprint: string,
): KeptReply | undefined {
  const kept = processor.replies.get(key);
  if (!kept || Date.now() - kept.at > LIFETIME_MS) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  throw new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Keeps an answer for a day. Refusals made before anything was tried are not kept. */
export function keepReply(processor: Processor, reply: Omit<KeptReply, "at">): void {
  if (reply.status >= 300 && reply.status !== 402) return;
  processor.replies.put({ ...reply, at: Date.now() });
}
