import { ReleaseError } from "./ReleaseError";
import { foreignOrigins, livePolicy, securityHeaders } from "./securityHeaders";
import type { ReleaseStore } from "./store";

/**
 * The security headers that a deployment sends with every page and asset: those of the local
 * server, for real cards.
 *
 * @param options.origin where people find the site; its scheme says whether TLS may be insisted on
 * @param options.hasRecaptcha whether Google reCAPTCHA is configured
 * @throws ReleaseError where the origin is none
 */
export async function deploymentHeaders(
  store: Pick<ReleaseStore, "registry">,
  { origin, hasRecaptcha }: { origin: string; hasRecaptcha: boolean },
): Promise<Record<string, string>> {
  return securityHeaders({
    foreign: foreignOrigins({ hasRecaptcha }),
    live: livePolicy(await store.registry()),
    isSecure: isSecure(origin),
  });
}

function isSecure(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.protocol === "https:") return true;
  if (url?.protocol === "http:") return false;
  throw new ReleaseError(`"${origin}" is no origin such as https://example.com.`);
}
