import { MoneyField } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

/** Whole dollars of the form around; null while nothing is typed. */
export function FormMoneyField({
  name,
  ...rest
}: Omit<ComponentProps<typeof MoneyField>, "value" | "onChange" | "onBlur" | "error">) {
  return <MoneyField {...rest} {...useFormField(name, rest.label)} />;
}
