import { jest } from "@jest/globals";
import { clearOverride, mayOverride, readOverrides, setOverride } from "./overrides";

const registry = { overrideOrigins: ["loopback", "https://builds.example.com"] };
const agent = "http://localhost:4101/";
const consumer = "https://builds.example.com/consumer/";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each(["http://localhost:4101/", "http://127.0.0.1:4101/", "http://[::1]:4101/"])(
  "takes %s for the visitor's own machine",
  (address) => {
    expect(mayOverride({ overrideOrigins: ["loopback"] }, address)).toBe(true);
    expect(mayOverride({ overrideOrigins: ["https://builds.example.com"] }, address)).toBe(false);
  },
);

it.each([
  "builds.example.com/agent",
  "http://builds.example.com/",
  "https://builds.example.com:8443/",
  "https://builds.example.com.evil.example/",
  "https://builds.example.com@evil.example/",
  "ftp://localhost/",
  "blob:http://localhost/",
  "view-http://localhost/",
])("tries nothing out from %s", (address) => {
  expect(mayOverride(registry, address)).toBe(false);
});

it("takes no other address for a listed one where that is not of the web", () => {
  expect(mayOverride({ overrideOrigins: ["ftp://files.example"] }, "ftp://files.example/")).toBe(
    false,
  );
});

it("tries nothing out in a tab that was told nothing", () => {
  expect(readOverrides(registry)).toEqual({});
});

it("tries out several builds at a time, each in the place of its remote, the last that was named", () => {
  setOverride("agent", "http://localhost:9999/");
  setOverride("consumer", consumer);
  setOverride("agent", agent);
  expect(readOverrides(registry)).toEqual({ agent, consumer });
});

it("goes back to the released build of one remote, and leaves the others", () => {
  setOverride("agent", agent);
  setOverride("consumer", consumer);
  clearOverride("agent");
  expect(readOverrides(registry)).toEqual({ consumer });
});

it("leaves nothing behind in the tab once nothing is tried out", () => {
  setOverride("agent", agent);
  clearOverride("agent");
  clearOverride("nobody");
  expect({ ...sessionStorage }).toEqual({});
});

it("leaves out addresses that this site does not allow any more, and keeps the others", () => {
  setOverride("agent", agent);
  setOverride("consumer", consumer);
  expect(readOverrides({ overrideOrigins: ["loopback"] })).toEqual({ agent });
});

it.each(["{", "null", "7", '"http://localhost:4101/"', '{"agent":["http://localhost:4101/"]}'])(
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
    throw new DOMException("shut", "SecurityError");
  });
  expect(readOverrides(registry)).toEqual({});
});
