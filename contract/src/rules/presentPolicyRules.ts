import { limits, policyMonths } from "./constants";
import {
  between,
  date,
  dateBetween,
  maxLength,
  number,
  oneOf,
  plainText,
  withoutContactDetails,
  type FieldRules,
} from "./validators";

/** Earliest and latest end of a policy that somebody has, as far as anybody means it. */
const policyEnds = ["2000-01-01", "2099-12-31"] as const;

/** The policy that somebody has (home or auto), beside what it covers. Agents may read its company. */
export const presentPolicyRules: FieldRules = {
  carrier: [maxLength(limits.companyLength), plainText, withoutContactDetails],
  expiresOn: [date, dateBetween(...policyEnds)],
  dollars: [number, between(1, limits.premiumDollars)],
  months: [oneOf(policyMonths)],
};
