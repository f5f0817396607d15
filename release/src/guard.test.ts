import type { BuildFigures } from "@quotehaven/contract/release";
import { failureRate, readFigures, upperQuarter } from "./figures";
import { figuresForPrometheus, figuresTable } from "./figuresTable";
import { guard, judge } from "./guard";
import { publish } from "./publish";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let live: { stable: string; canary: string };
beforeEach(async () => {
  place = await aWorkplace();
  const { store } = place;
  await publish(store, await place.aBuild({ name: "shell" }));
  const stable = await publish(store, await place.aBuild({ name: "agent", code: "run(1)" }));
  const canary = await publish(store, await place.aBuild({ name: "agent", code: "run(2)" }), {
    canaryPercent: 10,
  });
  live = { stable: stable.version, canary: canary.version };
});
afterEach(() => place.remove());

const none = { transport: 0, chunk: 0, start: 0, render: 0, unhandled: 0 };
const noVitals = { lcp: [0, 3, 1], inp: [0], cls: [0] };

function told(channel: "stable" | "canary", loads: number, failures: object = {}): BuildFigures {
  const version = live[channel];
  const counted = { ...none, ...failures };
  return { remote: "agent", version, channel, loads, failures: counted, vitals: noVitals };
}

it("ends a canary that fails in more than 2 % of 50 loads and twice as often as stable", async () => {
  const figures = [told("canary", 49, { start: 1, render: 1 }), told("stable", 400, { render: 4 })];
  const verdicts = await guard(place.store, figures);
  expect(verdicts).toEqual([
    {
      name: "agent",
      version: live.canary,
      channel: "canary",
      story: "fails in 4.0% of 50 loads; stable fails in 1.0%",
    },
  ]);
  const { apps } = await place.store.registry();
  expect(apps.agent?.canary).toBeNull();
  expect(apps.agent?.stable.version).toBe(live.stable);
  expect(await guard(place.store, figures)).toEqual([]);
});

it.each([
  ["was begun 49 times", 48, { start: 1, render: 9 }, 0],
  ["fails in 2 %", 100, { render: 2 }, 0],
  ["fails twice as often as stable", 100, { render: 4 }, 8],
])("leaves a canary that %s", async (_what, loads, failures, stableFailures) => {
  const { store } = place;
  const stable = told("stable", 400, { render: stableFailures });
  expect(await guard(store, [told("canary", loads, failures), stable])).toEqual([]);
  expect((await store.registry()).apps.agent?.canary).not.toBeNull();
});

it("says of a stable build that it fails, and leaves it live", async () => {
  const figures = [told("stable", 97, { transport: 3 })];
  expect(await guard(place.store, figures)).toMatchObject([
    { channel: "stable", version: live.stable, story: "fails in 3.0% of 100 loads" },
  ]);
  expect((await place.store.registry()).apps.agent?.stable.version).toBe(live.stable);
});

it("judges nothing by what was told of other builds", async () => {
  const other = { ...told("canary", 100, { render: 50 }), version: "0.0.9-old" };
  expect(judge(await place.store.registry(), [other])).toEqual([]);
});

it("counts a try once, however often it failed", () => {
  expect(failureRate(told("stable", 1, { render: 7 }))).toBe(1);
  expect(failureRate(told("stable", 0))).toBe(0);
});

it("shows figures to read, and as Prometheus takes them", () => {
  const figures = [told("canary", 99, { transport: 1, render: 2 })];
  expect(upperQuarter(figures[0]!, "lcp")).toBe(1_000);
  const [head, row] = figuresTable(figures).split("\n");
  expect(head?.split(/\s{2,}/)).toHaveLength(13);
  expect(row?.split(/\s{2,}/).slice(3, 7)).toEqual(["100", "3.0%", "1", "0"]);
  expect(row).toContain("≤ 1000 ms");
  const labels = `remote="agent",version="${live.canary}",channel="canary"`;
  expect(figuresForPrometheus(figures)).toContain(`quotehaven_remote_loads{${labels}} 99\n`);
  expect(figuresForPrometheus(figures)).toContain(`{${labels},kind="render"} 2`);
});

describe("the site's figures", () => {
  const source = { origin: "https://quotes.example", token: "t", days: 2 };
  const says =
    (body: unknown, status = 200) =>
    async () =>
      new Response(JSON.stringify(body), { status });

  it("are read as they were told", async () => {
    const figures = [told("stable", 7)];
    expect(await readFigures(source, says({ data: figures }))).toEqual(figures);
  });

  it.each([
    ["somebody else's", says({}, 404), "gives no figures with this FIGURES_TOKEN"],
    ["out of order", says({}, 503), "answered 503"],
    ["of another shape", says({ data: [{ remote: 7 }] }), "failures is not an object"],
    ["not there", () => Promise.reject(new TypeError("refused")), "cannot be reached"],
  ])("are said to be %s", async (_what, reply, words) => {
    await expect(readFigures(source, reply)).rejects.toThrow(words);
  });
});
