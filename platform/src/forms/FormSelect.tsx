import { Select, type SelectOption } from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

type FormSelectProps<Value extends number | string> = Omit<
  ComponentProps<typeof Select<Value>>,
  "value" | "onChange" | "onBlur" | "error" | "options"
> & { options: readonly SelectOption<Value>[] };

/** A select of the form around. Nothing chosen is an empty text where the options are texts. */
export function FormSelect<Value extends number | string>({
  name,
  ...rest
}: FormSelectProps<Value>) {
  const { value, onChange, ...field } = useFormField(name, rest.label);
  const isText = typeof rest.options[0]?.value === "string";
  return (
    <Select<Value>
      {...rest}
      {...field}
      value={value === "" ? null : value}
      onChange={(chosen) => onChange(chosen ?? (isText ? "" : null))}
    />
  );
}
