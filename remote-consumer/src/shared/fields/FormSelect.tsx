import { useController, useFieldError } from "@quotehaven/platform";
import { Select, type SelectOption } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

type FormSelectProps<Value extends number | string> = Omit<
  ComponentProps<typeof Select<Value>>,
  "value" | "onChange" | "onBlur" | "error" | "options"
> & { options: readonly SelectOption<Value>[] };

/** A select of the surrounding form. Nothing chosen is an empty text where the options are texts. */
export function FormSelect<Value extends number | string>({
  name,
  options,
  ...rest
}: FormSelectProps<Value>) {
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  const isText = typeof options[0]?.value === "string";
  return (
    <Select<Value>
      {...rest}
      name={field.name}
      ref={field.ref}
      options={options}
      value={field.value === "" ? null : field.value}
      onChange={(value) => field.onChange(value ?? (isText ? "" : null))}
      onBlur={field.onBlur}
      error={fieldError(fieldState.error)}
    />
  );
}
