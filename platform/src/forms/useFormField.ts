import { useEffect, type ReactNode } from "react";
import { useController } from "react-hook-form";
import { useFormParts } from "./FormContext";
import { useFieldError } from "./useFieldError";

/**
 * One field of the form around: its value, what to do when it changes or is left, and its error in
 * words. What every `Form…` field is made of; use it for a control that only one screen has.
 */
export function useFormField(name: string, label?: ReactNode) {
  const { field, fieldState } = useController({ name });
  const { addField, change } = useFormParts();
  const fieldError = useFieldError();
  const text = typeof label === "string" ? label : undefined;
  useEffect(() => addField(name, text), [addField, name, text]);
  return {
    ...field,
    onChange: (value: unknown) => change(name, () => field.onChange(value)),
    error: fieldError(fieldState.error),
  };
}
