import { TextArea } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useFormField } from "./useFormField";

/** Several lines of text of the form around. */
export function FormTextArea({
  name,
  ...rest
}: Omit<ComponentProps<typeof TextArea>, "value" | "onChange" | "onBlur" | "error">) {
  return <TextArea {...rest} {...useFormField(name, rest.label)} />;
}
