import { contentSecurityPolicy, everythingFrom, securityHeaders } from "./securityHeaders";

describe("the Content-Security-Policy", () => {
  it("allows nothing inline and nothing evaluated", () => {
    const policy = contentSecurityPolicy([everythingFrom("http://localhost:3001")]);
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
  expect(securityHeaders({ policy: "", isSecure: false })).not.toHaveProperty(name);
  expect(securityHeaders({ policy: "", isSecure: true })).toHaveProperty(name);
});
