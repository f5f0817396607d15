import type { Answers, Gender, MaritalStatus } from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { noZipPlace, type PlaceValues } from "../fields/place";

/** What the three fixed steps hold while being filled in. Dates are MM/DD/YYYY as typed. */
export type WizardValues = PlaceValues & {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  address1: string;
  address2: string;
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
  zipPlace: noZipPlace,
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
  /** The policies of today; null where nothing was said of them. */
  present: OwnPolicies | null;
};

/** Nothing filled in. */
export const emptyRegistration: RegistrationDraft = {
  ...emptyWizard,
  step: 1,
  page: 0,
  answersByType: {},
  continued: "",
  present: null,
};

/** Whether anything was filled in; the open page alone is nothing. */
export function isBegun(draft: RegistrationDraft): boolean {
  const { step, page, zipPlace } = emptyRegistration;
  return JSON.stringify({ ...draft, step, page, zipPlace }) !== JSON.stringify(emptyRegistration);
}
