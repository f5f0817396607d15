import { contentSecurityPolicy, foreignOrigins, securityHeaders } from "./securityHeaders";

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

  it("names Google's documented origins besides where reCAPTCHA is used", () => {
    const policy = contentSecurityPolicy(
      foreignOrigins({ cardScriptUrl: "http://localhost:3001/v3/", hasRecaptcha: true }),
    );
    expect(policy).toBe(
      [
        "default-src 'self'",
        "script-src 'self' http://localhost:3001 https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
        `style-src 'self' ${EMPTY_STYLE}`,
        "img-src 'self'",
        "connect-src 'self' http://localhost:3001 https://www.google.com/recaptcha/",
        "frame-src http://localhost:3001 https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join("; "),
    );
  });

  it("allows nothing inline and nothing evaluated", () => {
    const policy = contentSecurityPolicy(
      foreignOrigins({ cardScriptUrl: "http://localhost:3001/v3/", hasRecaptcha: false }),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("script-src 'self' http://localhost:3001;");
    expect(policy).toContain("frame-src http://localhost:3001;");
  });

  it("names loopback only where an operator allowed overrides from there", () => {
    expect(contentSecurityPolicy([])).not.toContain("localhost");
    expect(contentSecurityPolicy([], ["loopback"])).toContain("http://localhost:*");
  });
});

it("asks for TLS for ever only where the site has it", () => {
  const name = "strict-transport-security";
  const site = { foreign: [], overrideOrigins: [] };
  expect(securityHeaders({ ...site, isSecure: false })).not.toHaveProperty(name);
  expect(securityHeaders({ ...site, isSecure: true })).toHaveProperty(name);
});
