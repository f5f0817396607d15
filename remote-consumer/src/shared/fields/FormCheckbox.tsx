import { useController, useFieldError } from "@quotehaven/platform";
import { Checkbox } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

type FormCheckboxProps = Omit<
  ComponentProps<typeof Checkbox>,
  "checked" | "onChange" | "onBlur" | "error"
>;

/** A yes-or-no of the surrounding form. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  return (
    <Checkbox
      {...rest}
      name={field.name}
      ref={field.ref}
      checked={field.value === true}
      onChange={field.onChange}
      error={fieldError(fieldState.error)}
    />
  );
}
