import { useController, useFieldError } from "@quotehaven/platform";
import { DateField } from "@quotehaven/shared-ui";
import { useState, type ComponentProps } from "react";

/** About how old a person is who insures a home, a life or a car, in years. */
const usualAge = 35;

type FormDateFieldProps = Omit<
  ComponentProps<typeof DateField>,
  "value" | "onChange" | "onBlur" | "error" | "defaultMonth"
>;

/** A date of birth in the surrounding form, as MM/DD/YYYY. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  const [bornAbout] = useState(() => new Date(new Date().getFullYear() - usualAge, 0));
  return (
    <DateField {...rest} {...field} defaultMonth={bornAbout} error={fieldError(fieldState.error)} />
  );
}
