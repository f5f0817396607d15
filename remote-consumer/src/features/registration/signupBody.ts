import {
  answersForPayload,
  hasPartner,
  noCarrierId,
  otherCarrierId,
  toIsoDate,
  type Answers,
  type Form,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { ConsumerSignupBody } from "@quotehaven/contract/wire";
import type { WizardValues } from "../../shared/register/registrationValues";

/**
 * The registration as it is sent: dates YYYY-MM-DD, an empty second address
 * line left out, None as null (REG-7), no partner for Single (REG-8).
 */
export function signupBody(
  values: WizardValues,
  insuranceTypeId: InsuranceTypeId,
  forms: readonly Form[],
  answers: Answers,
  token: string,
): ConsumerSignupBody {
  const partner = hasPartner(values.maritalStatus)
    ? {
        partnerFirstName: values.partnerFirstName.trim(),
        partnerLastName: values.partnerLastName.trim(),
        partnerDateOfBirth: isoDate(values.partnerDateOfBirth),
      }
    : {};
  const address2 = values.address2.trim();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    dateOfBirth: isoDate(values.dateOfBirth),
    address1: values.address1.trim(),
    ...(address2 && { address2 }),
    city: values.city.trim(),
    state: values.state,
    rents: values.rents === true,
    zipCodes: values.zipCodes.map(({ id }) => ({ id })),
    maritalStatus: values.maritalStatus ?? "single",
    ...partner,
    gender: values.gender ?? "male",
    phoneNumber: values.phoneNumber,
    email: values.email.trim(),
    ...currentCarrier(values.currentInsuranceCompany),
    emailNotification: values.emailNotification,
    password: values.password,
    confirmPassword: values.confirmPassword,
    insuranceTypeId,
    token,
    answers: forms.flatMap((form) => answersForPayload(form, answers)),
  };
}

function currentCarrier(id: number | null) {
  if (id === otherCarrierId) return { currentInsuranceCompany: null, hasOtherCarrier: true };
  return { currentInsuranceCompany: id === noCarrierId ? null : id };
}

function isoDate(text: string): string {
  return toIsoDate(text) ?? text;
}
