import { CheckboxGroup } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

/** Any number of choices from a short list, of the form around. */
export function FormCheckboxGroup({
  name,
  ...rest
}: Omit<ComponentProps<typeof CheckboxGroup>, "value" | "onChange" | "error">) {
  const { ref: _ref, onBlur: _onBlur, ...field } = useFormField(name, rest.label);
  return <CheckboxGroup {...rest} {...field} />;
}
