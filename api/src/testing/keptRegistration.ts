import type { KeptRegistration } from "@quotehaven/contract/schemas";
import { ZIP_ID } from "./seeds";

/** A registration for life insurance as far as somebody filled it in, with what the test changes. */
export function aKeptRegistration(changes: Partial<KeptRegistration> = {}): KeptRegistration {
  return {
    insuranceTypeId: 2,
    step: 3,
    page: 0,
    firstName: "Cora",
    lastName: "Client",
    dateOfBirth: "02/28/19",
    address1: "5 Elm Street",
    address2: "",
    zipCodes: [{ id: ZIP_ID, code: "78701 Austin, TX" }],
    city: "Austin",
    state: "TX",
    rents: null,
    maritalStatus: "domesticPartner",
    partnerFirstName: "Pat",
    partnerLastName: "",
    partnerDateOfBirth: "",
    gender: null,
    phoneNumber: "(512)555-0147",
    email: "cora.client@example.com",
    currentInsuranceCompany: 0,
    emailNotification: true,
    answers: [{ insuranceTypeId: 2, answers: [{ questionId: 206, value: "1000" }] }],
    present: { auto: { carrier: "Kin", cover: {} }, shared: false },
    ...changes,
  };
}
