import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config";
import { deriveKey } from "../security/secrets";

/**
 * The token of the link that stops an agent's mails of new leads. It is signed, not stored, and has
 * no end: whoever finds an old mail can still stop what it was about, and nothing else.
 */
export function stopToken(config: Pick<Config, "secret">, agentId: number): string {
  return `${agentId}-${signature(config, agentId)}`;
}

/** Whose mails a token stops; null for one that nobody signed. */
export function readStopToken(config: Pick<Config, "secret">, token: string): number | null {
  const [, id, sent = ""] = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return null;
  const agentId = Number(id);
  const isSigned = timingSafeEqual(Buffer.from(sent), Buffer.from(signature(config, agentId)));
  return isSigned ? agentId : null;
}

function signature({ secret }: Pick<Config, "secret">, agentId: number): string {
  return createHmac("sha256", deriveKey(secret, "stop-lead-mails"))
    .update(String(agentId))
    .digest("base64url");
}
