import { MoneyField } from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";
import { useEnterKey } from "./FormContext";
import { useFormField } from "./useFormField";

type FormMoneyFieldProps = Omit<
  ComponentProps<typeof MoneyField>,
  "value" | "onChange" | "onBlur" | "error" | "name"
> & {
  name: string;
  /** What the error summary calls the field, where its label alone does not say which it is. */
  summaryLabel?: string;
};

/** Whole US dollars of the form around; null while it is empty. */
export function FormMoneyField({ name, summaryLabel, ...rest }: FormMoneyFieldProps) {
  return (
    <MoneyField
      enterKeyHint={useEnterKey()}
      {...rest}
      {...useFormField(name, summaryLabel ?? rest.label)}
    />
  );
}
