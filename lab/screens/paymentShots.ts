import type { Page } from "@playwright/test";
import type { PaymentErrorReply, SavedCard } from "@quotehaven/contract/schemas";
import { inOrder, pause, press, see, unfold } from "./acts";
import type { Replies } from "./Replies";
import type { Shot } from "./Shot";

const screen = "Payment";
const call = "/agent/profile/leads/:id/confirm";
const path: Shot["path"] = ({ leads }) => `/payment?leadId=${leads.won}`;

const cards: SavedCard[] = [
  { id: "pm_1", card: { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2031 } },
  { id: "pm_2", card: { brand: "american_express", last4: "0005", exp_month: 11, exp_year: 2029 } },
];

async function withSavedCards(replies: Replies): Promise<void> {
  const withCards = (body: PaymentErrorReply) => ({ ...body, payment_methods: cards });
  await replies.change(`GET ${call}`, withCards);
  await replies.change(`POST ${call}`, withCards);
}

function typeCard(number: string) {
  return async (page: Page) => {
    const frame = page.frameLocator("form iframe").first();
    // By name: the provider's form speaks the person's language, and is no text of ours.
    const fill = (name: string, text: string) => frame.locator(`[name="${name}"]`).fill(text);
    await fill("cardnumber", number);
    await fill("exp-date", "1234");
    await fill("cvc", "123");
    await fill("postal", "78701");
  };
}

const acceptTerms = (page: Page) =>
  page.getByRole("checkbox", { name: /I accept the special terms/ }).check();
const submit = press("Submit payment");

/** The payment that opens a client's details. */
export const paymentShots: Shot[] = [
  {
    screen,
    state: "loading",
    name: "amount",
    path,
    as: "agent",
    replies: (replies) => replies.never(`GET ${call}`),
    act: pause(400),
  },
  {
    screen,
    state: "failed",
    name: "amount did not load",
    path,
    as: "agent",
    replies: async (replies) => {
      await replies.fail(`GET ${call}`);
      await replies.fail(`POST ${call}`);
    },
    act: see("Try again"),
  },
  {
    screen,
    state: "failed",
    name: "card form did not load",
    path,
    as: "agent",
    replies: (replies) => replies.fail("GET /config"),
    act: see("The card form didn't load"),
  },
  { screen, state: "empty", name: "new card", path, as: "agent", act: pause(900) },
  {
    screen,
    state: "failed",
    name: "terms not accepted",
    path,
    as: "agent",
    act: inOrder(pause(600), submit, pause(300)),
  },
  {
    screen,
    state: "full",
    name: "new card, typed, terms open",
    path,
    as: "agent",
    act: inOrder(
      pause(600),
      typeCard("4242424242424242"),
      unfold("Special terms for payments"),
      acceptTerms,
    ),
  },
  {
    screen,
    state: "full",
    name: "saved cards",
    path,
    as: "agent",
    replies: withSavedCards,
    act: async (page) => page.getByRole("radio").first().check({ force: true }),
  },
  {
    screen,
    state: "failed",
    name: "no saved card chosen",
    path,
    as: "agent",
    replies: withSavedCards,
    act: inOrder(acceptTerms, submit, pause(300)),
  },
  {
    screen,
    state: "failed",
    name: "declined",
    path,
    as: "agent",
    act: inOrder(
      pause(600),
      typeCard("4000000000000002"),
      acceptTerms,
      submit,
      // The provider says it, in the language it was given.
      see(/Your card was declined\.|Su tarjeta fue rechazada\./),
    ),
    isWindow: true,
  },
  {
    screen,
    state: "full",
    name: "paid",
    path: ({ leads }) => `/payment?leadId=${leads.toPay}`,
    as: "agent",
    act: inOrder(
      pause(600),
      typeCard("4242424242424242"),
      acceptTerms,
      submit,
      see("Payment successful"),
      pause(500),
    ),
  },
  {
    screen,
    state: "full",
    name: "already paid",
    path: ({ leads }) => `/payment?leadId=${leads.completed}`,
    as: "agent",
  },
];
