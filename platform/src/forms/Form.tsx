import type { ComponentProps } from "react";
import { FormProvider, type FieldValues } from "react-hook-form";
import { useUnsaved } from "../unsaved/useUnsaved";
import { FormContext } from "./FormContext";
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
};

/** A form and everything in it: its fields, its summary, the question before what was typed is lost. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  asks = true,
  children,
  ...rest
}: FormProps<Values>) {
  const { parts, formState } = form;
  parts.release.current = useUnsaved(asks && formState.isDirty);
  return (
    <FormProvider {...form}>
      <FormContext value={parts}>
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
      </FormContext>
    </FormProvider>
  );
}
