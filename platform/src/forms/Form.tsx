import { Button } from "@quotehaven/shared-ui";
import { ErrorSummary } from "@quotehaven/shared-ui/fields";
import { createContext, useContext, useEffect, type ComponentProps } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIsHydrated } from "../page/useIsHydrated";
import { useUnsaved } from "../unsaved/useUnsaved";
import type { Form as FormOf, FormParts } from "./useForm";

/** What Enter does in the fields of a form, as a phone's keyboard names its key. */
type EnterKey = "done" | "go" | "next" | "send";

const FormContext = createContext<FormParts | null>(null);
const EnterKeyContext = createContext<EnterKey | undefined>(undefined);

/** What Enter does in a field here; undefined where there is no form around. */
export const useEnterKey = () => useContext(EnterKeyContext);

/** The parts of the form around. Throws outside of one. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error("There is no Form around this component.");
  return parts;
}

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
  const { setRelease } = parts;
  const isHydrated = useIsHydrated();
  const release = useUnsaved(asks && formState.isDirty, {}, parts.lose);
  useEffect(() => setRelease(release), [setRelease, release]);
  return (
    <FormProvider {...form}>
      <FormContext value={parts}>
        <EnterKeyContext value={enterKey}>
          <form
            {...rest}
            id={parts.id}
            noValidate
            inert={!isHydrated}
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
