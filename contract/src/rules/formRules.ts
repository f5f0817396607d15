import { genders, insuranceTypeIds, limits, maritalStatuses } from "./constants";
import { usStates } from "./states";
import {
  accepted,
  atLeastAged,
  between,
  confirmPassword,
  date,
  dateOfBirth,
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
  when,
  type FieldError,
  type FieldRules,
  type Validator,
} from "./validators";

const stateCodes = usStates.map(({ code }) => code);
const emailField: readonly Validator[] = [required, maxLength(limits.emailLength), email];
const phoneField: readonly Validator[] = [required, phoneNum, maxLength()];
const newPassword: readonly Validator[] = [requiredAsTyped, password, maxLength()];

function birthField(today: Date): readonly Validator[] {
  return [required, maxLength(), date, dateOfBirth(today)];
}

/** Only an adult can ask for insurance. */
function applicantBirthField(today: Date): readonly Validator[] {
  return [...birthField(today), atLeastAged(limits.adultYears, today, fieldErrors.underAge)];
}

function partnerField(statusField: string, validators: readonly Validator[]): readonly Validator[] {
  const hasPartner = (all: Record<string, unknown>) =>
    all[statusField] === maritalStatuses.married ||
    all[statusField] === maritalStatuses.domesticPartner;
  return [when(hasPartner, ...validators)];
}

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

/** A new password after a reset link (5.9). */
export const resetPasswordRules: FieldRules = {
  password: newPassword,
  confirmPassword: [requiredAsTyped, confirmPassword()],
};

const agentText = maxLength(limits.agentRegistrationLength);

/** Agent registration as its body is sent (5.3): 255 characters a field, of a name 100. */
export const agentRegistrationRules: FieldRules = {
  name: nameValidators,
  lastname: nameValidators,
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

/** Wizard step 1 (5.4). `zipcodes` is the wire's list with the one chosen `{ id }`. */
export function wizardStep1Rules(today: Date): FieldRules {
  return {
    firstName: nameValidators,
    lastName: nameValidators,
    dateOfBirth: applicantBirthField(today),
    address1: defaultValidators,
    address2: [maxLength()],
    city: defaultValidators,
    state: [required, maxLength(), oneOf(stateCodes)],
    zipcodes: [required],
    rents: [required, oneOfBooleans],
  };
}

/** Wizard step 2 (5.4, REG-1): the partner counts only when not Single. */
export function wizardStep2Rules(today: Date): FieldRules {
  return {
    maritalStatus: [required, oneOf(Object.values(maritalStatuses))],
    partnerFirstName: partnerField("maritalStatus", nameValidators),
    partnerLastName: partnerField("maritalStatus", nameValidators),
    partnerDateOfBirth: partnerField("maritalStatus", birthField(today)),
    gender: [required, oneOf(Object.values(genders))],
    phoneNumber: phoneField,
    email: emailField,
  };
}

/** Wizard step 3 (5.4): the carrier None is id 0 and counts as filled (REG-7), an unticked box too (REG-2). */
export const wizardStep3Rules: FieldRules = {
  currentInsuranceCompany: [required],
  emailNotification: [required, oneOfBooleans],
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

const consumerPasswordFields = ["usr_oldPassword", "usr_password", "usr_confirmNewPassword"];

/** The consumer's profile (5.5): the password fields count only when one of the three has text. */
export function consumerProfileRules(today: Date): FieldRules {
  const whenChanging = (...validators: readonly Validator[]): readonly Validator[] => [
    when((all) => consumerPasswordFields.some((name) => Boolean(all[name])), ...validators),
  ];
  return {
    usr_firstname: nameValidators,
    usr_lastname: nameValidators,
    usr_email: emailField,
    usr_phonenumber: phoneField,
    usr_dateofbirth: applicantBirthField(today),
    usr_address1: defaultValidators,
    usr_address2: [maxLength()],
    usr_city: defaultValidators,
    usr_state: [required, maxLength(), oneOf(stateCodes)],
    usr_rents: [required, oneOfBooleans],
    usr_gender: [required, oneOf(Object.values(genders))],
    usr_maritalstatus: [required, oneOf(Object.values(maritalStatuses))],
    usr_emailnotifications: [required, oneOfBooleans],
    usr_partnerfirstname: partnerField("usr_maritalstatus", nameValidators),
    usr_partnerlastname: partnerField("usr_maritalstatus", nameValidators),
    usr_partnerdateofbirth: partnerField("usr_maritalstatus", birthField(today)),
    zipcodes: [required],
    usr_oldPassword: whenChanging(requiredAsTyped, maxLength()),
    usr_password: whenChanging(...newPassword),
    usr_confirmNewPassword: whenChanging(requiredAsTyped, sameAs("usr_password")),
  };
}

/** The agent's profile as the screen checks it (5.7): the new password itself has no validators. */
export const agentProfileRules: FieldRules = {
  usr_agencyname: nameValidators,
  usr_agencyaddress: defaultValidators,
  usr_agencyemail: emailField,
  usr_agencynumber: phoneField,
  usr_firstname: nameValidators,
  usr_lastname: nameValidators,
  usr_email: emailField,
  usr_phonenumber: phoneField,
  usr_insurancelicensenumber: [required, number, maxLength()],
  usr_password: [],
  usr_confirmNewPassword: [sameAs("usr_password")],
};

/** The agent's profile as the server checks it (AGD-2): an empty password changes nothing, 1 to 8 characters are refused. */
export const agentProfileServerRules: FieldRules = {
  ...agentProfileRules,
  usr_password: [password, maxLength()],
};

/** Whether a profile's change asks for another address than the account has. */
export function isNewEmail(sent: unknown, present: string | null): boolean {
  return typeof sent === "string" && sent.trim() !== "" && sent.trim() !== (present ?? "");
}

/** Both profiles: another address asks for the present password. */
export function newEmailRules(present: string | null): FieldRules {
  const needed: Validator = (value) =>
    requiredAsTyped(value, {}) ? fieldErrors.passwordNeeded : null;
  const applies = ({ usr_email: sent }: Record<string, unknown>) =>
    isNewEmail(sent, present) && email(sent, {}) === null;
  return { usr_currentPassword: [when(applies, needed, maxLength())] };
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

function oneOfBooleans(value: unknown): FieldError | null {
  return typeof value === "boolean" ? null : fieldErrors.option;
}

/** Must equal another field, also where that one is empty. */
function sameAs(field: string): Validator {
  return (value, all) => ((value ?? "") === (all[field] ?? "") ? null : fieldErrors.passwordsMatch);
}
