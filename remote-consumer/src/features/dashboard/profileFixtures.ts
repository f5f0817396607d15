import type { UserProfile, UserProfileReply } from "@quotehaven/contract/schemas";

/** The details of a married home owner, with what the test changes. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    usr_firstname: "Nora",
    usr_lastname: "Reyes",
    usr_email: "nora@example.com",
    usr_email_pending: null,
    usr_phonenumber: "(614)555-0134",
    usr_dateofbirth: "1988-04-12",
    usr_address1: "12 Oak Street",
    usr_address2: "Apt 4",
    usr_city: "Columbus",
    usr_state: "OH",
    usr_rents: false,
    usr_gender: 1,
    usr_maritalstatus: 1,
    usr_emailnotifications: true,
    usr_partnerfirstname: "Ben",
    usr_partnerlastname: "Reyes",
    usr_partnerdateofbirth: "1987-09-30",
    zipcodes: [{ zip_id: 7, zip_code: "43004" }],
    ...changes,
  };
}

/** The reply of the profile call, with two quotes waiting. */
export function aProfileReply(changes: Partial<UserProfileReply> = {}): UserProfileReply {
  return {
    data: aProfile(),
    types: [{ ins_id: 1, ins_name: "Home", ins_short: "home" }],
    quote_count: 2,
    quote_confirmed: false,
    ...changes,
  };
}
