import { paidLead, paymentIntent, savedCard } from "@quotehaven/contract/wire";
import { dueOfBody } from "./dueOfBody";
import { aPaidLead, aSavedCard, anIntent } from "./paymentFixtures";

const refusal = { message: "Payment required", data: ["payment-required"] };

describe("the body of a refused client-info call", () => {
  it("gives the intent, the cards, the price and the lead", () => {
    const body = {
      ...refusal,
      payment_intent: anIntent(),
      payment_methods: [aSavedCard()],
      price: 49,
      lead: aPaidLead(),
    };
    expect(dueOfBody(body)).toEqual({
      intent: paymentIntent.decode(anIntent()),
      cards: [savedCard.decode(aSavedCard())],
      price: 49,
      lead: paidLead.decode(aPaidLead()),
    });
  });

  it("gives the price without an intent when there is none yet", () => {
    expect(dueOfBody({ ...refusal, payment_intent: null, payment_methods: [], price: 49 })).toEqual(
      { intent: null, cards: [], price: 49, lead: null },
    );
  });

  it("gives nothing for a refusal of another kind", () => {
    expect(dueOfBody(refusal)).toBeNull();
    expect(dueOfBody(undefined)).toBeNull();
    expect(dueOfBody("Bad gateway")).toBeNull();
  });

  it("leaves out what is no card", () => {
    const odd = [null, 5, { id: "pm_2" }, { id: "pm_3", card: null }, aSavedCard()];
    const body = { ...refusal, payment_methods: odd, price: 49 };
    expect(dueOfBody(body)?.cards).toEqual([savedCard.decode(aSavedCard())]);
  });

  it("does not take an intent without a secret for one", () => {
    const body = { ...refusal, payment_intent: { id: "pi_1" }, price: 49 };
    expect(dueOfBody(body)?.intent).toBeNull();
  });
});
