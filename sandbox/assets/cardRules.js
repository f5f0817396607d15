/** What can be said about a card while it is typed. No network, no document. */

const BRANDS = [
  { brand: "amex", starts: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  { brand: "mastercard", starts: /^(5[1-5]|2[2-7])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { brand: "visa", starts: /^4/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
];
const UNKNOWN = { brand: "unknown", lengths: [16], gaps: [4, 8, 12, 16], cvc: 4 };

export const digitsOf = (text) => text.replace(/\D/g, "");

/** Brand, lengths, spacing and security code length of a number that may be incomplete. */
export const brandRules = (digits) => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;

export function spacedNumber(digits) {
  const { gaps, lengths } = brandRules(digits);
  const kept = digits.slice(0, Math.max(...lengths));
  let text = "";
  [...kept].forEach((digit, index) => {
    text += gaps.includes(index) ? ` ${digit}` : digit;
  });
  return text;
}

/** `1` stays, `2` becomes `02`, `1227` becomes `12 / 27`, `12 / 2027` becomes `12 / 27`. */
export function spacedExpiry(text, deleting) {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\s*\d\s*\/$/.test(text)) digits = `0${digits}`;
  if (digits.length >= 6 && digits.slice(2, 4) === "20")
    digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 && !deleting ? `${digits} / ` : digits;
}

function hasCheckDigit(digits) {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

const problem = (code, message) => ({ type: "validation_error", code, message });

const numberProblem = (digits) => {
  if (!brandRules(digits).lengths.includes(digits.length)) {
    return problem("incomplete_number", "Your card number is incomplete.");
  }
  return hasCheckDigit(digits)
    ? undefined
    : problem("invalid_number", "Your card number is invalid.");
};

const expiryProblem = (digits, today) => {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return problem("invalid_expiry_month", "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) {
    return problem("incomplete_expiry", "Your card's expiration date is incomplete.");
  }
  const year = 2000 + Number(digits.slice(2));
  if (year < today.getFullYear()) {
    return problem("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  }
  if (year > today.getFullYear() + 50) {
    return problem("invalid_expiry_year", "Your card's expiration year is invalid.");
  }
  return year === today.getFullYear() && month < today.getMonth() + 1
    ? problem("invalid_expiry_month_past", "Your card's expiration date is in the past.")
    : undefined;
};

const cvcProblem = (digits, number) => {
  const { brand, cvc } = brandRules(number);
  const enough = brand === "unknown" ? digits.length >= 3 : digits.length === cvc;
  return enough ? undefined : problem("incomplete_cvc", "Your card's security code is incomplete.");
};

const zipProblem = (text) =>
  /^\d{5}(-?\d{4})?$|^[A-Za-z][A-Za-z0-9 ]{3,9}$/.test(text)
    ? undefined
    : problem("incomplete_zip", "Your postal code is incomplete.");

/** The problem of each field, in the order of the fields; `undefined` where there is none. */
export function problemsOf({ number, expiry, cvc, zip }, today = new Date()) {
  return {
    cardnumber: numberProblem(number),
    "exp-date": expiryProblem(expiry, today),
    cvc: cvcProblem(cvc, number),
    postal: zipProblem(zip),
  };
}
