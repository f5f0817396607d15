import { useEffect, type ReactNode } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormParts } from "./FormContext";
import type { KeyedError } from "./rulesResolver";

/**
 * One field of the form around: its value, what to do when it changes or is left, and its error in
 * words. What every `Form…` field is made of; use it for a control that only one screen has.
 */
export function useFormField(name: string, label?: ReactNode) {
  const { i18n } = useTranslation("platform");
  const { field, fieldState } = useController({ name });
  const { addField, change, remedies } = useFormParts();
  const text = typeof label === "string" ? label : undefined;
  useEffect(() => addField(name, text), [addField, name, text]);
  // react-hook-form knows errors as texts alone; every one of ours is made by the resolver.
  const error = fieldState.error as KeyedError | undefined;
  const said = error && i18n.t(error.message, error.values);
  const remedy = error?.message === "validation.required" ? remedies?.[name] : undefined;
  return {
    ...field,
    onChange: (value: unknown) => change(name, () => field.onChange(value)),
    error: remedy ? `${said} ${remedy}` : said,
  };
}
