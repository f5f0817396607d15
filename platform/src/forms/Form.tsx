import { Button } from "@quotehaven/shared-ui";
import { ErrorSummary } from "@quotehaven/shared-ui/fields";
import { useEffect, type ComponentProps } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useUnsaved } from "../unsaved/useUnsaved";
import { EnterKeyContext, FormContext, useFormParts, type EnterKey } from "./FormContext";
import type { Form as FormOf } from "./useForm";

type FormProps<Values extends FieldValues> = Omit<
  ComponentProps<"form">,
  "form" | "onSubmit" | "id" | "noValidate"
> & {
  form: FormOf<Values>;
  /** What `useSubmit` gave. */
  onSubmit: () => unknown;
  /** Whether leaving what was typed is asked about. False where a draft keeps it, or it is typed again in a moment. */
  asks?: boolean;
  /** What Enter does in its fields: it saves, unless said otherwise. */
  enterKey?: EnterKey;
};

/** A form and everything in it: its fields, its summary, the question before what was typed is lost. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  asks = true,
  enterKey = "done",
  children,
  ...rest
}: FormProps<Values>) {
  const { parts, formState } = form;
  parts.release.current = useUnsaved(asks && formState.isDirty, {}, parts.lose);
  return (
    <FormProvider {...form}>
      <FormContext value={parts}>
        <EnterKeyContext value={enterKey}>
          <form
            {...rest}
            id={parts.id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void onSubmit();
            }}
          >
            {children}
          </form>
        </EnterKeyContext>
      </FormContext>
    </FormProvider>
  );
}

type FormErrorSummaryProps = Omit<ComponentProps<typeof ErrorSummary>, "errors" | "attempt"> & {
  /** Only the fields whose names begin with this. */
  within?: string;
};

/** What the last attempt refused. It stays as it is until the next one, so that nothing moves under a press. */
export function FormErrorSummary({ within = "", ...rest }: FormErrorSummaryProps) {
  const { i18n } = useTranslation("platform");
  const { refusal, addSummary } = useFormParts();
  useEffect(() => addSummary(), [addSummary]);
  const errors = refusal.fields
    .filter(({ name }) => name.startsWith(within))
    .map(({ name, label, key, values }) => ({ name, label, message: i18n.t(key, values) }));
  return <ErrorSummary {...rest} attempt={refusal.attempt} errors={errors} />;
}

type SubmitButtonProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof Button>,
  "form" | "type" | "busy"
> & { form: FormOf<Values> };

/** Sends a form, wherever it is placed: also in the footer of the window around it. */
export function SubmitButton<Values extends FieldValues>({
  form: { parts },
  ...rest
}: SubmitButtonProps<Values>) {
  return (
    <Button emphasis="primary" {...rest} type="submit" form={parts.id} busy={parts.isSending} />
  );
}
