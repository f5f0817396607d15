/** What the bank of a test card does when it is charged. */
export type Behaviour =
  | { kind: "approve" }
  | { kind: "decline"; code: string; declineCode?: string; message: string }
  | { kind: "authenticate"; then: Exclude<Behaviour, { kind: "authenticate" }> };

/** One of Stripe's well-known test cards. */
export type TestCard = {
  name: string;
  number: string;
  brand: string;
  does: string;
  behaviour: Behaviour;
  /** It may be used without a number as `pm_card_` and this. */
  token: string;
};

const approve: Behaviour = { kind: "approve" };
const declined = (
  declineCode: string,
  message = "Your card was declined.",
): Behaviour & {
  kind: "decline";
} => ({ kind: "decline", code: "card_declined", declineCode, message });
const insufficientFunds = declined("insufficient_funds", "Your card has insufficient funds.");
const authenticate = (then: Exclude<Behaviour, { kind: "authenticate" }>): Behaviour => ({
  kind: "authenticate",
  then,
});

const card = (
  name: string,
  number: string,
  brand: string,
  does: string,
  behaviour: Behaviour,
  token: string,
): TestCard => ({
  name,
  number,
  brand,
  does,
  behaviour,
  token,
});

/** The test cards with their documented behaviour (stripe.com/docs/testing). */
export const testCards: readonly TestCard[] = [
  card("visa", "4242424242424242", "visa", "Succeeds", approve, "visa"),
  card("mastercard", "5555555555554444", "mastercard", "Succeeds", approve, "mastercard"),
  card("amex", "378282246310005", "amex", "Succeeds (4-digit CVC)", approve, "amex"),
  card(
    "declined",
    "4000000000000002",
    "visa",
    "Declined by the bank",
    declined("generic_decline"),
    "visa_chargeDeclined",
  ),
  card(
    "insufficient-funds",
    "4000000000009995",
    "visa",
    "Declined: insufficient funds",
    insufficientFunds,
    "visa_chargeDeclinedInsufficientFunds",
  ),
  card(
    "lost",
    "4000000000009987",
    "visa",
    "Declined: lost card",
    declined("lost_card"),
    "visa_chargeDeclinedLostCard",
  ),
  card(
    "expired",
    "4000000000000069",
    "visa",
    "Declined: expired card",
    { kind: "decline", code: "expired_card", message: "Your card has expired." },
    "chargeDeclinedExpiredCard",
  ),
  card(
    "incorrect-cvc",
    "4000000000000127",
    "visa",
    "Declined: wrong security code",
    { kind: "decline", code: "incorrect_cvc", message: "Your card's security code is incorrect." },
    "chargeDeclinedIncorrectCvc",
  ),
  card(
    "processing-error",
    "4000000000000119",
    "visa",
    "Declined: processing error",
    {
      kind: "decline",
      code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
    "chargeDeclinedProcessingError",
  ),
  card(
    "charge-fails",
    "4000000000000341",
    "visa",
    "Can be saved, is declined when charged",
    declined("generic_decline"),
    "chargeCustomerFail",
  ),
  card(
    "3ds-required",
    "4000000000003220",
    "visa",
    "Asks for 3-D Secure, then succeeds",
    authenticate(approve),
    "threeDSecure2Required",
  ),
  card(
    "3ds-always",
    "4000002500003155",
    "visa",
    "Asks for 3-D Secure, then succeeds",
    authenticate(approve),
    "authenticationRequired",
  ),
  card(
    "3ds-insufficient-funds",
    "4000008260003178",
    "visa",
    "Asks for 3-D Secure, then insufficient funds",
    authenticate(insufficientFunds),
    "authenticationRequiredChargeDeclinedInsufficientFunds",
  ),
];

/** The test card with this number, or under this name. */
export const testCardByNumber = (number: string) => testCards.find((one) => one.number === number);
export const testCardByName = (name: string) => testCards.find((one) => one.name === name);

/** The test card behind `pm_card_visa`, for example. */
export const testCardByToken = (id: string) =>
  testCards.find(({ token }) => id === `pm_card_${token}`);
