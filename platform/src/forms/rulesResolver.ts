import { validateFields, type FieldRules } from "@quotehaven/contract/rules";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/**
 * Checks a form with the rules that the server runs as well, and keeps what the server has refused
 * by itself (translation keys by field). An error's message is its translation key, its type the
 * code. Give a function where the rules depend on what was typed.
 */
export function rulesResolver<Values extends FieldValues>(
  rules: FieldRules | ((values: Values) => FieldRules),
  refused: () => Record<string, string> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const own = typeof rules === "function" ? rules(values) : rules;
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries(refused()))
      errors[name] = { type: "refused", message };
    for (const [name, error] of Object.entries(validateFields(values, own)))
      errors[name] = { type: error.code, message: error.key };
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
