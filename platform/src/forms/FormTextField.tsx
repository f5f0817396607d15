import { TextField, type TextFieldProps } from "@quotehaven/shared-ui";
import { useEnterKey } from "./FormContext";
import { useFormField } from "./useFormField";

/** Text, an address, digits or a password of the form around, by `type`. */
export function FormTextField({
  name,
  ...rest
}: Omit<TextFieldProps, "value" | "onChange" | "onBlur" | "error">) {
  return <TextField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}
