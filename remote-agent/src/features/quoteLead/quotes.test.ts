import { jest } from "@jest/globals";
import type { LeadReply } from "@quotehaven/contract/wire";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { currentForms } from "./currentForms";
import { formsWithRow, gridRows, rowsToSubmit } from "./gridRows";
import { oddPrices } from "./oddPrices";
import {
  blankForm,
  bundleToSend,
  canAddForm,
  canRemoveForm,
  carrierOptions,
  clientDay,
  formOfQuote,
  leadTypes,
  valuesOf,
  type QuoteForm,
} from "./quoteForms";
import { withProposals, yearlyProposals } from "./yearlyProposal";

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

function aTypedForm(changes: Partial<QuoteForm> = {}): QuoteForm {
  const blank = blankForm(types, [], today);
  const prices = blank.prices.map((price) => ({ ...price, monthly: 90, yearly: 1000 }));
  return { ...blank, carrierId: 7, carrierName: "Farmers", prices, ...changes };
}

const openQuote = anAgentQuote({ id: 40, needsUpdate: true });
const sentQuote = anAgentQuote({ id: 40 });
const over = (lead: LeadReply): LeadReply => ({ ...lead, lead: { ...lead.lead, canQuote: false } });
const typedOver = aTypedForm({ key: "quote-40", state: "outdated", carrierId: 1, monthly: 1 });

it.each<[string, QuoteForm[], LeadReply, object[]]>([
  [
    "a form as sent when its quote is there, though the reply was lost",
    [aTypedForm()],
    aLeadDetail({ quotes: [anAgentQuote({ id: 600, carrierId: 7 })] }),
    [{ key: "quote-600", state: "locked" }],
  ],
  [
    "a typed form beside a sent quote whose id it guessed",
    [aTypedForm()],
    aLeadDetail({ quotes: [anAgentQuote({ id: 1, carrierId: 1 })] }),
    [
      { key: "quote-1", quoteId: 1 },
      { key: "new-1", quoteId: 1 },
    ],
  ],
  [
    "the carrier that was chosen, and none that the agent gave up since",
    [aTypedForm({ carrierName: "" }), aTypedForm({ key: "new-2", carrierId: 70 })],
    aLeadDetail(),
    [
      { carrierId: 7, carrierName: "Farmers" },
      { carrierId: null, carrierName: "" },
    ],
  ],
  [
    "the prices typed over an open quote",
    [typedOver],
    aLeadDetail({ quotes: [openQuote] }),
    [{ key: "quote-40", state: "outdated", prices: [{ monthly: 90, yearly: 1000 }] }],
  ],
  [
    "the stored prices once an open quote was sent",
    [typedOver],
    aLeadDetail({ quotes: [sentQuote] }),
    [{ state: "locked", monthly: null }],
  ],
  [
    "the insurance types that the client has changed to",
    [aTypedForm()],
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
    [aTypedForm(), { ...blankForm(types, [], today), key: "new-5" }],
    over(aLeadDetail({ quotes: [sentQuote] })),
    [
      { key: "quote-40", state: "locked" },
      { key: "unsent-new-1", state: "unsent", carrierId: 7, prices: [{ monthly: 90 }] },
    ],
  ],
  [
    "what was typed over a quote when the lead closes, beside what was sent",
    [typedOver],
    over(aLeadDetail({ quotes: [sentQuote] })),
    [
      { key: "quote-40", state: "locked", monthly: null },
      { key: "unsent-quote-40", state: "unsent", monthly: 1 },
    ],
  ],
])("shows %s", (_what, typed, lead, forms) => {
  const current = currentForms(typed, lead);
  expect(current).toHaveLength(forms.length);
  expect(current).toMatchObject(forms);
});

const gridLead = aLeadDetail({
  carriers: [
    aLeadCarrier(),
    aLeadCarrier({ id: 7, name: "Farmers" }),
    aLeadCarrier({ id: 9, name: "Amica", isQuoted: true }),
  ],
});
function withMonthly(form: QuoteForm, monthly: number | null = 90): QuoteForm {
  return { ...form, prices: form.prices.map((price) => ({ ...price, monthly })) };
}

/** The row of Farmers among these forms. */
function farmersRow(forms: readonly QuoteForm[]): QuoteForm {
  const [, row] = gridRows(forms, gridLead);
  if (row?.kind !== "quote") throw new Error("There is no row for Farmers.");
  return row.form;
}

describe("the rows of the grid", () => {
  it("are one for each carrier, and a blank form is none of them", () => {
    expect(gridRows([aForm()], gridLead)).toMatchObject([
      { kind: "quote", form: { carrierName: "State Farm", state: "new" } },
      { kind: "quote", form: { carrierName: "Farmers", state: "new" } },
      { kind: "taken", carrierName: "Amica" },
    ]);
  });

  it("end with what was typed for no carrier, or for one that is the agent's no more", () => {
    const nowhere = withMonthly(aForm({ key: "new-4" }));
    const gone = aForm({ key: "quote-8", state: "locked", carrierId: 70, carrierName: "Old" });
    expect(gridRows([nowhere, gone], gridLead).slice(3)).toMatchObject([
      { key: "new-4" },
      { key: "quote-8" },
    ]);
  });

  it("never share a key with a form that began as a row and changed its carrier", () => {
    const moved = aForm({ key: "carrier-7", carrierId: 1, carrierName: "State Farm" });
    const keys = gridRows([moved], gridLead).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("are sent where something is filled in, and again where the client changed something", () => {
    const outdated = aForm({ key: "quote-3", state: "outdated", carrierId: 7 });
    const chosen = aForm({ key: "new-1", carrierId: 1 });
    expect(rowsToSubmit(gridRows([outdated, chosen], gridLead))).toEqual([outdated]);
    const filled = withMonthly(chosen);
    expect(rowsToSubmit(gridRows([outdated, filled], gridLead))).toEqual([filled, outdated]);
  });
});

describe("typing into a row", () => {
  it("makes a form of it, in the place of the blank one, until it is emptied again", () => {
    const row = farmersRow([aForm()]);
    const after = formsWithRow([aForm()], row, valuesOf(withMonthly(row)));
    expect(after).toMatchObject([
      { key: "carrier-7", carrierId: 7, prices: [{ monthly: 90, yearly: null }] },
    ]);
    expect(farmersRow(after).key).toBe(row.key);
    expect(formsWithRow(after, row, valuesOf(withMonthly(row, null)))).toEqual([]);
  });

  it("changes the form that a row has, and leaves the others alone", () => {
    const other = withMonthly(aForm({ key: "new-2", carrierId: 1 }));
    const own = withMonthly(aForm({ key: "new-3", carrierId: 7 }));
    const after = formsWithRow([other, own], own, valuesOf(withMonthly(own, 95)));
    expect(after).toMatchObject([other, { key: "new-3", prices: [{ monthly: 95 }] }]);
  });

  it("numbers it after all quotes there are", () => {
    const row = farmersRow([]);
    const sent = aForm({ key: "quote-40", quoteId: 40, state: "locked", carrierId: 1 });
    expect(formsWithRow([sent], row, valuesOf(withMonthly(row)))[1]?.quoteId).toBe(41);
  });
});

it("proposes a yearly price from the monthly one alone, for each type and for all of them", () => {
  const several = leadTypes(aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }));
  const form = { ...withMonthly(blankForm(several, [], today)), monthly: 170 };
  expect(yearlyProposals(form)).toEqual([
    { path: "prices.0.yearly", yearly: 1080 },
    { path: "prices.1.yearly", yearly: 1080 },
    { path: "yearly", yearly: 2040 },
  ]);
  expect(withProposals(form).prices.map(({ yearly }) => yearly)).toEqual([1080, 1080]);
});
