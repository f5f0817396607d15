import { aBundle } from "../../shared/quotes/quoteFixtures";
import { placeMarks, plot, priceTicks } from "./plotPlaces";
import type { Standing } from "./quoteStandings";

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
