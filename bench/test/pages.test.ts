import { judged } from "../pages/pageTargets";
import { screensNamed, screensOf } from "../pages/screens";
import type { Visit } from "../pages/visitPage";

const MISSED = "**missed**";

const aVisit = (own: Partial<Visit> = {}): Visit => ({
  firstPaint: 100,
  largestPaint: 100,
  usable: 100,
  shift: 0,
  longestTask: 50,
  trips: 2,
  script: 100,
  ownScript: 40,
  ...own,
});

const visitsOf = (remotes: Partial<Visit>, bundle: Partial<Visit> = {}) => ({
  remotes: [aVisit(remotes)],
  bundle: [aVisit(bundle)],
  prerendered: [aVisit()],
});

it("judges paints by the client-rendered bundle, what is usable by the prerendered one", () => {
  const rows = judged({
    visits: {
      landing: visitsOf({ usable: 116 }, { firstPaint: 1_000 }),
      leads: visitsOf({ largestPaint: 110, longestTask: 201 }),
    },
    next: { "leads → /results": { remotes: [90], bundle: [100], prerendered: [100] } },
  });
  expect(rows).toEqual([
    ["landing: first paint, ms", "0.3 × bundle", "100", "1000", "0.10", "100", "1.00", "met"],
    ["landing: largest paint, ms", "0.3 × bundle", "100", "100", "1.00", "100", "1.00", MISSED],
    ["landing: usable, ms", "1.15 × prerendered", "116", "100", "1.16", "100", "1.16", MISSED],
    ["landing: script before it is usable, KB", "240", "100", "100", "1.00", "100", "1.00", "met"],
    ["leads: largest paint, ms", "1.15 × prerendered", "110", "100", "1.10", "100", "1.10", "met"],
    ["worst: landing: round trips to its first paint", "2", "2", "2", "1.00", "2", "1.00", "met"],
    [
      "worst: leads → /results: the next screen, ms",
      "100",
      "90",
      "100",
      "0.90",
      "100",
      "0.90",
      "met",
    ],
    ["worst: leads: longest task, ms", "200", "201", "50", "4.02", "50", "4.02", MISSED],
    ["worst: landing: layout shift", "0.02", "0.000", "0.000", "–", "0.000", "–", "met"],
    ["worst: landing: the remote's own script, KB", "50", "40", "–", "–", "–", "–", "met"],
  ]);
});

it("refuses the name of no screen", () => {
  expect(screensNamed("", screensOf(1))).toEqual(screensOf(1));
  expect(() => screensNamed("lnding", screensOf(1))).toThrow('No screen begins with "lnding".');
});
