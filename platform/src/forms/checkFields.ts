import { validateFields, type FieldError, type FieldRules } from "@quotehaven/contract/rules";
import { contactFinder, loadContactDetails } from "../contact/contactDetails";

/** `validateFields`, with what finds contact details loaded where a filled field asks for it. */
export async function checkFields(
  values: Record<string, unknown>,
  rules: FieldRules,
  only?: readonly string[],
): Promise<Record<string, FieldError>> {
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    return false;
  };
  const found = validateFields(values, rules, only, contactFinder() ?? ask);
  if (!isAsked) return found;
  const contact = await loadContactDetails();
  return validateFields(values, rules, only, contact?.hasContactDetail);
}
