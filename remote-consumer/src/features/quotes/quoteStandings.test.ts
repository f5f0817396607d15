import { aBundle, aQuote, fourBundles, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { placeMarks, plot, priceTicks } from "./plotPlaces";
import { extremesOf, standingsOf, type Standing } from "./quoteStandings";

const standing = (quotes = fourBundles()) => standingsOf(quotes, homeAndAutoNeeds, "2026-06-01");

it("says of no quote that it is outdone where it costs less, states nothing, or the other one is over", () => {
  const said = standing().standings.map(({ quote, met, outdone }) => [
    quote.carrierName,
    met,
    outdone && `${outdone.by.carrierName} ${outdone.how}`,
  ]);
  expect(said).toEqual([
    ["Meeting Mutual", 6, undefined],
    ["Thin Insurance", 4, undefined],
    ["Silent Assurance", 0, undefined],
    ["Ended Insurance", 6, undefined],
  ]);
});

it.each([
  [{ monthly: 210 }, "lessSame"],
  [{ monthly: 200, cover: { home: { dwelling: 1 } } }, "sameMore"],
  [{ monthly: 210, cover: { home: { dwelling: 1 } } }, "lessMore"],
  [{ monthly: 210, cover: {} }, undefined],
  [{ monthly: 200 }, undefined],
])("a quote like another with %j is outdone as %s", (changes, how) => {
  const [meeting] = fourBundles();
  if (!meeting) throw new Error("No quote.");
  const { standings } = standing([meeting, { ...meeting, id: 9, ...changes }]);
  expect(standings[1]?.outdone?.how).toBe(how);
});

it("does not hold quotes of different insurance types against each other", () => {
  const { standings, incomparable } = standing([aBundle(), aQuote()]);
  expect(standings).toHaveLength(1);
  expect(incomparable.map(({ id }) => id)).toEqual([aQuote().id]);
});

it("finds the open quote that costs least and the one that meets most", () => {
  const found = extremesOf(standing().standings);
  expect(found?.cheapest.quote.carrierName).toBe("Thin Insurance");
  expect(found?.fullest.quote.carrierName).toBe("Meeting Mutual");
  expect(extremesOf(standing().standings.slice(3))).toBeNull();
});

const at = (monthly: number, share: number): Standing => ({
  quote: aBundle(),
  monthly,
  met: share * 10,
  lines: 10,
  share,
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

it("keeps labels within the plot and off each other, also on a phone", () => {
  const standings = [at(117, 0), at(120, 0), at(121, 0), at(122, 0), at(122, 0)];
  const width = 290;
  const boxes = placeMarks(
    standings,
    standings.map(() => 120),
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
