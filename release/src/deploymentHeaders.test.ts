import { deploymentHeaders } from "./deploymentHeaders";
import { emptyRegistry } from "./registry";

const storeWith = (overrideOrigins: string[]) => ({
  registry: async () => ({ ...emptyRegistry, overrideOrigins }),
});
const closed = storeWith([]);
const site = { origin: "https://quotes.example.com", hasRecaptcha: false };

describe("the headers of a deployment", () => {
  it("allow cards, and reCAPTCHA only where it is used", async () => {
    const policy = (await deploymentHeaders(closed, site))["content-security-policy"];
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).not.toContain("recaptcha");
    const guarded = await deploymentHeaders(closed, { ...site, hasRecaptcha: true });
    expect(guarded["content-security-policy"]).toContain("https://www.google.com/recaptcha/");
  });

  it("allow builds to be tried out from where the store says", async () => {
    const from = storeWith(["https://builds.example.com"]);
    const policy = (await deploymentHeaders(from, site))["content-security-policy"];
    expect(policy).toContain("wss://builds.example.com");
  });

  it("insist on TLS where the site has it", async () => {
    const name = "strict-transport-security";
    expect(await deploymentHeaders(closed, site)).toHaveProperty(name);
    const plain = { ...site, origin: "http://quotes.example.com" };
    expect(await deploymentHeaders(closed, plain)).not.toHaveProperty(name);
  });

  it.each(["quotes.example.com", "ftp://quotes.example.com", ""])(
    "are refused for %p, which is no origin",
    async (origin) => {
      await expect(deploymentHeaders(closed, { ...site, origin })).rejects.toThrow("no origin");
    },
  );
});
