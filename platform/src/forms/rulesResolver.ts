import { validateFields, type FieldRules } from "@quotehaven/contract/rules";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/**
 * Checks a form with the rules that the server runs as well. An error's message
 * is its translation key (show it with `useFieldError`), its type the code.
 * Give a function where the rules depend on what was typed.
 *
 * @example useForm({ resolver: rulesResolver(loginRules), defaultValues: { email: "", password: "" } })
 */
export function rulesResolver<Values extends FieldValues>(
  rules: FieldRules | ((values: Values) => FieldRules),
): Resolver<Values> {
  return (values) => {
    const own = typeof rules === "function" ? rules(values) : rules;
    const found = Object.entries(validateFields(values, own));
    if (found.length === 0) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, error] of found) errors[name] = { type: error.code, message: error.key };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
