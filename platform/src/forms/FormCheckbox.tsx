import { Checkbox } from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

/** A yes-or-no of the form around. */
export function FormCheckbox({
  name,
  ...rest
}: Omit<ComponentProps<typeof Checkbox>, "checked" | "onChange" | "onBlur" | "error">) {
  const { value, onBlur: _onBlur, ...field } = useFormField(name);
  return <Checkbox {...rest} {...field} checked={value === true} />;
}
