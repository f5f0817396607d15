import { isSafePath } from "@quotehaven/contract/rules";
import { homePath } from "@quotehaven/platform";

/** Where the payment page leads to: the agent's leads, and the page of this client. */
export type NextPaths = { leads: string; client: string };

/**
 * Where to go from the payment page. The screen that opened it names both paths in the router's
 * state. After a visit by address there is none, and mailed links' addresses lead on from here:
 * the shell knows where the agent's area is.
 */
export function nextPaths(state: unknown, leadId: number | null): NextPaths {
  const said: Partial<Record<keyof NextPaths, unknown>> = Object(state);
  const area = [homePath("agent")];
  const pathOr = (path: unknown, other: string) => (isSafePath(path, area) ? path : other);
  return {
    leads: pathOr(said.leads, "/go/agent/leads"),
    client: pathOr(said.client, `/go/agent/leads/${leadId}/client`),
  };
}

/** The lead id that an address or the router's state carries (ROU-4); null when there is none. */
export function leadIdOf(search: URLSearchParams, state: unknown): number | null {
  const fromState =
    typeof state === "object" && state !== null && "leadId" in state ? state.leadId : null;
  const text = search.get("leadId") ?? (fromState === null ? "" : String(fromState));
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
