import { RadioGroup } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

type FormRadioGroupProps<Value extends number | string | boolean> = Omit<
  ComponentProps<typeof RadioGroup<Value>>,
  "value" | "onChange" | "onBlur" | "error"
>;

/** A group of radio buttons of the form around. */
export function FormRadioGroup<Value extends number | string | boolean>({
  name,
  ...rest
}: FormRadioGroupProps<Value>) {
  // Leaving a group is no answer: moving from button to button would refuse it half-way.
  const { ref: _ref, onBlur: _onBlur, ...field } = useFormField(name, rest.label);
  return <RadioGroup<Value> {...rest} {...field} />;
}
