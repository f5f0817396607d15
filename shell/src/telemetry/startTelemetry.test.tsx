import type { RemoteEvent } from "../federation";
import { aBuildOf, aRegistry, aRelease } from "../testing/aRegistry";
import { startTelemetry } from "./startTelemetry";
import { createTabFigures } from "./tabFigures";

type Report = (vital: { value: number }) => void;
let reportCls: Report;
jest.mock("web-vitals", () => ({
  onLCP: () => undefined,
  onINP: () => undefined,
  onCLS: (report: Report) => (reportCls = report),
}));

const target = { channel: "canary" as const, ...aBuildOf("agent") };
const load: RemoteEvent = { kind: "load", remote: "agent", target };
const told = { remote: "agent", version: "1", channel: "canary", loads: 1, failures: {} };

/** A tab that runs a canary of the agents' remote, and what it sends. */
function aTab() {
  let tellOf: (event: RemoteEvent) => void = () => undefined;
  const failed = jest.fn();
  const send = jest.fn();
  const module = { name: "agent", routes: {}, prepare: async () => undefined };
  const stop = startTelemetry(
    {
      listen: (listener) => (tellOf = listener),
      failed,
      registry: () =>
        aRegistry(1, [
          { name: "agent", team: "", routes: [], canary: null, stable: aRelease("agent") },
        ]),
      loader: {
        state: () => ({ status: "ready", module, target }),
        load: async () => module,
        retry: async () => module,
        leave: async () => undefined,
        renew: async () => false,
        failures: () => [],
        subscribe: () => () => undefined,
      },
    },
    { isSampled: false, send },
  );
  stops.push(stop);
  return { send, failed, tellOf: (event: RemoteEvent) => tellOf(event) };
}

const stops: (() => void)[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it("tells together what happens within seconds", () => {
  const { send, tellOf } = aTab();
  tellOf(load);
  tellOf(load);
  jest.advanceTimersByTime(4_999);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[[{ ...told, loads: 2 }]]]);
});

it("tells at once when the page goes, and nothing twice", () => {
  const { send, tellOf } = aTab();
  tellOf(load);
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(10_000);
  expect(send.mock.calls).toEqual([[[told]]]);
});

it("tells of a vital with the page that it is of, layout shift in thousandths", () => {
  const { send, tellOf } = aTab();
  tellOf(load);
  reportCls({ value: 0.0412 });
  window.dispatchEvent(new Event("pagehide"));
  expect(send.mock.calls).toEqual([[[{ ...told, cls: 41 }]]]);
});

it("speaks up no more than twenty times", () => {
  const { send, tellOf } = aTab();
  for (let count = 0; count < 30; count += 1) {
    tellOf(load);
    window.dispatchEvent(new Event("pagehide"));
  }
  expect(send).toHaveBeenCalledTimes(20);
});

it("hears of what a remote throws with nobody to catch it, once its screens could", () => {
  const { failed } = aTab();
  const error = new Error("in a timer");
  const filename = "http://localhost/assets/agent/1/7.js";
  window.dispatchEvent(new ErrorEvent("error", { error, filename }));
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(failed.mock.calls).toEqual([["agent", "unhandled", error]]);
});

it("leaves others' errors alone, those of an extension for instance", () => {
  const { failed } = aTab();
  for (const filename of ["chrome-extension://x/1.js", "http://localhost/assets/agent/10/7.js"]) {
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("no"), filename }));
  }
  jest.advanceTimersByTime(1_000);
  expect(failed).not.toHaveBeenCalled();
});

describe("the figures of a tab", () => {
  type Channel = RemoteEvent["target"]["channel"];

  const loaded = (channel: Channel): RemoteEvent => ({ ...load, target: { ...target, channel } });
  const threw = (channel: Channel): RemoteEvent => ({
    ...loaded(channel),
    kind: "failure",
    failure: "render",
  });
  const about = (channel: Channel) => ({ remote: "agent", version: "1", channel });

  it("tells of a stable build for four tabs, or not at all, and of nothing that is only tried out", () => {
    const [one, other] = [createTabFigures(true), createTabFigures(false)];
    for (const figures of [one, other]) {
      for (const event of [loaded("stable"), loaded("override"), threw("override")])
        figures.add(event);
    }
    expect(one.take()).toEqual([{ ...about("stable"), loads: 4, failures: {} }]);
    expect(other.take()).toEqual([]);
  });

  it("tells of every failure, and of every load of what few visitors run", () => {
    const figures = createTabFigures(false);
    for (const channel of ["canary", "last-good"] as const) figures.add(loaded(channel));
    figures.add(threw("stable"));
    figures.add(threw("stable"));
    expect(figures.take()).toEqual([
      { ...about("canary"), loads: 1, failures: {} },
      { ...about("last-good"), loads: 1, failures: {} },
      { ...about("stable"), loads: 0, failures: { render: 2 } },
    ]);
    expect(figures.take()).toEqual([]);
  });

  it("gives a vital to the build that the page began with, in whole numbers", () => {
    const figures = createTabFigures(true);
    figures.add(loaded("stable"));
    figures.take();
    figures.addVital("lcp", 812.4);
    expect(figures.take()).toEqual([{ ...about("stable"), loads: 0, failures: {}, lcp: 812 }]);
    const others = createTabFigures(false);
    others.add(threw("stable"));
    others.take();
    others.addVital("lcp", 812.4);
    expect(others.take()).toEqual([]);
  });
});
