import { useController, useFieldError } from "@quotehaven/platform";
import { TextField, type TextFieldProps } from "@quotehaven/shared-ui";

type FormTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "onBlur" | "error">;

/** A text field of the surrounding form: its value, its error in words, checked when it is left. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  return <TextField {...rest} {...field} error={fieldError(fieldState.error)} />;
}
