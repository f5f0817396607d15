import { aLead, aWonLead } from "../../shared/leadFixtures";
import { daysUntil, nearDay } from "./dayText";
import { newsIn, showPage, updateRows } from "./shownRows";
import { byDeadline, leadActions, leadMark, placeName, quoteAction, typeNames } from "./leadRules";

const toQuote = ["viewSummary", "quote"] as const;
const toRead = ["viewSummary"] as const;
const client = ["viewClient", "viewAnswers"] as const;

/** What a row offers, what the key for a quote does, and why there is nothing to win. */
it.each([
  ["a new lead", aLead(), toQuote, "quote", null],
  ["a quoted one", aLead({ hasQuote: true }), toQuote, "quote", null],
  ["a lost one", aLead({ hasQuote: true, isLost: true }), toRead, "quote", "lost"],
  ["a covered one", aLead({ viableCarriers: [] }), toRead, "viewSummary", "covered"],
  [
    "one that is lost and covered",
    aLead({ hasQuote: true, isLost: true, viableCarriers: [] }),
    toRead,
    "quote",
    "lost",
  ],
  [
    "a covered one with an own quote to update",
    aLead({ viableCarriers: [], hasQuote: true, needsUpdate: true }),
    toQuote,
    "quote",
    null,
  ],
  ["a won one", aWonLead({ viableCarriers: [] }), client, "viewAnswers", null],
  ["a paid one", aWonLead({ isConfirmed: true }), client, "viewAnswers", null],
  ["a deleted one", aWonLead({ isDeleted: true, isLost: true }), ["dismiss"], null, null],
])("offers what can be done about %s", (_what, lead, actions, key, mark) => {
  expect(leadActions(lead)).toEqual(actions);
  expect(quoteAction(lead)).toBe(key);
  expect(leadMark(lead)).toBe(mark);
});

it("names one type alone and several as a bundle, and where a client lives as far as that is told", () => {
  const home = { leadId: 12, name: "Home" };
  const auto = { leadId: 12, name: "Auto" };
  expect(typeNames({ types: [home] }, "Bundle")).toBe("Home");
  expect(typeNames({ types: [home, auto] }, "Bundle")).toBe("Bundle: Home + Auto");
  expect(placeName({ city: "Austin", state: "TX" })).toBe("Austin, TX");
  expect(placeName({ city: undefined, state: "TX" })).toBe("TX");
});

it("puts the nearest deadline that is open first, then leads without one, and what is over last", () => {
  const over = aWonLead({ id: 4, contactDue: "2026-11-20T18:00:00.000Z" });
  const later = aWonLead({ id: 1, contactDue: "2026-11-26T18:00:00.000Z" });
  const sooner = aWonLead({ id: 2, contactDue: "2026-11-24T18:00:00.000Z" });
  const now = Date.parse("2026-11-22T12:00:00.000Z");
  const sorted = byDeadline([over, aWonLead({ id: 3 }), later, sooner], now);
  expect(sorted.map(({ id }) => id)).toEqual([2, 1, 3, 4]);
});

it("counts the days of the calendar, and says a near day by its distance, in both languages", () => {
  expect(daysUntil("2026-11-23", "2026-11-22")).toBe(1);
  expect(daysUntil("2026-11-20", "2026-11-22")).toBe(-2);
  expect(nearDay(23, "en")).toBe("in 23 days");
  expect(nearDay(1, "en")).toBe("tomorrow");
  expect(nearDay(-3, "es")).toBe("hace 3 días");
  expect(nearDay(120, "en")).toBeNull();
});

const [first, second] = [aLead({ id: 12 }), aLead({ id: 13 })];
const held = showPage("all", { leads: [first, second], count: 40 });
const gone = updateRows(held, { leads: [second], count: 39 });

it.each([
  ["nothing where nothing changed", [first, second], 40, null],
  ["nothing of changed marks", [first, aLead({ id: 13, isUnread: false })], 40, null],
  ["how many came", [aLead({ id: 15 }), aLead({ id: 14 })], 42, { kind: "new", count: 2 }],
  ["that the list differs where a row left", [second], 39, { kind: "moved" }],
])("tells %s, and keeps its rows", (_what, leads, count, news) => {
  const updated = updateRows(held, { leads, count });
  expect(newsIn(updated)).toEqual(news);
  expect(updated.leads.map(({ id }) => id)).toEqual([12, 13]);
});

it("forgets the news where the server's page is again as it is shown", () => {
  expect(newsIn(updateRows(gone, held.answer))).toBeNull();
});

it("takes the next page as it comes where the agent changed it", () => {
  const followed = updateRows({ ...held, isFollowed: true }, { leads: [second], count: 39 });
  expect(followed).toMatchObject({ leads: [second], isFollowed: false });
});
