import type { Registry } from "./registry";
import { scriptGuard } from "./scriptGuard";

const base = "https://quotehaven.example/agent";
const entry = "https://quotehaven.example/assets/agent/1/remoteEntry.js";

const registry: Registry = {
  revision: 1,
  shell: { version: "1", contract: "0.1.0", integrity: {} },
  overrideOrigins: [],
  remotes: [
    {
      name: "agent",
      team: "Agent",
      routes: [],
      stable: {
        version: "1",
        entry: "/assets/agent/1/remoteEntry.js",
        container: "quotehaven_agent",
        contract: "^0.1.0",
        integrity: { "/assets/agent/1/remoteEntry.js": "sha384-known" },
      },
      canary: null,
    },
  ],
};

function aScript(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = src;
  return script;
}

it("gives a script the hash that the registry lists", () => {
  const script = aScript(entry);
  scriptGuard(() => registry, base)(script);
  expect(script.integrity).toBe("sha384-known");
  expect(script.crossOrigin).toBe("anonymous");
});

it("lets no script of the store run that the registry does not list", () => {
  const script = aScript("https://quotehaven.example/assets/agent/1/evil.js");
  scriptGuard(() => registry, base)(script);
  expect(script.integrity).toMatch(/^sha384-A{64}$/);
});

describe("what the start script of a build brings", () => {
  const chunk = "https://quotehaven.example/assets/agent/1/leads.js";
  const bring = (start: string, hashes: Record<string, string>) =>
    (window.quotehavenHashes ??= []).push([start, hashes]);
  const hashAfter = (guard: ReturnType<typeof scriptGuard>, src: string) => {
    const script = aScript(src);
    guard(script);
    return script.integrity;
  };

  beforeEach(() => delete window.quotehavenHashes);
  afterAll(() => delete window.quotehavenHashes);

  it("is believed of the scripts beside it, from the moment that it ran", () => {
    const guard = scriptGuard(() => registry, base);
    expect(hashAfter(guard, chunk)).toMatch(/^sha384-A{64}$/);
    bring(`${entry}?again=visit-1`, { "leads.js": "sha256-leads" });
    expect(hashAfter(guard, chunk)).toBe("sha256-leads");
    bring("https://quotehaven.example/assets/consumer/2/remoteEntry.js", {
      "leads.js": "sha256-other",
    });
    expect(hashAfter(guard, chunk)).toBe("sha256-leads");
    expect(hashAfter(guard, "https://quotehaven.example/assets/consumer/2/leads.js")).toBe(
      "sha256-other",
    );
  });

  it("does not change what the registry lists", () => {
    const guard = scriptGuard(() => registry, base);
    bring(entry, { "remoteEntry.js": "sha256-evil" });
    expect(hashAfter(guard, entry)).toBe("sha384-known");
  });
});

it("asks under a new address for a script that did not arrive, with the same hash", () => {
  const guard = scriptGuard(() => registry, base, "visit");
  guard(aScript(entry));
  const second = aScript(entry);
  guard(second);
  expect(second.src).toBe(`${entry}?again=visit-1`);
  expect(second.integrity).toBe("sha384-known");
});

it("asks under the same address for a script that arrived", () => {
  const guard = scriptGuard(() => registry, base);
  const first = aScript(entry);
  guard(first);
  first.dispatchEvent(new Event("load"));
  const second = aScript(entry);
  guard(second);
  expect(second.src).toBe(entry);
});

it("stays with the address that worked, where an earlier one is known to be wrong", () => {
  const guard = scriptGuard(() => registry, base, "visit");
  guard(aScript(entry));
  const second = aScript(entry);
  guard(second);
  second.dispatchEvent(new Event("load"));
  const third = aScript(entry);
  guard(third);
  expect(third.src).toBe(second.src);
});

it("asks under an address that no earlier visit used", () => {
  const addressOnRetry = () => {
    const guard = scriptGuard(() => registry, base, String(Math.random()));
    guard(aScript(entry));
    const second = aScript(entry);
    guard(second);
    return second.src;
  };
  expect(addressOnRetry()).not.toBe(addressOnRetry());
});
