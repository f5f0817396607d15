import type { ErrorCode, FieldError, FieldRules, Validator } from "@quotehaven/contract/rules";
import { useState } from "react";
import type { WizardValues } from "../../shared/register/registrationValues";

type RefusableField = "email" | "password" | "zipCodes";

/** The codes that refuse one value of one field for good, and what the field says of them. */
const refusals: Partial<Record<ErrorCode, { field: RefusableField; error: FieldError }>> = {
  "duplicate-email": {
    field: "email",
    error: { key: "errors.duplicate-email", code: "duplicate-email" },
  },
  "common-password": {
    field: "password",
    error: { key: "errors.common-password", code: "common-password" },
  },
  "zip-code": { field: "zipCodes", error: { key: "errors.zip-code", code: "zip-code" } },
};

/** Upper and lower case are the same to the server, in addresses and in common passwords. */
const asCompared = (value: unknown) =>
  typeof value === "string" ? value.trim().toLowerCase() : JSON.stringify(value);

/**
 * Addresses, passwords and zip codes that the server refused: as long as one of them is in its field, that
 * field has an error and its step is not complete.
 */
export function useRefusedValues() {
  const [known] = useState(() => new Map<string, FieldError>());
  const keyOf = (field: RefusableField, value: unknown) => `${field} ${asCompared(value)}`;
  const validatorOf =
    (field: RefusableField): Validator =>
    (value) =>
      known.get(keyOf(field, value)) ?? null;
  const rules: FieldRules = {
    email: [validatorOf("email")],
    password: [validatorOf("password")],
    zipCodes: [validatorOf("zipCodes")],
  };

  return {
    rules,
    /** Whether the server said that an account has this address. */
    isTaken: (email: string) => known.has(keyOf("email", email)),
    /** Takes note of what the server said of these values. Answers whether any field is to blame. */
    learn(codes: readonly string[], values: Pick<WizardValues, RefusableField>): boolean {
      let isLearned = false;
      for (const [code, refusal] of Object.entries(refusals)) {
        if (!codes.includes(code)) continue;
        known.set(keyOf(refusal.field, values[refusal.field]), refusal.error);
        isLearned = true;
      }
      return isLearned;
    },
  };
}
