import { PhoneField } from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";
import { useEnterKey } from "./FormContext";
import { useFormField } from "./useFormField";

/** A phone number of the form around, masked (###)###-####. */
export function FormPhoneField({
  name,
  ...rest
}: Omit<ComponentProps<typeof PhoneField>, "value" | "onChange" | "onBlur" | "error">) {
  return <PhoneField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}
