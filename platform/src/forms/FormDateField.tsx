import { DateField } from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";
import { useEnterKey } from "./FormContext";
import { useFormField } from "./useFormField";

/** A date of the form around, as MM/DD/YYYY. */
export function FormDateField({
  name,
  ...rest
}: Omit<ComponentProps<typeof DateField>, "value" | "onChange" | "onBlur" | "error">) {
  return <DateField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}
