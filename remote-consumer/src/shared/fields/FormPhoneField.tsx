import { useController, useFieldError } from "@quotehaven/platform";
import { PhoneField } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

type FormPhoneFieldProps = Omit<
  ComponentProps<typeof PhoneField>,
  "value" | "onChange" | "onBlur" | "error"
>;

/** A phone number of the surrounding form, masked (###)###-####. */
export function FormPhoneField({ name, ...rest }: FormPhoneFieldProps) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  return <PhoneField {...rest} {...field} error={fieldError(fieldState.error)} />;
}
