import { contentSecurityPolicy, foreignOrigins, securityHeaders } from "./securityHeaders";

describe("the Content-Security-Policy", () => {
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
