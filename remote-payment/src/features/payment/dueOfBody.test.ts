import { paidLead, paymentIntent, savedCard } from "@quotehaven/contract/wire";
import { dueOfBody } from "./dueOfBody";
import { aPaidLead, aSavedCard, anIntent } from "./paymentFixtures";

const refusal = { message: "Payment required", data: ["payment-required"] };
const card = savedCard.decode(aSavedCard());
const due = { intent: null, cards: [], price: 49, lead: null };

it.each([
  [
    "the intent, the cards, the price and the lead",
    { payment_intent: anIntent(), payment_methods: [aSavedCard()], price: 49, lead: aPaidLead() },
    {
      intent: paymentIntent.decode(anIntent()),
      cards: [card],
      price: 49,
      lead: paidLead.decode(aPaidLead()),
    },
  ],
  [
    "the price without an intent when there is none yet",
    { payment_intent: null, payment_methods: [], price: 49 },
    due,
  ],
  [
    "no card that is none",
    {
      payment_methods: [null, 5, { id: "pm_2" }, { id: "pm_3", card: null }, aSavedCard()],
      price: 49,
    },
    { ...due, cards: [card] },
  ],
  ["no intent without a secret", { payment_intent: { id: "pi_1" }, price: 49 }, due],
  ["nothing of a refusal of another kind", {}, null],
])("reads %s", (_what, body, read) => {
  expect(dueOfBody({ ...refusal, ...body })).toEqual(read);
});

it("reads nothing of what is no body", () => {
  expect(dueOfBody(undefined)).toBeNull();
  expect(dueOfBody("Bad gateway")).toBeNull();
});
