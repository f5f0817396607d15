import { satisfiesContract } from "./contractRange";
import { homeOf, isOwnPath, landingOf, roleOf, routeOf } from "./places";
import type { RouteEntry } from "./registry";
import { vitalGroup, type Vital } from "./figures";

it.each([
  ["0.1.0", "^0.1.0", true],
  ["0.1.9", "^0.1.0", true],
  ["0.2.0", "^0.1.0", false],
  ["1.4.2", "^1.2.0", true],
  ["1.1.9", "^1.2.0", false],
  ["2.0.0", "^1.2.0", false],
  ["1.2.9", "~1.2.3", true],
  ["1.3.0", "~1.2.3", false],
  ["1.2.3", "1.2.3", true],
  ["1.2.4", "1.2.3", false],
  ["1.2.3", "*", false],
  ["1.2.3", "", false],
])("a contract of platform %s for %s is kept: %s", (version, range, isKept) => {
  expect(satisfiesContract(version, range)).toBe(isKept);
});

const route = (prefix: string, role: RouteEntry["role"], own: Partial<RouteEntry> = {}) => ({
  prefix,
  role,
  exact: false,
  ...own,
});

const routes: RouteEntry[] = [
  route("/", "anyone", { exact: true, landingOf: "consumer" }),
  route("/desk", "anyone", { landingOf: "agent" }),
  route("/desk/mine", "agent", { home: true }),
  route("/mine", "consumer", { home: true }),
  route("/till", "agent"),
];

it.each([
  ["/mine/x?y=1#z", "consumer"],
  ["/desk/mine/", "agent"],
  ["/till", "agent"],
  ["/desk", null],
  ["/", null],
  ["/nowhere", null],
])("asks at %s for %s", (path, role) => {
  expect(roleOf(routes, path)).toBe(role);
});

it("gives a path to the longest prefix", () => {
  expect(routeOf(routes, "/desk/mine/7")?.prefix).toBe("/desk/mine");
  expect(routeOf(routes, "/desk/others")?.prefix).toBe("/desk");
  expect(routeOf(routes, "/unknown")).toBeUndefined();
});

it.each(["/desk/mine", "/desk/mine/leads?page=2", "/till?leadId=3"])(
  "leads an agent to %s",
  (path) => {
    expect(isOwnPath(routes, path, "agent")).toBe(true);
  },
);

it.each([
  "/mine",
  "/desk",
  "/desk/mine/../../mine",
  "/desk/mine/..%2f..",
  // What is no path of this site at all has tests of its own, with `isSafePath`.
  "//evil.example/desk/mine",
  null,
])("leads no agent to %j", (path) => {
  expect(isOwnPath(routes, path, "agent")).toBe(false);
});

it("knows each role's home and landing from the manifests", () => {
  expect([homeOf(routes, "agent"), homeOf(routes, "consumer")]).toEqual(["/desk/mine", "/mine"]);
  expect([landingOf(routes, "agent"), landingOf(routes, "consumer")]).toEqual(["/desk", "/"]);
  expect([homeOf([], "agent"), landingOf([], "agent")]).toEqual(["/", "/"]);
});

it.each<[Vital, number, number]>([
  ["lcp", 0, 0],
  ["lcp", 500, 0],
  ["lcp", 501, 1],
  ["lcp", 10_001, 9],
  ["inp", 200, 3],
  ["cls", 100, 3],
])("counts %s of %d in group %d", (vital, value, group) => {
  expect(vitalGroup(vital, value)).toBe(group);
});
