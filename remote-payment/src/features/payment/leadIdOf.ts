/** The lead id that an address or the router's state carries (ROU-4); null when there is none. */
export function leadIdOf(search: URLSearchParams, state: unknown): number | null {
  const fromState =
    typeof state === "object" && state !== null && "leadId" in state ? state.leadId : null;
  const text = search.get("leadId") ?? (fromState === null ? "" : String(fromState));
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
