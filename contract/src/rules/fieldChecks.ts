import { genders, hasPartner, leadMailPaces, limits, maritalStatuses } from "./constants";
import type { FieldKind } from "../profiles/profileFields";
import { usStates } from "./states";
import {
  atLeastAged,
  date,
  dateOfBirth,
  email,
  fieldErrors,
  licenseOnly,
  maxLength,
  nameValidators,
  number,
  oneOf,
  password,
  phoneNum,
  plainText,
  required,
  requiredAsTyped,
  sharedTextValidators,
  when,
  type FieldError,
  type Validator,
} from "./validators";

type Validators = readonly Validator[];

const stateCodes = () => usStates.map(({ code }) => code);

/** What an address is checked for. */
export const emailField: Validators = [required, maxLength(limits.emailLength), email];

/** What a new password that must be there is checked for. */
export const newPassword: Validators = [requiredAsTyped, password, maxLength()];

/** What a yes or no is checked for. */
export const yesNoField: Validators = [required, oneOfBooleans];

const birthField = (today: Date): Validators => [required, maxLength(), date, dateOfBirth(today)];

// Each is made where it is asked for: a screen that asks for none loads no states.
const checks: Record<FieldKind, (today: Date) => Validators> = {
  name: () => nameValidators,
  text: () => [...sharedTextValidators, plainText],
  optionalText: () => [maxLength(), plainText],
  license: () => [maxLength(), plainText, licenseOnly],
  email: () => emailField,
  phone: () => [required, phoneNum, maxLength()],
  number: () => [required, number, maxLength()],
  state: () => [required, maxLength(), oneOf(stateCodes())],
  optionalState: () => [maxLength(), oneOf(stateCodes())],
  birthDate: birthField,
  // Only an adult can ask for insurance.
  adultBirthDate: (today) => [
    ...birthField(today),
    atLeastAged(limits.adultYears, today, fieldErrors.underAge),
  ],
  yesNo: () => yesNoField,
  gender: () => [required, oneOf(genders)],
  maritalStatus: () => [required, oneOf(maritalStatuses)],
  leadMails: () => [required, oneOf(leadMailPaces)],
};

/** What a field of a kind is checked for on the day `today`. */
export function checksOf(kind: FieldKind, today: Date): Validators {
  return checks[kind](today);
}

/** Validators that apply only where the form's `maritalStatus` says that there is a partner. */
export function partnerOnly(validators: Validators): Validators {
  return [when(({ maritalStatus }) => hasPartner(maritalStatus), ...validators)];
}

function oneOfBooleans(value: unknown): FieldError | null {
  return typeof value === "boolean" ? null : fieldErrors.option;
}
