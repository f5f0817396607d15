import { insuranceTypeIds, limits, reportReasons } from "./constants";
import { checksOf, emailField, newPassword, partnerOnly, yesNoField } from "./fieldChecks";
import {
  accepted,
  between,
  confirmPassword,
  defaultValidators,
  email,
  fieldErrors,
  maxLength,
  nameValidators,
  number,
  oneOf,
  password,
  phoneNum,
  present,
  required,
  requiredAsTyped,
  sharedName,
  when,
  type FieldRules,
  type Validator,
} from "./validators";

/** Sign-in, both modals (specification 5.2). */
export const loginRules: FieldRules = {
  email: emailField,
  password: [requiredAsTyped, maxLength()],
};

/** The request for a password reset (5.2). */
export const resetRequestRules: FieldRules = { email: emailField };

/** Get in touch, in the footer (5.2, LAN-5). */
export const feedbackRules: FieldRules = {
  name: defaultValidators,
  email: emailField,
  message: defaultValidators,
};

/** Why an operator does something. */
export const reasonRules: FieldRules = { why: defaultValidators };

/** A message between a consumer and an agent. */
export const messageRules: FieldRules = {
  text: [required, maxLength(limits.messageLength)],
};

/** What is said to us of a message. */
export const reportRules: FieldRules = {
  reason: [required, oneOf(reportReasons)],
  note: [maxLength()],
};

/** A new password after a reset link (5.9). */
export const resetPasswordRules: FieldRules = {
  password: newPassword,
  confirmPassword: [requiredAsTyped, confirmPassword()],
};

const agentText = maxLength(limits.agentRegistrationLength);

/** Agent registration as its body is sent (5.3): 255 characters a field. */
export const agentRegistrationRules: FieldRules = {
  name: [required, agentText, ...sharedName],
  lastname: [required, agentText, ...sharedName],
  email: [required, agentText, email],
  phone: [required, agentText, phoneNum],
  password: [requiredAsTyped, agentText, password],
  confirmPassword: [requiredAsTyped, agentText, confirmPassword()],
};

/** Agent registration as the modal shows it: with the terms box, which is not sent. */
export const agentRegistrationFormRules: FieldRules = {
  ...agentRegistrationRules,
  terms: [accepted],
};

/** The consumer's register modal (5.4): an insurance type and the terms. */
export const registerModalRules: FieldRules = {
  insuranceTypeId: [required, oneOf(insuranceTypeIds)],
  terms: [accepted],
};

/** Wizard step 1 (5.4). `zipCodes` is a list with the one chosen `{ id }`. */
export function wizardStep1Rules(today: Date): FieldRules {
  return {
    firstName: nameValidators,
    lastName: nameValidators,
    dateOfBirth: checksOf("adultBirthDate", today),
    address1: checksOf("text", today),
    address2: checksOf("optionalText", today),
    city: checksOf("text", today),
    state: checksOf("state", today),
    zipCodes: [required],
    rents: yesNoField,
  };
}

/** Wizard step 2 (5.4, REG-1): the partner counts only when not Single. */
export function wizardStep2Rules(today: Date): FieldRules {
  return {
    maritalStatus: checksOf("maritalStatus", today),
    partnerFirstName: partnerOnly(nameValidators),
    partnerLastName: partnerOnly(nameValidators),
    partnerDateOfBirth: partnerOnly(checksOf("birthDate", today)),
    gender: checksOf("gender", today),
    phoneNumber: checksOf("phone", today),
    email: emailField,
  };
}

/** Wizard step 3 (5.4): the carrier None is id 0 and counts as filled (REG-7), an unticked box too (REG-2). */
export const wizardStep3Rules: FieldRules = {
  currentInsuranceCompany: [required],
  emailNotification: yesNoField,
  password: newPassword,
  confirmPassword: [requiredAsTyped, confirmPassword()],
};

/** The body of a consumer's registration: steps 1 to 3, where no current carrier is null. */
export function consumerRegistrationRules(today: Date): FieldRules {
  return {
    ...wizardStep1Rules(today),
    ...wizardStep2Rules(today),
    ...wizardStep3Rules,
    currentInsuranceCompany: [present],
  };
}

const inPriceLimits = between(0, limits.priceDollars);
const quotePrice: readonly Validator[] = [required, number, maxLength(), inPriceLimits];
const bundlePrice: readonly Validator[] = [maxLength(), inPriceLimits];

/**
 * A quote's form (5.8): its carrier, the price of all insurance types together (`monthly`, `yearly`),
 * and each type's own, by its place among `prices`: `prices.0.monthly`.
 */
export function quoteRules(typeCount: number): FieldRules {
  const each = Array.from({ length: typeCount }, (_type, place) => ({
    [`prices.${place}.monthly`]: quotePrice,
    [`prices.${place}.yearly`]: quotePrice,
  }));
  return Object.assign(
    { carrierId: [required], monthly: bundlePrice, yearly: bundlePrice },
    ...each,
  );
}

/** Payment (5.6): the terms box; with saved cards shown (`useSavedCard` true) one must be chosen. */
export const paymentRules: FieldRules = {
  terms: [accepted],
  paymentMethod: [
    when(
      (all) => all.useSavedCard === true,
      (value) => (required(value, {}) ? fieldErrors.card : null),
    ),
  ],
};
