import { jest } from "@jest/globals";
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import {
  blankForm,
  clientDay,
  bundleToSend,
  canAddForm,
  canRemoveForm,
  carrierOptions,
  formOfQuote,
  leadTypes,
  priceSum,
  type QuoteForm,
} from "./quoteForms";

const today = clientDay(aLeadDetail());
const types = leadTypes(aLeadDetail());
const carriers = [
  aLeadCarrier({ id: 1, name: "State Farm" }),
  aLeadCarrier({ id: 7, name: "Farmers" }),
  aLeadCarrier({ id: 9, name: "American Family", isQuoted: true }),
];
const aForm = (changes: Partial<QuoteForm> = {}): QuoteForm => ({
  ...blankForm(types, [], today),
  ...changes,
});
const optionFor = (id: number, form: QuoteForm, forms: readonly QuoteForm[]) =>
  carrierOptions(form, forms, carriers).find((option) => option.id === id);

describe("a form", () => {
  it("of a sent quote has its prices, and is locked or open as the server says", () => {
    expect(formOfQuote(anAgentQuote(), types, today)).toMatchObject({
      key: "quote-31",
      quoteId: 31,
      state: "locked",
      prices: [{ monthly: 90, yearly: 1000 }],
    });
    expect(formOfQuote(anAgentQuote({ needsUpdate: true }), types, today).state).toBe("outdated");
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

  it("that is new gets the highest id plus 1", () => {
    expect(blankForm(types, [aForm({ quoteId: 31 }), aForm({ quoteId: 40 })], today)).toMatchObject(
      {
        key: "new-41",
        quoteId: 41,
      },
    );
  });

  it("has an empty price for an insurance type the quote did not have", () => {
    const both = leadTypes({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
    expect(formOfQuote(anAgentQuote({ needsUpdate: true }), both, today).prices[1]).toEqual({
      insuranceTypeId: 3,
      insuranceTypeName: "Auto",
      monthly: null,
      yearly: null,
    });
  });
});

describe("the carriers of a form", () => {
  it("name the one another agent has quoted as taken", () => {
    expect(optionFor(9, aForm(), [])?.refusal).toBe("quotedByAnother");
  });

  it("name the one in another other form as in process", () => {
    const form = aForm({ key: "2" });
    const other = aForm({ key: "1", carrierId: 7 });
    expect(optionFor(7, form, [form, other])).toMatchObject({
      hidden: false,
      refusal: "inProcess",
    });
  });

  it("hide the one the agent has already sent a quote with", () => {
    const form = aForm({ key: "32" });
    const sent = aForm({ key: "31", state: "locked", carrierId: 1 });
    expect(optionFor(1, form, [form, sent])?.hidden).toBe(true);
  });

  it("keep the form's own choice free", () => {
    const form = aForm({ carrierId: 7 });
    expect(optionFor(7, form, [form])).toMatchObject({ hidden: false, refusal: null });
  });

  it("are all offered on a sent quote", () => {
    const sent = aForm({ key: "31", state: "outdated", carrierId: 1 });
    const other = aForm({ key: "32", carrierId: 7 });
    const options = carrierOptions(sent, [sent, other], carriers);
    expect(options.every((option) => !option.hidden && option.refusal === null)).toBe(true);
  });
});

describe("adding a form", () => {
  it("is allowed while other forms are fewer than the available carriers", () => {
    expect(canAddForm([aForm()], carriers)).toBe(true);
    expect(canAddForm([aForm(), aForm({ key: "2" })], carriers)).toBe(false);
  });

  it("does not count carriers that are locked or taken", () => {
    const sent = aForm({ key: "31", state: "locked", carrierId: 1 });
    expect(canAddForm([sent], carriers)).toBe(true);
    expect(canAddForm([sent, aForm({ key: "32" })], carriers)).toBe(false);
  });

  it("is over once a quote was won", () => {
    const won = aForm({ key: "31", state: "locked", carrierId: 1, isAccepted: true });
    expect(canAddForm([won], carriers)).toBe(false);
  });
});

describe("removing a form", () => {
  it("needs a second other form", () => {
    const form = aForm();
    const sent = aForm({ key: "31", state: "locked" });
    expect(canRemoveForm(form, [form], carriers)).toBe(false);
    expect(canRemoveForm(form, [form, sent], carriers)).toBe(false);
    expect(canRemoveForm(form, [form, aForm({ key: "2" })], carriers)).toBe(true);
  });

  it("is always offered once another agent was faster with its carrier", () => {
    const form = aForm({ carrierId: 9 });
    expect(canRemoveForm(form, [form], carriers)).toBe(true);
  });

  it("is not offered on a sent quote", () => {
    const sent = aForm({ key: "31", state: "outdated" });
    expect(canRemoveForm(sent, [sent, aForm({ key: "32" })], carriers)).toBe(false);
  });
});

describe("the bundle price", () => {
  const both = leadTypes({ forms: [anAnsweredForm(1), anAnsweredForm(3)] });
  const bundle = (monthly: number | null, yearly: number | null) => ({
    ...blankForm(both, [], today),
    monthly,
    yearly,
  });

  it("is sent when both values are there, also when they are 0", () => {
    expect(bundleToSend(bundle(100, 1100))).toEqual({ monthly: 100, yearly: 1100 });
    expect(bundleToSend(bundle(0, 0))).toEqual({ monthly: 0, yearly: 0 });
  });

  it("is dropped when either value is missing", () => {
    expect(bundleToSend(bundle(100, null))).toBeNull();
    expect(bundleToSend(bundle(null, 1100))).toBeNull();
  });

  it("is never sent for one insurance type", () => {
    expect(bundleToSend(aForm({ monthly: 100, yearly: 1100 }))).toBeNull();
  });

  it("is prompted by the sum of the individual prices", () => {
    const form = bundle(null, null);
    const prices = form.prices.map((price, index) => ({ ...price, monthly: 40 + index }));
    expect(priceSum({ prices }, "monthly")).toBe(81);
    expect(priceSum({ prices }, "yearly")).toBe(0);
  });
});
