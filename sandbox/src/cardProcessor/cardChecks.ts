import { cardError } from "./apiError";
import type { Params } from "./params";
import { testCardByNumber, type TestCard } from "./testCards";

/** Whether the digits end in the check digit that ISO/IEC 7812 (Luhn) asks for. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** A card that passed the checks made before its bank is asked. */
export type CheckedCard = {
  testCard: TestCard;
  expMonth: number;
  expYear: number;
};

/**
 * Checks `card[number]`, `card[exp_month]`, `card[exp_year]` and `card[cvc]`.
 * @throws ApiError 402 with Stripe's code: incorrect_number, invalid_expiry_month, …
 */
export function checkCard(card: Params, now: Date): CheckedCard {
  const number = card.requiredText("number").replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) {
    throw cardError("Your card number is incorrect.", {
      code: "incorrect_number",
      param: "number",
    });
  }
  const { expMonth, expYear } = checkExpiry(card, now);
  const testCard = testCardByNumber(number);
  const cvc = card.text("cvc");
  const cvcDigits = number.startsWith("34") || number.startsWith("37") ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcDigits.test(cvc)) {
    throw cardError("Your card's security code is invalid.", { code: "invalid_cvc", param: "cvc" });
  }
  if (!testCard) {
    throw cardError(
      "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
      { code: "card_declined", decline_code: "test_mode_live_card" },
    );
  }
  return { testCard, expMonth, expYear };
}

function checkExpiry(card: Params, now: Date): { expMonth: number; expYear: number } {
  const month = Number(card.requiredText("exp_month"));
  const written = Number(card.requiredText("exp_year"));
  const year = written < 100 ? written + 2000 : written;
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw cardError("Your card's expiration month is invalid.", {
      code: "invalid_expiry_month",
      param: "exp_month",
    });
  }
  const thisYear = now.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) {
    throw cardError("Your card's expiration year is invalid.", {
      code: "invalid_expiry_year",
      param: "exp_year",
    });
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    throw cardError("Your card's expiration month is invalid.", {
      code: "invalid_expiry_month",
      param: "exp_month",
    });
  }
  return { expMonth: month, expYear: year };
}
