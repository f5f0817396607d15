import { jest } from "@jest/globals";
import { clearOverride, mayOverride, readOverrides, setOverride } from "./overrides";

const registry = { overrideOrigins: ["loopback", "https://builds.example.com"] };
const agent = "http://localhost:4101/";
const consumer = "https://builds.example.com/consumer/";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("allows the visitor's own machine, and listed origins", () => {
  for (const address of [agent, "http://127.0.0.1:4101/", "http://[::1]:4101/", consumer]) {
    expect(mayOverride(registry, address)).toBe(true);
    expect(mayOverride({ overrideOrigins: [] }, address)).toBe(false);
  }
});

it.each([
  "builds.example.com/agent",
  "http://builds.example.com/",
  "https://builds.example.com:8443/",
  "https://builds.example.com.evil.example/",
  "https://builds.example.com@evil.example/",
  "http://localhost.evil.example/",
  "ftp://localhost/",
  "blob:http://localhost/",
  "javascript:alert(1)",
])("tries nothing out from %s", (address) => {
  expect(mayOverride(registry, address)).toBe(false);
});

it("tries out several builds at a time, and goes back to the released ones", () => {
  setOverride("agent", "http://localhost:9999/");
  setOverride("consumer", consumer);
  setOverride("agent", agent);
  expect(readOverrides(registry)).toEqual({ agent, consumer });
  expect(readOverrides({ overrideOrigins: ["loopback"] })).toEqual({ agent });
  clearOverride("agent");
  expect(readOverrides(registry)).toEqual({ consumer });
  clearOverride("consumer");
  expect(sessionStorage).toHaveLength(0);
});

it.each(["{", "null", "7", '{"agent":["http://localhost:4101/"]}'])(
  "tries nothing out where the tab's storage holds %s, and can be told anew",
  (text) => {
    sessionStorage.setItem("overrides", text);
    expect(readOverrides(registry)).toEqual({});
    setOverride("agent", agent);
    expect(readOverrides(registry)).toEqual({ agent });
  },
);

it("tries nothing out where the browser shuts its storage", () => {
  setOverride("agent", agent);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readOverrides(registry)).toEqual({});
});
