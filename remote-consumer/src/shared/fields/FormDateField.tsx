import { useController, useFieldError } from "@quotehaven/platform";
import { DateField } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

type FormDateFieldProps = Omit<
  ComponentProps<typeof DateField>,
  "value" | "onChange" | "onBlur" | "error"
>;

/** A date of the surrounding form, as MM/DD/YYYY. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  return <DateField {...rest} {...field} error={fieldError(fieldState.error)} />;
}
