import type { ComponentProps } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useUnsaved } from "../unsaved/useUnsaved";
import { EnterKeyContext, FormContext, type EnterKey } from "./FormContext";
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
