const LOOPBACK = ["localhost", "127.0.0.1"];

/** Which pages may use the card processor from a browser. */
export type AllowedOrigins = {
  allows: (origin: string | undefined) => boolean;
  /** The same, as sources of a Content-Security-Policy. */
  policySources: string;
};

/** @param origins exact origins; without them every page on this machine is allowed */
export function allowedOrigins(origins: readonly string[] | undefined): AllowedOrigins {
  if (origins) {
    return {
      allows: (origin) => origin !== undefined && origins.includes(origin),
      policySources: origins.join(" "),
    };
  }
  return {
    allows: (origin) => {
      if (origin === undefined || !URL.canParse(origin)) return false;
      const { protocol, hostname } = new URL(origin);
      return protocol === "http:" && LOOPBACK.includes(hostname);
    },
    policySources: LOOPBACK.map((name) => `http://${name}:*`).join(" "),
  };
}

/**
 * Whether a Host header names this machine, or the sandbox by its `name`; another name is another
 * site's trick (rebinding).
 */
export function isOwnHost(host: string | undefined, name?: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  return [...LOOPBACK, "[::1]", name].includes(new URL(`http://${host}`).hostname);
}
