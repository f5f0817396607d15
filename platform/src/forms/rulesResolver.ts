import { validateFields, type FieldError, type FieldRules } from "@quotehaven/contract/rules";
import { set, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import { contactFinder, loadContactDetails } from "../contact/contactDetails";
import type { MessageKey } from "../i18n/i18n";

/** Why a field is refused: the key of the message, and what fills its places. */
export type RefusalMessage = { key: MessageKey; values?: Record<string, string> };

/** An error as react-hook-form keeps it for us. */
export type KeyedError = { type: string; message: MessageKey; values?: Record<string, string> };

/** `validateFields`, with what finds contact details loaded where a filled field asks for it. */
async function checkFields(
  values: Record<string, unknown>,
  rules: FieldRules,
): Promise<Record<string, FieldError>> {
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    return false;
  };
  const found = validateFields(values, rules, undefined, contactFinder() ?? ask);
  if (!isAsked) return found;
  const contact = await loadContactDetails();
  return validateFields(values, rules, undefined, contact?.hasContactDetail);
}

/**
 * Checks a form with the rules that the server runs as well, and keeps what the server has refused
 * by itself. An error's message is its translation key (`useFormField` shows it), its type the
 * code. Give a function where the rules depend on what was typed.
 */
export function rulesResolver<Values extends FieldValues>(
  rules: FieldRules | ((values: Values) => FieldRules),
  refused: Readonly<Record<string, RefusalMessage>> = {},
): Resolver<Values> {
  return async (values) => {
    const own = typeof rules === "function" ? rules(values) : rules;
    const errors: FieldErrors<Values> = {};
    const add = (name: string, error: KeyedError) => set(errors, name, error);
    for (const [name, { code, key, values: said }] of Object.entries(
      await checkFields(values, own),
    ))
      add(name, { type: code, message: key, values: said });
    for (const [name, { key, values: said }] of Object.entries(refused))
      add(name, { type: "refused", message: key, values: said });
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors };
  };
}
