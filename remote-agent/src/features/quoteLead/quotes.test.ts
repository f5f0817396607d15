import { jest } from "@jest/globals";
import type { LeadReply } from "@quotehaven/contract/wire";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { oddValues } from "./oddValues";
import { blankQuote, bundleToSend, leadTypes, quoteOf, withProposals, type Quote } from "./quote";
import {
  canAddForm,
  canRemove,
  carrierNameOf,
  carrierOptions,
  cardsOf,
  clientDay,
  currentQuotes,
  gridRows,
  quotesToSend,
} from "./quotes";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail());
const both = leadTypes({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
const carriers = [
  aLeadCarrier({ id: 1, name: "State Farm" }),
  aLeadCarrier({ id: 7, name: "Farmers" }),
  aLeadCarrier({ id: 9, name: "American Family", isQuoted: true }),
];
/** A form in which nothing is filled in, unless `changes` say something else. */
const aForm = (changes: Partial<Quote> = {}): Quote => ({
  ...blankQuote(types, today),
  isOpen: true,
  ...changes,
});
/** The row of a carrier in which nothing is filled in. */
const aRow = (carrierId: number) => aForm({ isOpen: false, carrierId });
const priced = (changes: Partial<Quote> = {}): Quote => {
  const form = aForm({ isOpen: false, ...changes });
  const prices = form.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...form, prices };
};
const sent = aForm({ quoteId: 31, state: "locked", carrierId: 1 });
const outdated = aForm({ quoteId: 31, state: "outdated", carrierId: 1 });
const indexed = (quotes: readonly Quote[], index = 0) => ({
  index,
  quote: quotes[index] ?? aForm(),
});

describe("a quote", () => {
  it("that was sent has its prices, and is locked or open as the server says", () => {
    expect(quoteOf(anAgentQuote(), types, today)).toMatchObject({
      quoteId: 31,
      state: "locked",
      prices: [{ monthly: 90, yearly: 1000 }],
    });
    expect(quoteOf(anAgentQuote({ needsUpdate: true }), both, today)).toMatchObject({
      state: "outdated",
      prices: [{ monthly: 90 }, { insuranceTypeName: "Auto", monthly: null, yearly: null }],
    });
  });

  it("counts its end from the day where the client lives", () => {
    const onItsLastDay = anAgentQuote({ needsUpdate: true, validUntil: "2027-01-15" });
    expect(quoteOf(onItsLastDay, types, "2027-01-15").endedOn).toBeNull();
    expect(quoteOf(onItsLastDay, types, "2027-01-16").endedOn).toBe("2027-01-15");
    expect(blankQuote(types, "2027-01-15").validUntil).toBe("02/14/2027");

    jest.useFakeTimers({ now: new Date("2027-01-16T09:30:00Z") });
    const { lead } = aLeadDetail();
    const dayIn = (clientTimeZone: string) => clientDay({ lead: { ...lead, clientTimeZone } });
    expect([dayIn("Pacific/Honolulu"), dayIn("America/Chicago")]).toEqual([
      "2027-01-15",
      "2027-01-16",
    ]);
    jest.useRealTimers();
  });

  it("has a yearly price proposed from the monthly one alone, for each type and for all of them", () => {
    const blank = blankQuote(both, today);
    const prices = blank.prices.map((price) => ({ ...price, monthly: 90 }));
    const taken = withProposals({ ...blank, prices, monthly: 170 });
    expect(taken.prices.map(({ yearly }) => yearly)).toEqual([1080, 1080]);
    expect(taken.yearly).toBe(2040);
    expect(withProposals({ ...blank, yearly: 90 })).toMatchObject({ monthly: null, yearly: 90 });
  });
});

it.each([
  ["its own choice", 7, aForm({ carrierId: 7 }), [], { hidden: false, refusal: null }],
  ["one that another agent has quoted", 9, aForm(), [], { refusal: "quotedByAnother" }],
  [
    "one that another new form has",
    7,
    aForm(),
    [aForm({ carrierId: 7 })],
    { hidden: false, refusal: "inProcess" },
  ],
  ["one whose row is empty", 7, aForm(), [aRow(7)], { hidden: false, refusal: null }],
  ["one that the agent has sent a quote with", 1, aForm(), [sent], { hidden: true }],
  ["any on a sent quote", 9, outdated, [aForm()], { hidden: false, refusal: null }],
])("offers a form as it should: %s", (_what, carrierId, form, others, option) => {
  const quotes = [form, ...others];
  const options = carrierOptions(indexed(quotes), quotes, carriers);
  expect(options.find(({ id }) => id === carrierId)).toMatchObject(option);
});

it("adds forms while those to send are fewer than the carriers left, and none once a quote was won", () => {
  expect(canAddForm([aForm(), aRow(1), aRow(7)], carriers)).toBe(true);
  expect(canAddForm([aForm(), aForm()], carriers)).toBe(false);
  expect(canAddForm([sent], carriers)).toBe(true);
  expect(canAddForm([sent, aForm()], carriers)).toBe(false);
  expect(canAddForm([{ ...sent, isAccepted: true }], carriers)).toBe(false);
});

it("removes a new form beside a second one, or whose carrier is lost, and no sent quote", () => {
  const canRemoveFirst = (...quotes: Quote[]) =>
    canRemove(indexed(quotes), quotesToSend(quotes, { carriers }, "forms"), carriers);
  expect(canRemoveFirst(aForm())).toBe(false);
  expect(canRemoveFirst(aForm(), sent)).toBe(false);
  expect(canRemoveFirst(aForm(), aForm())).toBe(true);
  expect(canRemoveFirst(aForm({ carrierId: 9 }))).toBe(true);
  expect(canRemoveFirst(outdated, aForm())).toBe(false);
});

it("sends a bundle price when both values are there, also when they are 0, and never for one type", () => {
  const sentOf = (monthly: number | null, yearly: number | null) =>
    bundleToSend({ ...blankQuote(both, today), monthly, yearly });
  expect(sentOf(100, 1100)).toEqual({ monthly: 100, yearly: 1100 });
  expect(sentOf(0, 0)).toEqual({ monthly: 0, yearly: 0 });
  expect(sentOf(100, null)).toBeNull();
  expect(sentOf(null, 1100)).toBeNull();
  expect(bundleToSend(aForm({ monthly: 100, yearly: 1100 }))).toBeNull();
});

describe("odd prices", () => {
  type Pair = [number | null, number | null];
  const oddIn = (pairs: Pair[], [monthly, yearly]: Pair = [null, null]) => {
    const blank = blankQuote(both.slice(0, pairs.length), today);
    const prices = blank.prices.map((price, index) => {
      const [month = null, year = null] = pairs[index] ?? [];
      return { ...price, monthly: month, yearly: year };
    });
    return oddValues({ ...blank, prices, monthly, yearly }, {});
  };

  it.each([
    ["nothing", 0, 0, "zero"],
    ["a year for nothing", 90, 0, "zero"],
    ["a year for less than nine months", 100, 899, "yearlyLow"],
    ["a year for more than thirteen months", 100, 1301, "yearlyHigh"],
    ["a month above $2,000", 2001, 24_000, "monthlyHigh"],
  ])("are %s", (_what, monthly, yearly, key) => {
    const id = `1:${monthly}:${yearly}`;
    expect(oddIn([[monthly, yearly]])).toEqual([{ of: 1, key, id }]);
  });

  it.each<Pair>([
    [90, 1000],
    [100, 900],
    [2000, 26_000],
    [90, null],
  ])("are not %d a month and %d a year", (monthly, yearly) => {
    expect(oddIn([[monthly, yearly]])).toEqual([]);
  });

  it("are a bundle that costs more than its parts", () => {
    const parts: Pair[] = [
      [90, 1000],
      [50, 600],
    ];
    expect(oddIn(parts, [150, 1500])).toMatchObject([{ of: "bundle", key: "bundleHigh" }]);
    expect(oddIn(parts, [130, 1500])).toEqual([]);
  });
});

const farmers = priced({ carrierId: 7 });
const openQuote = anAgentQuote({ id: 40, needsUpdate: true });
const sentQuote = anAgentQuote({ id: 40 });
const over = (lead: LeadReply): LeadReply => ({ ...lead, lead: { ...lead.lead, canQuote: false } });
const typedOver = priced({ quoteId: 40, state: "outdated", carrierId: 1, monthly: 1 });

it.each<[string, Quote[], LeadReply, object[]]>([
  [
    "one blank form at first, as long as a carrier is left",
    [],
    aLeadDetail(),
    [{ state: "new", carrierId: null, isOpen: true }],
  ],
  ["nothing to fill in where none is left", [], aLeadDetail({ carriers: [] }), []],
  [
    "a quote as sent when it is there, though the reply was lost",
    [farmers],
    aLeadDetail({ quotes: [anAgentQuote({ id: 600, carrierId: 7 })] }),
    [{ quoteId: 600, state: "locked" }],
  ],
  [
    "what was typed beside a sent quote",
    [farmers],
    aLeadDetail({ quotes: [anAgentQuote({ id: 1, carrierId: 1 })] }),
    [
      { quoteId: 1, state: "locked" },
      { quoteId: null, carrierId: 7 },
    ],
  ],
  [
    "the carrier that was chosen, and none that the agent gave up since",
    [farmers, priced({ carrierId: 70 })],
    aLeadDetail(),
    [{ carrierId: 7 }, { carrierId: null }],
  ],
  [
    "the prices typed over an open quote",
    [typedOver],
    aLeadDetail({ quotes: [openQuote] }),
    [{ quoteId: 40, state: "outdated", monthly: 1, prices: [{ monthly: 90, yearly: 1000 }] }],
  ],
  [
    "the stored prices once an open quote was sent",
    [typedOver],
    aLeadDetail({ quotes: [sentQuote] }),
    [{ state: "locked", monthly: null }],
  ],
  [
    "the insurance types that the client has changed to",
    [farmers],
    aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }),
    [
      {
        prices: [
          { insuranceTypeId: 1, monthly: 90 },
          { insuranceTypeId: 3, monthly: null },
        ],
      },
    ],
  ],
  [
    "what was sent or only typed, to be read, when the lead can no longer be quoted",
    [farmers, aForm()],
    over(aLeadDetail({ quotes: [sentQuote] })),
    [
      { quoteId: 40, state: "locked" },
      { state: "unsent", carrierId: 7, prices: [{ monthly: 90 }] },
    ],
  ],
  [
    "what was typed over a quote when the lead closes, beside what was sent",
    [typedOver],
    over(aLeadDetail({ quotes: [sentQuote] })),
    [
      { quoteId: 40, state: "locked", monthly: null },
      { quoteId: 40, state: "unsent", monthly: 1 },
    ],
  ],
])("shows %s", (_what, typed, lead, cards) => {
  const quotes = currentQuotes(typed, lead);
  const shown = cardsOf(quotes).map(({ quote }) => quote);
  expect(shown).toHaveLength(cards.length);
  expect(shown).toMatchObject(cards);
  // Reading the same again changes nothing.
  expect(currentQuotes(quotes, lead)).toEqual(quotes);
});

it("keeps each quote in its place while others are sent, removed or gone", () => {
  const lead = aLeadDetail({
    carriers,
    quotes: [anAgentQuote({ id: 501, carrierId: 1 })],
  });
  const gone = aForm({ quoteId: 8, state: "locked", carrierId: 70 });
  const quotes = currentQuotes([gone, aRow(1), priced({ carrierId: 1 }), farmers], lead);
  expect(quotes.slice(0, 4)).toMatchObject([
    { state: "new", isOpen: false, carrierId: null },
    { state: "new", isOpen: false, carrierId: 1 },
    { state: "locked", quoteId: 501 },
    farmers,
  ]);
  expect(carrierNameOf(farmers, lead)).toBe("Farmers");
});

const gridLead = aLeadDetail({ carriers });
const rowsOf = (typed: Quote[]) => gridRows(currentQuotes(typed, gridLead), carriers);

describe("the rows of the grid", () => {
  it("are one for each carrier, and a blank form is none of them", () => {
    expect(rowsOf([aForm()])).toMatchObject([
      { quote: { carrierId: 1, state: "new" } },
      { quote: { carrierId: 7, state: "new" } },
      { takenBy: { name: "American Family" } },
    ]);
  });

  it("end with what was typed for no carrier, or for one that is the agent's no more", () => {
    const nowhere = priced();
    const gone = aForm({ quoteId: 8, state: "locked", carrierId: 70 });
    const rows = gridRows([nowhere, gone, aRow(1), aRow(7)], carriers);
    expect(rows.slice(3)).toEqual([indexed([nowhere, gone], 1), indexed([nowhere, gone], 0)]);
  });

  it("are those of forms that have the carrier by now", () => {
    const moved = priced({ carrierId: 1 });
    expect(rowsOf([aRow(1), moved])[0]).toEqual({ quote: moved, index: 1 });
  });

  it("are sent where something is filled in, and again where the client changed something", () => {
    const toSend = (typed: Quote[], view: "grid" | "forms") =>
      quotesToSend(typed, gridLead, view).map(({ quote }) => quote);
    const renewed = { ...outdated, carrierId: 7 };
    const chosen = aForm({ carrierId: 1 });
    const filled = priced({ carrierId: 1 });
    expect(toSend([renewed, chosen, aRow(1)], "grid")).toEqual([renewed]);
    expect(toSend([renewed, chosen, aRow(1)], "forms")).toEqual([renewed, chosen]);
    expect(toSend([renewed, filled, aRow(1)], "grid")).toEqual([filled, renewed]);
  });
});
