import {
  userProfileReply,
  type UserProfile,
  type UserProfileReply,
} from "@quotehaven/contract/wire";

/** The details of a married home owner, with what the test changes. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    firstName: "Nora",
    lastName: "Reyes",
    email: "nora@example.com",
    pendingEmail: null,
    phone: "(614)555-0134",
    dateOfBirth: "1988-04-12",
    address1: "12 Oak Street",
    address2: "Apt 4",
    city: "Columbus",
    state: "OH",
    rents: false,
    gender: "female",
    maritalStatus: "married",
    emailNotifications: true,
    partnerFirstName: "Ben",
    partnerLastName: "Reyes",
    partnerDateOfBirth: "1987-09-30",
    zipCodes: [{ id: 7, code: "43004" }],
    ...changes,
  };
}

/** The reply of the profile call, with two quotes waiting. */
export function aProfileReply(changes: Partial<UserProfileReply> = {}) {
  return userProfileReply.encode({
    profile: aProfile(),
    types: [{ id: 1, name: "Home", shortName: "home" }],
    quoteCount: 2,
    isQuoteConfirmed: false,
    ...changes,
  });
}
