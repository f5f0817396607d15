import { cleanText } from "./cleanText";
import { agentProfileFields } from "../profiles/agentProfileFields";
import { consumerProfileFields } from "../profiles/consumerProfileFields";
import { checksOf, newPassword, partnerOnly } from "./fieldChecks";
import { writableFields, type ProfileFields } from "../profiles/profileFields";
import { usStates } from "./states";
import {
  composed,
  email,
  fieldErrors,
  firstError,
  maxLength,
  password,
  required,
  requiredAsTyped,
  when,
  type FieldRules,
  type Validator,
} from "./validators";

function rulesOf(fields: ProfileFields, today: Date): FieldRules {
  return Object.fromEntries(
    writableFields(fields).flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const validators = checksOf(field.kind, today);
      if (field.isPartners) return [[name, partnerOnly(validators)]];
      return [[name, field.isOptional ? [ifThere(validators)] : validators]];
    }),
  );
}

/** What a profile may not have at all is checked only where it has it. */
function ifThere(validators: readonly Validator[]): Validator {
  return (value, all, finds) =>
    value === undefined ? null : firstError(value, validators, all, finds);
}

/** The three fields with which a consumer changes the password. */
export const consumerPasswordFields = ["oldPassword", "newPassword", "confirmNewPassword"] as const;

/** The consumer's profile (5.5): the password fields count only when one of the three has text. */
export function consumerProfileRules(today: Date): FieldRules {
  const whenChanging = (...validators: readonly Validator[]): readonly Validator[] => [
    when((all) => consumerPasswordFields.some((name) => Boolean(all[name])), ...validators),
  ];
  return {
    ...rulesOf(consumerProfileFields, today),
    zipCodes: [required],
    oldPassword: whenChanging(requiredAsTyped, maxLength()),
    newPassword: whenChanging(...newPassword),
    confirmNewPassword: whenChanging(requiredAsTyped, sameAs("newPassword")),
  };
}

/** Each of a list is a state. */
const statesOnly: Validator = (value) => {
  const states = Array.isArray(value) ? value : [];
  const isKnown = states.every((state) => usStates.some(({ code }) => code === state));
  return isKnown ? null : fieldErrors.option;
};

/** The agent's profile as the screen checks it (5.7): the new password itself has no validators. */
export function agentProfileRules(today: Date): FieldRules {
  return {
    ...rulesOf(agentProfileFields, today),
    licenseStates: [statesOnly],
    newPassword: [],
    confirmNewPassword: [sameAs("newPassword")],
  };
}

/** The agent's profile as the server checks it (AGD-2): an empty password changes nothing, 1 to 8 characters are refused. */
export function agentProfileServerRules(today: Date): FieldRules {
  return { ...agentProfileRules(today), newPassword: [password, maxLength()] };
}

/** Whether a profile's change asks for another address than the account has. */
export function isNewEmail(sent: unknown, present: string | null): boolean {
  const address = typeof sent === "string" ? cleanText(sent) : "";
  return address !== "" && address !== (present ?? "");
}

/** Both profiles: another address asks for the present password. */
export function newEmailRules(present: string | null): FieldRules {
  const needed: Validator = (value) =>
    requiredAsTyped(value, {}) ? fieldErrors.passwordNeeded : null;
  const applies = ({ email: sent }: Record<string, unknown>) =>
    isNewEmail(sent, present) && email(sent, {}) === null;
  return { currentPassword: [when(applies, needed, maxLength())] };
}

/** Must equal another field (both composed, NFC), also where that one is empty. */
function sameAs(field: string): Validator {
  return (value, all) =>
    composed(value ?? "") === composed(all[field] ?? "") ? null : fieldErrors.passwordsMatch;
}
