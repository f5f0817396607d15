import {
  presentTypes,
  type PresentPolicies,
  type PresentPolicy,
  type PresentType,
} from "@quotehaven/contract/cover";
import {
  insuranceTypes,
  presentPolicyRules,
  toIsoDate,
  type FieldRules,
} from "@quotehaven/contract/rules";
import type { OwnPolicies } from "@quotehaven/contract/wire";
import { refuseInvalid } from "../server/errors";

/** The rules of each policy, by the name of its type: `home.carrier`. */
const rules: FieldRules = Object.fromEntries(
  presentTypes.flatMap((type) =>
    Object.entries(presentPolicyRules).map(([name, checks]) => [`${type}.${name}`, checks]),
  ),
);

/**
 * The policies that somebody has, as they are kept; null without any. What was left empty is not kept.
 *
 * @throws 422 with the codes of the fields: `home.carrier`.
 */
export function checkedPolicies(sent: OwnPolicies): OwnPolicies | null {
  refuseInvalid({ home: formOf(sent.home), auto: formOf(sent.auto) }, rules);
  const { home, auto, isShared } = sent;
  if (!home && !auto) return null;
  return { ...(home && { home: kept(home) }), ...(auto && { auto: kept(auto) }), isShared };
}

const formOf = (policy: PresentPolicy | undefined) => ({ ...policy, ...policy?.premium });

function kept<Cover>({
  carrier,
  expiresOn,
  premium,
  cover,
}: Omit<PresentPolicy, "cover"> & { cover: Cover }) {
  const company = carrier?.trim();
  const lastDay = expiresOn && toIsoDate(expiresOn);
  return {
    ...(company && { carrier: company }),
    ...(lastDay && { expiresOn: lastDay }),
    ...(premium && { premium }),
    cover,
  };
}

/** What is kept beside a submission. */
type Kept = { submittedTypes: number[] | null; presentPolicies: OwnPolicies | null };

/** The policies of the types that were submitted; undefined where there are none. */
export function policiesAsSubmitted({
  submittedTypes,
  presentPolicies,
}: Kept): OwnPolicies | undefined {
  if (!presentPolicies) return undefined;
  const { home, auto, isShared } = presentPolicies;
  const isAsked = (type: PresentType) => submittedTypes?.includes(insuranceTypes[type]);
  const asked = {
    ...(home && isAsked("home") && { home }),
    ...(auto && isAsked("auto") && { auto }),
  };
  return asked.home || asked.auto ? { ...asked, isShared } : undefined;
}

/** What agents may see of them: nothing unless the client shares it. */
export function policiesForAgents(application: Kept): PresentPolicies | undefined {
  const { isShared = false, ...policies } = policiesAsSubmitted(application) ?? {};
  return isShared ? policies : undefined;
}
