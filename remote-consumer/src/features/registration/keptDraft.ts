import { isInsuranceTypeId, type Answers, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { KeptRegistration } from "@quotehaven/contract/schemas";
import { ownPolicies } from "@quotehaven/contract/wire";
import { zipPlaceOf } from "../../shared/fields/place";
import {
  emptyWizard,
  type RegistrationDraft,
  type WizardValues,
} from "../../shared/register/registrationValues";

/**
 * A draft as it is kept for another device: without its passwords, the link before and what the form
 * alone remembers. The server refuses any other field.
 */
export function keptOf(
  draft: RegistrationDraft,
  insuranceTypeId: InsuranceTypeId,
): KeptRegistration {
  const {
    password: _password,
    confirmPassword: _confirmPassword,
    zipPlace: _zipPlace,
    continued: _continued,
    present,
    answersByType,
    zipCodes,
    ...typed
  } = draft;
  return {
    ...typed,
    insuranceTypeId,
    zipCodes: zipCodes.map(({ id, code }) => ({ id, code })),
    answers: Object.entries(answersByType).flatMap(keptAnswers),
    ...(present && { present: ownPolicies.encode(present) }),
  };
}

function keptAnswers([typeId, answers]: [string, Answers]): KeptRegistration["answers"] {
  const insuranceTypeId = Number(typeId);
  if (!isInsuranceTypeId(insuranceTypeId)) return [];
  const given = Object.entries(answers).flatMap(([id, value]) =>
    value === undefined ? [] : [{ questionId: Number(id), value: copyOf(value) }],
  );
  return [{ insuranceTypeId, answers: given }];
}

const copyOf = (value: NonNullable<Answers[number]> | null) =>
  typeof value === "object" && value !== null ? [...value] : value;

/** The draft that a link brings to this device. */
export function draftOf(
  { insuranceTypeId: _typeId, answers, present, ...kept }: KeptRegistration,
  token: string,
): RegistrationDraft {
  const values: Omit<WizardValues, "password" | "confirmPassword" | "zipPlace"> = kept;
  return {
    ...emptyWizard,
    ...values,
    zipPlace: zipPlaceOf(values),
    step: kept.step,
    page: kept.page,
    answersByType: Object.fromEntries(
      answers.map((ofType) => [
        ofType.insuranceTypeId,
        Object.fromEntries(ofType.answers.map(({ questionId, value }) => [questionId, value])),
      ]),
    ),
    continued: token,
    present: present ? ownPolicies.decode(present) : null,
  };
}
