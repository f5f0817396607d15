import type * as wire from "../schemas";
import { entity, inData, nullable, type Inside } from "./codec";

const policyFields = {
  carrier: "carrier",
  expiresOn: "expires",
  premium: "premium",
  cover: "cover",
} as const;
const homePolicy = entity<NonNullable<wire.PresentPolicies["home"]>>()(policyFields);
const autoPolicy = entity<NonNullable<wire.PresentPolicies["auto"]>>()(policyFields);

/** The policies that a client has today. */
export const presentPolicies = entity<wire.PresentPolicies>()({
  home: ["home", homePolicy],
  auto: ["auto", autoPolicy],
});

/** With whether agents may see them. */
export const ownPolicies = entity<wire.OwnPolicies>()({
  home: ["home", homePolicy],
  auto: ["auto", autoPolicy],
  isShared: "shared",
});
export type OwnPolicies = Inside<typeof ownPolicies>;

/** What is kept of a consumer's policies; null where none is. */
export const ownPoliciesReply = inData<wire.OwnPolicies | null, OwnPolicies | null>(
  nullable(ownPolicies),
);
