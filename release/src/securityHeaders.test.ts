import { emptyRegistry } from "./registry";
import {
  contentSecurityPolicy,
  foreignOrigins,
  livePolicy,
  securityHeaders,
} from "./securityHeaders";

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a policy says about one kind of content. */
const directiveOf = (policy: string, name: string) =>
  policy.split("; ").find((directive) => directive.startsWith(`${name} `));

describe("the Content-Security-Policy", () => {
  it("names our own origin and Stripe's documented ones, and allows nothing else", () => {
    expect(contentSecurityPolicy(foreignOrigins({ hasRecaptcha: false }))).toBe(
      [
        "default-src 'self'",
        "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        `style-src 'self' ${EMPTY_STYLE}`,
        "img-src 'self'",
        "connect-src 'self' https://api.stripe.com",
        "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join("; "),
    );
  });

  it("names Google's documented origins besides where reCAPTCHA is used, and nobody twice", () => {
    const foreign = foreignOrigins({
      cardScriptUrl: "http://localhost:3001/v3/",
      hasRecaptcha: true,
    });
    const policy = contentSecurityPolicy(foreign, { overrideOrigins: ["http://localhost:3001"] });
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(directiveOf(policy, "script-src")).toBe(
      "script-src 'self' http://localhost:3001 https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(directiveOf(policy, "connect-src")).toBe(
      "connect-src 'self' http://localhost:3001 https://www.google.com/recaptcha/ ws://localhost:3001",
    );
    expect(directiveOf(policy, "frame-src")).toBe(
      "frame-src http://localhost:3001 https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    );
  });

  it("lets no other page into a frame where no party asks for one", () => {
    expect(directiveOf(contentSecurityPolicy([]), "frame-src")).toBe("frame-src 'none'");
    const scriptAlone = { script: ["https://a.example"], connect: [], frame: [] };
    expect(directiveOf(contentSecurityPolicy([scriptAlone]), "frame-src")).toBe("frame-src 'none'");
  });

  it("lets builds that are tried out load scripts and pictures, and speak as they do when they are built", () => {
    const origins = ["loopback", "https://builds.example.com"];
    const policy = contentSecurityPolicy(foreignOrigins({ hasRecaptcha: false }), {
      overrideOrigins: origins,
    });
    const tried = "http://localhost:* http://127.0.0.1:* https://builds.example.com";
    expect(directiveOf(policy, "img-src")).toBe(`img-src 'self' ${tried}`);
    expect(directiveOf(policy, "script-src")).toBe(
      `script-src 'self' https://js.stripe.com https://*.js.stripe.com ${tried}`,
    );
    expect(directiveOf(policy, "connect-src")).toBe(
      `connect-src 'self' https://api.stripe.com ${tried} ` +
        "ws://localhost:* ws://127.0.0.1:* wss://builds.example.com",
    );
    for (const name of ["default-src", "style-src", "frame-src", "form-action"]) {
      expect(directiveOf(policy, name)).not.toContain("localhost");
    }
  });
});

it("keeps pages out of frames, types as they are said, addresses to themselves, and devices off", () => {
  const foreign = foreignOrigins({ hasRecaptcha: true });
  const live = { ...livePolicy(emptyRegistry), overrideOrigins: ["loopback"] };
  const headers = securityHeaders({ foreign, live, isSecure: true });
  expect(headers).toEqual({
    "content-security-policy": contentSecurityPolicy(foreign, live),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  expect(securityHeaders({ foreign, live, isSecure: false })).not.toHaveProperty(
    "strict-transport-security",
  );
});
