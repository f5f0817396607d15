import { jest } from "@jest/globals";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { oddPrices } from "./oddPrices";
import {
  blankForm,
  clientDay,
  bundleToSend,
  canAddForm,
  canRemoveForm,
  carrierOptions,
  formOfQuote,
  leadTypes,
  type QuoteForm,
} from "./quoteForms";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail());
const both = leadTypes({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
const carriers = [
  aLeadCarrier({ id: 1, name: "State Farm" }),
  aLeadCarrier({ id: 7, name: "Farmers" }),
  aLeadCarrier({ id: 9, name: "American Family", isQuoted: true }),
];
const aForm = (changes: Partial<QuoteForm> = {}): QuoteForm => ({
  ...blankForm(types, [], today),
  ...changes,
});
const sent = aForm({ key: "31", state: "locked", carrierId: 1 });
const outdated = aForm({ key: "31", state: "outdated", carrierId: 1 });
const second = aForm({ key: "32" });

describe("a form", () => {
  it("of a sent quote has its prices, and is locked or open as the server says", () => {
    expect(formOfQuote(anAgentQuote(), types, today)).toMatchObject({
      key: "quote-31",
      quoteId: 31,
      state: "locked",
      prices: [{ monthly: 90, yearly: 1000 }],
    });
    expect(formOfQuote(anAgentQuote({ needsUpdate: true }), both, today)).toMatchObject({
      state: "outdated",
      prices: [{ monthly: 90 }, { insuranceTypeName: "Auto", monthly: null, yearly: null }],
    });
  });

  it("counts its end from the day where the client lives", () => {
    const onItsLastDay = anAgentQuote({ needsUpdate: true, validUntil: "2027-01-15" });
    expect(formOfQuote(onItsLastDay, types, "2027-01-15").endedOn).toBeNull();
    expect(formOfQuote(onItsLastDay, types, "2027-01-16").endedOn).toBe("2027-01-15");
    expect(blankForm(types, [], "2027-01-15").validUntil).toBe("02/14/2027");

    jest.useFakeTimers({ now: new Date("2027-01-16T09:30:00Z") });
    const { lead } = aLeadDetail();
    const dayIn = (clientTimeZone: string) => clientDay({ lead: { ...lead, clientTimeZone } });
    expect([dayIn("Pacific/Honolulu"), dayIn("America/Chicago")]).toEqual([
      "2027-01-15",
      "2027-01-16",
    ]);
    jest.useRealTimers();
  });
});

it.each([
  ["its own choice", 7, aForm({ carrierId: 7 }), [], { hidden: false, refusal: null }],
  ["one that another agent has quoted", 9, aForm(), [], { refusal: "quotedByAnother" }],
  [
    "one that another new form has",
    7,
    aForm(),
    [aForm({ key: "1", carrierId: 7 })],
    { hidden: false, refusal: "inProcess" },
  ],
  ["one that the agent has sent a quote with", 1, second, [sent], { hidden: true }],
  ["any on a sent quote", 9, outdated, [second], { hidden: false, refusal: null }],
])("offers a form as it should: %s", (_what, carrierId, form, others, option) => {
  const options = carrierOptions(form, [form, ...others], carriers);
  expect(options.find(({ id }) => id === carrierId)).toMatchObject(option);
});

it("adds forms while those to send are fewer than the carriers left, and none once a quote was won", () => {
  expect(canAddForm([aForm()], carriers)).toBe(true);
  expect(canAddForm([aForm(), second], carriers)).toBe(false);
  expect(canAddForm([sent], carriers)).toBe(true);
  expect(canAddForm([sent, second], carriers)).toBe(false);
  expect(canAddForm([{ ...sent, isAccepted: true }], carriers)).toBe(false);
});

it("removes a new form beside a second one, or whose carrier is lost, and no sent quote", () => {
  const form = aForm();
  expect(canRemoveForm(form, [form], carriers)).toBe(false);
  expect(canRemoveForm(form, [form, sent], carriers)).toBe(false);
  expect(canRemoveForm(form, [form, second], carriers)).toBe(true);
  const lost = aForm({ carrierId: 9 });
  expect(canRemoveForm(lost, [lost], carriers)).toBe(true);
  expect(canRemoveForm(outdated, [outdated, second], carriers)).toBe(false);
});

it("sends a bundle price when both values are there, also when they are 0, and never for one type", () => {
  const sentOf = (monthly: number | null, yearly: number | null) =>
    bundleToSend({ ...blankForm(both, [], today), monthly, yearly });
  expect(sentOf(100, 1100)).toEqual({ monthly: 100, yearly: 1100 });
  expect(sentOf(0, 0)).toEqual({ monthly: 0, yearly: 0 });
  expect(sentOf(100, null)).toBeNull();
  expect(sentOf(null, 1100)).toBeNull();
  expect(bundleToSend(aForm({ monthly: 100, yearly: 1100 }))).toBeNull();
});

describe("odd prices", () => {
  type Pair = [number | null, number | null];
  const priced = (pairs: Pair[], [monthly, yearly]: Pair = [null, null]) => {
    const blank = blankForm(both.slice(0, pairs.length), [], today);
    const prices = blank.prices.map((price, index) => {
      const [month = null, year = null] = pairs[index] ?? [];
      return { ...price, monthly: month, yearly: year };
    });
    return { ...blank, prices, monthly, yearly };
  };

  it.each([
    ["nothing", 0, 0, "zero"],
    ["a year for nothing", 90, 0, "zero"],
    ["a year for less than nine months", 100, 899, "yearlyLow"],
    ["a year for more than thirteen months", 100, 1301, "yearlyHigh"],
    ["a month above $2,000", 2001, 24_000, "monthlyHigh"],
  ])("are %s", (_what, monthly, yearly, key) => {
    const id = `1:${monthly}:${yearly}`;
    expect(oddPrices(priced([[monthly, yearly]]))).toEqual([{ of: 1, key, id }]);
  });

  it.each<Pair>([
    [90, 1000],
    [100, 900],
    [2000, 26_000],
    [90, null],
  ])("are not %d a month and %d a year", (monthly, yearly) => {
    expect(oddPrices(priced([[monthly, yearly]]))).toEqual([]);
  });

  it("are a bundle that costs more than its parts", () => {
    const parts: Pair[] = [
      [90, 1000],
      [50, 600],
    ];
    expect(oddPrices(priced(parts, [150, 1500]))).toMatchObject([
      { of: "bundle", key: "bundleHigh" },
    ]);
    expect(oddPrices(priced(parts, [130, 1500]))).toEqual([]);
  });
});
