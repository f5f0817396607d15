import { fetchedAgain, isOf } from "../pages/fetchedAgain";
import { judged, type Found } from "../pages/judged";
import type { Visit } from "../pages/visitPage";
import type { Visits } from "../pages/Visits";

const at = (path: string) => `http://localhost:1${path}`;

describe("files fetched again", () => {
  it.each([
    ["/assets/payment/1.0.0-a/5.js", "/assets/payment/1.0.0-b/5.js"],
    ["/assets/main.0123456789ab.js", "/assets/main.ba9876543210.js"],
    ["/assets/index-Ab3_x9Zk.js", "/assets/index-Zz9_y8Qp.js"],
  ])("are known under another address: %s", (first, second) => {
    expect(fetchedAgain([at(first)], [at(second)])).toEqual([at(second)]);
  });

  it("are none that are new, and no calls", () => {
    const first = [at("/assets/agent/1/5.js"), at("/api/user/quotes")];
    expect(fetchedAgain(first, [at("/assets/agent/1/6.js"), at("/api/user/quotes")])).toEqual([]);
  });

  it("are of the remote in whose folder they lie", () => {
    expect(isOf("agent", at("/assets/agent/1/5.js"))).toBe(true);
    expect(isOf("agent", at("/assets/shell/1/agent/5.js"))).toBe(false);
  });
});

const aVisit = (own: Partial<Visit> = {}): Visit => ({
  firstPaint: 100,
  largestPaint: 100,
  usable: 100,
  shift: 0,
  longestTask: 50,
  requests: 1,
  depth: 1,
  pageBytes: 1,
  scriptBytes: 100_000,
  fetched: [],
  ...own,
});

const visitsOf = (remotes: Partial<Visit>, webpack: Partial<Visit>): Visits => {
  const both = (own: Partial<Visit>) => ({ first: aVisit(own), repeated: aVisit(own) });
  return { remotes: both(remotes), webpack: both(webpack), vite: both({}) };
};

const nothing: Found = { visits: [], releases: [], interactions: [] };
const verdictsOf = (found: Partial<Found>) =>
  Object.fromEntries(
    judged({ ...nothing, ...found }).map(({ what, isMet, measured }) => [what, [isMet, measured]]),
  );

describe("targets", () => {
  it("of a landing are ratios to webpack's app on the slow network, and bytes", () => {
    const visits = [visitsOf({ firstPaint: 250 }, { firstPaint: 1_000 })];
    const screen = "landing";
    const verdicts = verdictsOf({
      visits: [
        { network: "slow 4G", screen, visits },
        { network: "cable", screen, visits: [visitsOf({ shift: 0.03 }, {})] },
      ],
    });
    expect(verdicts).toEqual({
      "landing: first paint": [true, "0.25 ×"],
      "landing: largest paint": [false, "1.00 ×"],
      "landing: script before it is usable": [true, "100.0 KB"],
      "any screen: longest task": [true, "50 ms"],
      "any screen: layout shift": [false, "0.030"],
    });
  });

  it("of a signed-in screen is the largest paint", () => {
    const visits = [
      visitsOf(
        { firstPaint: 310, largestPaint: 1_100 },
        { firstPaint: 1_000, largestPaint: 1_000 },
      ),
    ];
    const verdicts = verdictsOf({ visits: [{ network: "slow 4G", screen: "leads", visits }] });
    expect(verdicts["leads: largest paint"]).toEqual([true, "1.10 ×"]);
    expect(verdicts).not.toHaveProperty("leads: first paint");
  });

  it("after a release count what others' files were fetched again", () => {
    const before = aVisit({
      fetched: [at("/assets/shell/1/main.js"), at("/assets/payment/1/5.js")],
    });
    const after = (fetched: string[], usable: number) => ({
      ...aVisit({ fetched, usable }),
      before,
    });
    const webpack = [after([], 1_000)];
    const own = after([at("/assets/payment/2/5.js")], 900);
    const strange = after([at("/assets/shell/2/main.js")], 1_100);
    const verdicts = verdictsOf({
      releases: [
        { screen: "leads", remotes: [own], webpack },
        { screen: "landing", remotes: [strange], webpack },
      ],
    });
    expect(verdicts).toEqual({
      "leads: fetched again of what was not released": [true, "0 files"],
      "leads: usable after a release": [true, "0.90 ×"],
      "landing: fetched again of what was not released": [false, "1 files"],
      "landing: usable after a release": [false, "1.10 ×"],
    });
  });

  it("of an interaction are its usual delay and its worst task", () => {
    const answered = { name: "type", pictures: [40, 90, 300], tasks: [0, 201] };
    expect(verdictsOf({ interactions: [answered] })).toEqual({
      "type: delay": [true, "90 ms"],
      "type: longest task": [false, "201 ms"],
    });
  });
});
