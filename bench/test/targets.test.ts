import { atLeast, atMost, linesOf, percentile } from "../targets";

it("meets a target at its limit, and misses it beyond", () => {
  const verdicts = (judge: typeof atMost) =>
    [9.9, 10, 10.1].map((ms) => judge("", 10, "ms", ms)[3]);
  expect(verdicts(atMost)).toEqual(["met", "met", "**missed**"]);
  expect(verdicts(atLeast)).toEqual(["**missed**", "met", "met"]);
});

it("leaves one call of a hundred out of a p99, and none of fewer", () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(times, 99), percentile(times.slice(1), 99)]).toEqual([99, 99]);
});

it.each([
  ["nothing was called", () => percentile([], 99), "Nothing was measured."],
  ["a ratio to nothing", () => 0 / 0, "NaN is no figure."],
])("meets no target where %s, and says so", async (what, figure, why) => {
  const before = process.exitCode;
  const lines = await linesOf(what, async () => [atMost(what, 10, "ms", figure())]);
  expect(lines).toEqual([[what, "", `not measured: Error: ${why}`, ""]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
});
