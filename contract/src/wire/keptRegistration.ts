import type { Gender, MaritalStatus } from "../rules/constants";
import type * as wire from "../schemas";
import { entity, inData, list, nullable, type Inside } from "./codec";
import { gender, maritalStatus } from "./enums";

type AnswersOfType = wire.KeptRegistration["answers"][number];

const keptAnswer = entity<AnswersOfType["answers"][number]>()({
  questionId: "que_id",
  value: "value",
});

const answersOfType = entity<AnswersOfType>()({
  insuranceTypeId: "ins_id",
  answers: ["answers", list(keptAnswer)],
});

/** A registration as far as it was filled in. */
export const keptRegistration = entity<wire.KeptRegistration>()({
  insuranceTypeId: "insId",
  step: "step",
  page: "page",
  firstName: "firstName",
  lastName: "lastName",
  dateOfBirth: "dateOfBirth",
  address1: "address1",
  address2: "address2",
  zipCodes: "zipcodes",
  city: "city",
  state: "state",
  rents: "rents",
  maritalStatus: ["maritalStatus", nullable<number, MaritalStatus>(maritalStatus)],
  partnerFirstName: "partnerFirstName",
  partnerLastName: "partnerLastName",
  partnerDateOfBirth: "partnerDateOfBirth",
  gender: ["gender", nullable<number, Gender>(gender)],
  phoneNumber: "phoneNumber",
  email: "email",
  currentInsuranceCompany: "currentInsuranceCompany",
  emailNotification: "emailNotification",
  answers: ["answers", list(answersOfType)],
});
export type KeptRegistration = Inside<typeof keptRegistration>;

export const keepRegistrationBody = entity<wire.KeepRegistrationBody>()({
  draft: ["draft", keptRegistration],
  continued: "continued",
  token: "token",
});
export type KeepRegistrationBody = Inside<typeof keepRegistrationBody>;

export const continueRegistrationReply = inData(keptRegistration);
