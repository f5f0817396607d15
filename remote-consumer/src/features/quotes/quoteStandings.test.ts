import { aBundle, aQuote, fourBundles, homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { extremesOf, standingsOf } from "./quoteStandings";

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
