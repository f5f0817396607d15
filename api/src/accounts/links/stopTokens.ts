import { timingSafeEqual } from "node:crypto";
import type { Config } from "../../server/settings/config";
import { signed } from "../../server/secrets";

/**
 * The token of the link that stops an agent's mails of new leads. It is signed, not stored, and has
 * no end: whoever finds an old mail can still stop what it was about, and nothing else.
 */
export function stopToken({ secret }: Pick<Config, "secret">, agentId: number): string {
  return `${agentId}-${signed(secret, "stop-lead-mails", String(agentId))}`;
}

/** Whose mails a token stops; null for one that nobody signed. */
export function readStopToken(config: Pick<Config, "secret">, token: string): number | null {
  const [, id] = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(token) ?? [];
  if (id === undefined) return null;
  const good = stopToken(config, Number(id));
  return timingSafeEqual(Buffer.from(token), Buffer.from(good)) ? Number(id) : null;
}
