import type * as wire from "../schemas";
import { zipCode, zipCodeRef } from "./common";
import { entity, inData, list, type Inside } from "./codec";
import { ownPolicies } from "./presentPolicies";
import { answerInput, questionForm } from "./questionnaire";
import { sentGender, sentMaritalStatus } from "./enums";

export const signupQuestionsQuery = entity<wire.SignupQuestionsQuery>()({
  insuranceTypeId: "insId",
});

export const signupQuestionsReply = inData(list(questionForm));

export const agentSignupBody = entity<wire.AgentSignupBody>()({
  agent: "agent",
  token: "token",
  name: "name",
  lastname: "lastname",
  email: "email",
  phone: "phone",
  password: "password",
  confirmPassword: "confirmPassword",
});
export type AgentSignupBody = Inside<typeof agentSignupBody>;

export const checkSignupBody = entity<wire.CheckSignupBody>()({
  email: "email",
  password: "password",
  zipCodes: ["zipcodes", list(zipCodeRef)],
  token: "token",
});
export type CheckSignupBody = Inside<typeof checkSignupBody>;

/** The partner's fields are ignored when the marital status is single. */
export const consumerSignupBody = entity<wire.ConsumerSignupBody>()({
  agent: "agent",
  firstName: "firstName",
  lastName: "lastName",
  dateOfBirth: "dateOfBirth",
  address1: "address1",
  address2: "address2",
  city: "city",
  state: "state",
  rents: "rents",
  zipCodes: ["zipcodes", list(zipCodeRef)],
  maritalStatus: ["maritalStatus", sentMaritalStatus],
  partnerFirstName: "partnerFirstName",
  partnerLastName: "partnerLastName",
  partnerDateOfBirth: "partnerDateOfBirth",
  gender: ["gender", sentGender],
  phoneNumber: "phoneNumber",
  email: "email",
  currentInsuranceCompany: "currentInsuranceCompany",
  hasOtherCarrier: "otherInsuranceCompany",
  emailNotification: "emailNotification",
  password: "password",
  confirmPassword: "confirmPassword",
  insuranceTypeId: "insId",
  token: "token",
  answers: ["questionAnswers", list(answerInput)],
  continued: "continued",
  present: ["present", ownPolicies],
});
export type ConsumerSignupBody = Inside<typeof consumerSignupBody>;

export const zipCodesReply = inData(list(zipCode));
