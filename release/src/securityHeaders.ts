import type { BuildRecord } from "./build";
import { liveBuilds, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";

/** Origins of other parties that a page may use, by what for. */
export type ForeignOrigins = { script: string[]; connect: string[]; frame: string[] };

/** What Stripe documents for its card element. */
const stripeOrigins: ForeignOrigins = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};

/** What Google documents for reCAPTCHA. */
const recaptchaOrigins: ForeignOrigins = {
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connect: ["https://www.google.com/recaptcha/"],
  frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

/**
 * The parties that the pages of a deployment use.
 *
 * @param options.cardScriptUrl a stand-in's script for cards, used for everything; otherwise Stripe
 * @param options.hasRecaptcha whether Google reCAPTCHA is configured
 */
export function foreignOrigins(options: {
  cardScriptUrl?: string | null;
  hasRecaptcha: boolean;
}): ForeignOrigins[] {
  const { cardScriptUrl, hasRecaptcha } = options;
  const cards = cardScriptUrl ? everythingFrom(new URL(cardScriptUrl).origin) : stripeOrigins;
  return hasRecaptcha ? [cards, recaptchaOrigins] : [cards];
}

function everythingFrom(origin: string): ForeignOrigins {
  return { script: [origin], connect: [origin], frame: [origin] };
}

/** styled-components asks for an empty style element; its rules go in through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What the live releases add to the policy of every page. */
export type LivePolicy = {
  overrideOrigins: string[];
  /** Origins that live remotes ask for and that were confirmed. */
  allowed: ForeignOrigins;
};

const noOrigins: ForeignOrigins = { script: [], connect: [], frame: [] };

/** The origins that a build asks for. */
export function originsOf({ policy }: Pick<BuildRecord, "policy">): string[] {
  return [...new Set(Object.values(policy).flat())];
}

/** What the registry's live releases add to the policy of every page. */
export function livePolicy({ overrideOrigins, apps, allowed }: Registry): LivePolicy {
  const builds = Object.values(apps).flatMap(liveBuilds);
  const confirmed = (kind: keyof ForeignOrigins) =>
    builds.flatMap(({ name, policy }) =>
      policy[kind].filter((origin) => allowed[name]?.includes(origin)),
    );
  return {
    overrideOrigins,
    allowed: {
      script: confirmed("script"),
      connect: confirmed("connect"),
      frame: confirmed("frame"),
    },
  };
}

const loopback = ["http://localhost:*", "http://127.0.0.1:*"];

/**
 * The Content-Security-Policy of every page: our own origin and the parties named, and no
 * script in a page itself.
 *
 * @param live from where builds may be tried out, as the registry has it
 */
export function contentSecurityPolicy(
  foreign: ForeignOrigins[],
  { overrideOrigins = [], allowed = noOrigins }: Partial<LivePolicy> = {},
): string {
  const tried = overrideOrigins.flatMap((each) => (each === "loopback" ? loopback : [each]));
  const sources = (kind: keyof ForeignOrigins) =>
    [...foreign, allowed].flatMap((each) => each[kind]);
  const sockets = tried.map((each) => each.replace(/^http/, "ws"));
  const directives: [string, string[]][] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...sources("script"), ...tried]],
    ["style-src", ["'self'", EMPTY_STYLE]],
    ["img-src", ["'self'", ...tried]],
    ["connect-src", ["'self'", ...sources("connect"), ...tried, ...sockets]],
    ["frame-src", sources("frame").length > 0 ? sources("frame") : ["'none'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
  ];
  return directives.map(([name, values]) => [name, ...new Set(values)].join(" ")).join("; ");
}

/**
 * The headers of every page and asset.
 *
 * @param options.foreign the other parties that pages use
 * @param options.live what the live releases add: `livePolicy`
 * @param options.isSecure whether the site is served over TLS: only then browsers may be asked to
 *   insist on it
 */
export function securityHeaders(options: {
  foreign: ForeignOrigins[];
  live: LivePolicy;
  isSecure: boolean;
}): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(options.foreign, options.live),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    ...(options.isSecure
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/**
 * The security headers that a deployment sends with every page and asset: those of the local
 * server.
 *
 * @param options.origin where people find the site; with https, browsers are asked to insist on TLS
 * @param options.hasRecaptcha whether Google reCAPTCHA is configured
 * @param options.cardScriptUrl a stand-in's script for cards; otherwise Stripe
 * @throws ReleaseError where the origin or the script's address is none
 */
export function deploymentHeaders(
  registry: Registry,
  options: { origin: string | null; hasRecaptcha: boolean; cardScriptUrl?: string },
): Record<string, string> {
  const { origin, hasRecaptcha, cardScriptUrl } = options;
  if (!/^https?:\/\/[^/]/.test(origin ?? "")) {
    throw new ReleaseError("PUBLIC_ORIGIN names no origin such as https://example.com.");
  }
  if (cardScriptUrl !== undefined && !URL.canParse(cardScriptUrl)) {
    throw new ReleaseError("--card-script names no address such as http://localhost:3001/v3/.");
  }
  return securityHeaders({
    foreign: foreignOrigins({ hasRecaptcha, cardScriptUrl }),
    live: livePolicy(registry),
    isSecure: origin?.startsWith("https:") ?? false,
  });
}
