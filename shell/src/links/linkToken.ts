import { CONTINUE_REGISTRATION, STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import { useLocation } from "react-router-dom";

/** Every word about a mailed link; a later try, or a new link, takes it away. */
export const linkSubject = "mailed link";

const screens = ["/verify", "/reset-password", STOP_LEAD_MAILS, CONTINUE_REGISTRATION];

/** A path as the router compares it: decoded, whatever its case, without the slashes at its end. */
function asRouted(pathname: string): string {
  try {
    return decodeURI(pathname)
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, "");
  } catch {
    return pathname;
  }
}

/**
 * Moves the token of a mailed link from the address bar into the history entry,
 * where a reload finds it and nobody reads it over a shoulder, in a screenshot
 * or in a Referer. Done before the router starts and before anything is fetched.
 */
export function hideLinkToken({ location, history }: Window): void {
  const path = asRouted(location.pathname);
  const params = new URLSearchParams(location.search);
  const token = params.get("token");
  if (!screens.includes(path) || token === null) return;
  params.delete("token");
  const rest = params.toString();
  // The shape in which the router keeps an entry's state: `usr` is ours.
  history.replaceState(
    { usr: { token }, key: "default", idx: 0 },
    "",
    rest ? `${path}?${rest}` : path,
  );
}

/** The token of the mailed link that led here; null without one, an empty one counts as none (ROU-9). */
export function useLinkToken(): string | null {
  const { state, search } = useLocation();
  const { token }: { token?: unknown } = Object(state);
  const kept = typeof token === "string" ? token : "";
  return kept || new URLSearchParams(search).get("token") || null;
}
