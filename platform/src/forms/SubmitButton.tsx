import { Button } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import type { Form } from "./useForm";

type SubmitButtonProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Button>,
  "form" | "type" | "busy"
> & { form: Form<Values> };

/** Sends a form, wherever it is placed: also in the footer of the window around it. */
export function SubmitButton<Values extends FieldValues>({
  form,
  ...rest
}: SubmitButtonProps<Values>) {
  return (
    <Button
      emphasis="primary"
      {...rest}
      type="submit"
      form={form.parts.id}
      busy={form.parts.isSending}
    />
  );
}
