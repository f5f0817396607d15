import type { AutoCover, Covers, PresentPolicies } from "@quotehaven/contract/cover";
import {
  anyCoverCase,
  mayCoverMore,
  readCounts,
  readLines,
} from "@quotehaven/contract/cover/testing";
import fc from "fast-check";
import {
  aBundle,
  aQuote,
  fourBundles,
  homeAndAutoNeeds,
  todaysPolicies,
} from "../../shared/quotes/quoteFixtures";
import { heightOf, placeMarks, plot, priceTicks } from "./plotPlaces";
import { cheaperThan, extremesOf, rateQuotes, type RatedQuote } from "./rateQuotes";

const rate = (quotes = fourBundles()) => rateQuotes(quotes, homeAndAutoNeeds, "2026-06-01");

it("says of no quote that it is outdone where it costs less, states nothing, or the other one is over", () => {
  const said = rate().ratedQuotes.map(({ quote, counts, isSilent, outdone }) => [
    quote.carrierName,
    counts.met,
    isSilent,
    outdone && `${outdone.by.carrierName} ${outdone.how}`,
  ]);
  expect(said).toEqual([
    ["Meeting Mutual", 7, false, undefined],
    ["Thin Insurance", 4, false, undefined],
    ["Silent Assurance", 0, true, undefined],
    ["Ended Insurance", 7, false, undefined],
  ]);
});

it("rates what somebody has today by its whole price, and holds no quote against it", () => {
  const withToday = (present: PresentPolicies) =>
    rateQuotes(fourBundles(), homeAndAutoNeeds, "2026-06-01", present);
  const { ratedPresent, ratedQuotes } = withToday(todaysPolicies);
  expect(ratedPresent).toMatchObject({ monthly: 240, counts: { met: 3 }, isSilent: false });
  expect(ratedQuotes).toEqual(rate().ratedQuotes);
  const silent = { ...todaysPolicies.auto, cover: {} };
  expect(withToday({ home: { ...todaysPolicies.home, cover: {} }, auto: silent })).toMatchObject({
    ratedPresent: { isSilent: true },
  });
  expect(withToday({ home: todaysPolicies.home }).ratedPresent).toBeNull();
  expect(rate().ratedPresent).toBeNull();
});

it.each([
  [240, 3],
  [200, 2],
  [100, 0],
])("of the open quotes some cost less than $%i", (monthly, count) => {
  const { ratedQuotes } = rate();
  expect(cheaperThan(ratedQuotes, { monthly, yearly: 0 })).toEqual({ all: 3, count });
});

it.each([
  [{ monthly: 210, yearly: 2_400 }, "lessSame"],
  // Cheaper by the month and dearer by the year is not cheaper.
  [{ monthly: 210, yearly: 2_000 }, undefined],
  [{ monthly: 200, cover: { home: { dwelling: 1 } } }, "sameMore"],
  [{ monthly: 210, cover: { home: { dwelling: 1 } } }, "lessMore"],
  [{ monthly: 210, cover: {} }, undefined],
  [{ monthly: 200 }, undefined],
])("a quote like another with %j is outdone as %s", (changes, how) => {
  const [meeting] = fourBundles();
  if (!meeting) throw new Error("No quote.");
  const { ratedQuotes } = rate([meeting, { ...meeting, id: 9, ...changes }]);
  expect(ratedQuotes[1]?.outdone?.how).toBe(how);
});

it("does not call a quote outdone by one that meets as many lines with lower limits", () => {
  const needs = { auto: homeAndAutoNeeds.auto };
  const like = (id: number, monthly: number, auto: AutoCover) =>
    aQuote({
      id,
      cover: { auto },
      prices: [{ insuranceTypeId: 3, insuranceTypeName: "Auto", monthly, yearly: monthly * 12 }],
    });
  const cheap = like(1, 100, {
    injury: "100/300",
    propertyDamage: 100_000,
    uninsuredDrivers: "100/300",
  });
  const higher = like(2, 120, { injury: "250/500", propertyDamage: 250_000 });
  const { ratedQuotes } = rateQuotes([cheap, higher], needs, "2026-06-01");
  expect(ratedQuotes.map(({ counts, outdone }) => [counts.met, outdone])).toEqual([
    [3, undefined],
    [2, undefined],
  ]);
});

it("does not hold quotes of different insurance types against each other", () => {
  const { ratedQuotes, incomparable } = rate([aBundle(), aQuote()]);
  expect(ratedQuotes).toHaveLength(1);
  expect(incomparable.map(({ id }) => id)).toEqual([aQuote().id]);
});

it("holds what it says of any two quotes against their lines", () => {
  const priced = (id: number, cover: Partial<Covers>, monthly: number) =>
    aQuote({
      ...{ id, cover },
      prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly, yearly: monthly * 12 }],
    });
  const prices = fc.constantFrom(100, 120);
  fc.assert(
    fc.property(anyCoverCase, prices, prices, ({ needs, one, other }, first, second) => {
      const pair = [priced(1, one, first), priced(2, other, second)];
      const lines = [readLines(one, needs), readLines(other, needs)] as const;
      const counts = lines.map(readCounts);
      const { ratedQuotes } = rateQuotes(pair, needs, "2026-06-01");
      for (const [index, { share, unstatedShare, isSilent, outdone }] of ratedQuotes.entries()) {
        const { lines: all = 0, met = 0, unstated = 0 } = counts[index] ?? {};
        const places = [share * all, unstatedShare * all].map(Math.round);
        const [mine, theirs] = index === 0 ? lines : [lines[1], lines[0]];
        const [price, otherPrice] = index === 0 ? [first, second] : [second, first];
        const isTrue =
          !outdone ||
          (otherPrice <= price &&
            (outdone.how === "lessMore" || outdone.how === "sameMore"
              ? mayCoverMore(theirs, mine)
              : !mayCoverMore(mine, theirs)));
        const said = [...places, isSilent, isTrue];
        const meant = [met, unstated, all > 0 && unstated === all, true];
        if (said.join() !== meant.join()) expect(said).toEqual(meant);
      }
      const found = extremesOf(ratedQuotes);
      const metOf = (rated?: RatedQuote | null) => rated?.counts.met ?? 0;
      const most = Math.max(...counts.map(({ met }) => met));
      if (metOf(found?.fullest) !== most || found?.cheapest.monthly !== Math.min(first, second))
        expect([metOf(found?.fullest), found?.cheapest.monthly]).toEqual([
          most,
          Math.min(first, second),
        ]);
    }),
    { numRuns: 2_000 },
  );
});

it("finds the open quote that costs least and the one that meets most", () => {
  const found = extremesOf(rate().ratedQuotes);
  expect(found?.cheapest.quote.carrierName).toBe("Thin Insurance");
  expect(found?.fullest?.quote.carrierName).toBe("Meeting Mutual");
  expect(extremesOf(rate().ratedQuotes.slice(3))).toBeNull();
});

const at = (monthly: number, share: number): RatedQuote => ({
  quote: aBundle(),
  monthly,
  yearly: monthly * 12,
  helds: [],
  counts: { lines: 10, met: share * 10, below: 10 - share * 10, unstated: 0 },
  share,
  unstatedShare: 0,
  isOpen: true,
  isEnded: false,
  isSilent: false,
});

it.each([
  [
    [104, 118],
    [100, 105, 110, 115, 120],
  ],
  [
    [150, 190, 200],
    [140, 160, 180, 200],
  ],
  [[120], [120, 121]],
])("the prices %j have round ticks around them", (prices, ticks) => {
  expect(priceTicks(prices)).toEqual(ticks);
});

it("places the cheaper further left and the fuller further up", () => {
  const [cheap, full] = placeMarks([at(100, 0.2), at(200, 0.9)], [80, 80], 600);
  expect(cheap?.x).toBeLessThan(full?.x ?? 0);
  expect(cheap?.y).toBeGreaterThan(full?.y ?? 0);
});

it("places what states nothing below all that state something, however little that is", () => {
  const silent = { ...at(150, 0), isSilent: true };
  const [nothing, little] = placeMarks([silent, at(200, 0)], [80, 80], 600);
  expect(nothing?.y).toBeGreaterThan((little?.y ?? 0) + 20);
  expect(heightOf([silent])).toBeGreaterThan(heightOf([at(200, 0)]));
});

it("keeps labels within the plot and off each other, also on a phone", () => {
  const ratedQuotes = [at(117, 0), at(120, 0), at(121, 0), at(122, 0), at(122, 0)];
  const width = 290;
  const boxes = placeMarks(
    ratedQuotes,
    ratedQuotes.map(() => 120),
    width,
  ).flatMap(({ x, y, label }) =>
    label ? [{ left: x + label.dx, right: x + label.dx + 120, top: y + label.dy }] : [],
  );
  expect(boxes.length).toBeGreaterThan(2);
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.top).toBeLessThan(plot.height);
    const hit = boxes.filter(
      (other) =>
        other !== box &&
        Math.abs(other.top - box.top) < 20 &&
        other.left < box.right &&
        box.left < other.right,
    );
    expect(hit).toEqual([]);
  }
});
