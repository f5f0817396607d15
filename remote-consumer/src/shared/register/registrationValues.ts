import type { Answers, Gender, MaritalStatus } from "@quotehaven/contract/rules";

/** A chosen zip code: its id for the wire, its digits for the eye. */
export type ChosenZip = { id: number; code: string };

/** What the three fixed steps hold while being filled in. Dates are MM/DD/YYYY as typed. */
export type WizardValues = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  address1: string;
  address2: string;
  zipCodes: ChosenZip[];
  city: string;
  state: string;
  rents: boolean | null;
  maritalStatus: MaritalStatus | null;
  partnerFirstName: string;
  partnerLastName: string;
  partnerDateOfBirth: string;
  gender: Gender | null;
  phoneNumber: string;
  email: string;
  currentInsuranceCompany: number | null;
  emailNotification: boolean;
  password: string;
  confirmPassword: string;
};

/** An untouched wizard. */
export const emptyWizard: WizardValues = {
  firstName: "",
  lastName: "",
  dateOfBirth: "",
  address1: "",
  address2: "",
  zipCodes: [],
  city: "",
  state: "",
  rents: null,
  maritalStatus: null,
  partnerFirstName: "",
  partnerLastName: "",
  partnerDateOfBirth: "",
  gender: null,
  phoneNumber: "",
  email: "",
  currentInsuranceCompany: null,
  emailNotification: true,
  password: "",
  confirmPassword: "",
};

/** A registration as far as it was filled in. Passwords are at the top level, where a draft never stores them. */
export type RegistrationDraft = WizardValues & {
  step: number;
  page: number;
  answersByType: Record<number, Answers>;
  /** The token of a mailed link that leads on with it; empty without one. */
  continued: string;
};

/** Nothing filled in. */
export const emptyRegistration: RegistrationDraft = {
  ...emptyWizard,
  step: 1,
  page: 0,
  answersByType: {},
  continued: "",
};

/** Whether anything was filled in; the open page alone is nothing. */
export function isBegun(draft: RegistrationDraft): boolean {
  return JSON.stringify({ ...draft, step: 1, page: 0 }) !== JSON.stringify(emptyRegistration);
}
