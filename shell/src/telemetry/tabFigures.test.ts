import type { RemoteEvent } from "../federation";
import { aBuildOf } from "../testing/aRegistry";
import { createTabFigures } from "./tabFigures";

type Channel = RemoteEvent["target"]["channel"];

const targetOf = (channel: Channel) => ({ channel, ...aBuildOf("agent") });
const loaded = (channel: Channel): RemoteEvent => ({
  kind: "load",
  remote: "agent",
  target: targetOf(channel),
});
const threw = (channel: Channel): RemoteEvent => ({
  kind: "failure",
  failure: "render",
  remote: "agent",
  target: targetOf(channel),
});
const about = (channel: Channel) => ({ remote: "agent", version: "1", channel });

it("tells of a stable build for four tabs, or not at all", () => {
  const [one, other] = [createTabFigures(true), createTabFigures(false)];
  for (const figures of [one, other]) figures.add(loaded("stable"));
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

it("tells of nothing that is only tried out", () => {
  const figures = createTabFigures(true);
  figures.add(loaded("override"));
  figures.add(threw("override"));
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
