import { useController, useFieldError } from "@quotehaven/platform";
import { RadioGroup } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

type FormRadioGroupProps<Value extends number | string | boolean> = Omit<
  ComponentProps<typeof RadioGroup<Value>>,
  "value" | "onChange" | "error"
>;

/** A group of radio buttons of the surrounding form. */
export function FormRadioGroup<Value extends number | string | boolean>({
  name,
  ...rest
}: FormRadioGroupProps<Value>) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  return (
    <RadioGroup<Value>
      {...rest}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={fieldError(fieldState.error)}
    />
  );
}
